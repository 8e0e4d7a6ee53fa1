/** Development only: a recorded scene, drawn without a server. */
import type { JSX } from 'preact'
import { useEffect, useState } from 'preact/hooks'
import { MatchTable } from '../match/table'
import { language, route, tell } from '../state'
import type { Scene } from '../types'

const scenes = import.meta.glob<{ default: Scene }>('../../mock/*.json')

export default function Mock(): JSX.Element | null {
  const [scene, setScene] = useState<Scene | null>(null)
  const name = route.value.query.get('scene') ?? 'historia-90'
  const spoken = language.value
  useEffect(() => {
    void scenes[`../../mock/${name}-${spoken}.json`]?.().then((found) => setScene(found.default))
  }, [name, spoken])
  if (!scene) return null
  return (
    <MatchTable
      scene={scene}
      info={null}
      news={5}
      fresh={new Set(['territory:oceania', 'wonder:stonehenge'])}
      choose={(n) => tell(scene.ask?.options[n - 1]?.label ?? '', false)}
      say={() => undefined}
    />
  )
}
