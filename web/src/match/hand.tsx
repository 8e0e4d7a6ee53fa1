export { Hand } from './cards'
