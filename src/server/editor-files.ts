import path from 'node:path'
import { isRecord, readList, stylesOfEntry } from './part-styles.ts'

/** Where the page editor begins (vite.config.ts names it to the build). No page imports it: visitors get nothing of it. */
const source = 'src/editor/main.tsx'
/** In development modules want React's refreshing to be there before they are, and pages bring it late. */
const refresh = '/@id/__x00__virtual:react-router/inject-hmr-runtime'
/** What every page carries already. */
const onEveryPage = /^\/assets\/frame-[^/]+\.css$/

/**
 * The addresses of the editor's first script and of its styles, by the list that the build leaves; in development
 * the source itself, which brings its styles along. Throws when the build has none: staff would be left without their tools.
 */
export function findEditorFiles(clientDir: string | null): { scripts: string[]; styles: string[] } {
  if (clientDir === null) return { scripts: [refresh, `/${source}`], styles: [] }
  const files = readList(path.join(clientDir, '.vite/manifest.json'))
  const entry = files[source]
  if (!isRecord(entry) || typeof entry['file'] !== 'string') throw new TypeError(`The build has no ${source}`)
  const styles = stylesOfEntry(source, files, new Set()).filter((file) => !onEveryPage.test(file))
  return { scripts: [`/${entry['file']}`], styles: [...new Set(styles)] }
}
