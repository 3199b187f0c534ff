import { readFileSync } from 'node:fs'
import path from 'node:path'

/** Where the page editor begins (vite.config.ts names it to the build). No page imports it: visitors get nothing of it. */
const source = 'src/editor/main.tsx'

/**
 * The addresses of the editor's first script and styles, by the list that the build leaves; in development the source
 * itself, which brings its styles along. Throws when the build has none: staff would be left without their tools.
 */
export function findEditorFiles(clientDir: string | null): { script: string; styles: string[] } {
  if (clientDir === null) return { script: `/${source}`, styles: [] }
  const manifest: unknown = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  const entry = isRecord(manifest) ? manifest[source] : undefined
  if (!isRecord(entry) || typeof entry['file'] !== 'string')
    throw new TypeError(`The build has no ${source}`)
  const css: unknown[] = Array.isArray(entry['css']) ? entry['css'] : []
  return {
    script: `/${entry['file']}`,
    styles: css.flatMap((file) => (typeof file === 'string' ? [`/${file}`] : [])),
  }
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
