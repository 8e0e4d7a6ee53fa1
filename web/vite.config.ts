import preact from '@preact/preset-vite'
import type { Plugin } from 'vite'
import { defineConfig } from 'vitest/config'

const server = process.env.SAECULA_SERVER ?? 'http://127.0.0.1:8123'

/** Every browser that runs the client reads woff2: the older format stays out of the package. */
function onlyWoff2(): Plugin {
  return {
    name: 'only-woff2',
    generateBundle(_options, bundle) {
      for (const [name, part] of Object.entries(bundle)) {
        if (name.endsWith('.woff')) delete bundle[name]
        else if (part.type === 'asset' && name.endsWith('.css'))
          part.source = String(part.source).replace(/,\s*url\([^)]+\.woff\)\s*format\(["']?woff["']?\)/g, '')
      }
    },
  }
}

export default defineConfig({
  plugins: [preact(), onlyWoff2()],
  build: {
    outDir: '../src/saecula/server/static',
    emptyOutDir: true,
    minify: 'terser', // about 2 KB less to load than with esbuild
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    target: 'es2022',
  },
  server: { proxy: { '/api': { target: server, ws: true, changeOrigin: false } } },
  test: { include: ['test/**/*.test.{ts,mjs}'] },
})
