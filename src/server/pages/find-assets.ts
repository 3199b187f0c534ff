import { readFileSync } from 'node:fs'
import path from 'node:path'
import { preloadedFonts as fonts } from '#design/fonts/house.generated.ts'
import type { Assets, EntryFiles } from '#site/assets.ts'

const entries = {
  script: 'src/site/browser/start.ts',
  editor: 'src/editor/main.tsx',
  editorGallery: 'src/editor/app/gallery/main.tsx',
  editorStyles: 'src/editor/styles.ts',
  office: 'src/office/main.tsx',
}

/**
 * The addresses of the files that documents reference, from the build's manifests (scripts/build.ts); in development
 * the source files. Throws when the build lacks one of them, because pages would be broken without it.
 */
export function findAssets(clientDir: string | null): Assets {
  if (clientDir === null) return inDevelopment()
  const find = (list: string, key: string) => findIn(clientDir, list, key)
  const style = find('styles.json', 'style.css')
  const editorStyle = find('editor-styles.json', 'style.css')
  // The entry only imports the chunk that holds the script, because other modules share parts of it (vite.config.ts).
  const [chunk = entries.script] =
    readList(path.join(clientDir, '.vite/scripts.json'))[entries.script]?.imports ?? []
  return {
    style,
    scripts: [find('scripts.json', chunk)],
    fonts,
    editor: { scripts: [find('scripts.json', entries.editor)], styles: [editorStyle] },
    editorGallery: { scripts: [find('scripts.json', entries.editorGallery)], styles: [editorStyle] },
  }
}

/** The addresses of the back office's files, which only its own document references. Throws as `findAssets` does. */
export function findOfficeAssets(clientDir: string | null): EntryFiles {
  if (clientDir === null) return { scripts: ['/@vite/client', `/${entries.office}`], styles: [] }
  return {
    scripts: [findIn(clientDir, 'office.json', entries.office)],
    styles: [findIn(clientDir, 'office.json', 'style.css')],
  }
}

function findIn(clientDir: string, list: string, key: string): string {
  const found = readList(path.join(clientDir, '.vite', list))[key]?.file
  if (!found) throw new TypeError(`The build has no ${key} in ${list}`)
  return `/${found}`
}

/** Vite serves the sources; the editor's modules load their own styles. */
function inDevelopment(): Assets {
  const own = (file: string): EntryFiles => ({ scripts: [`/${file}`], styles: [] })
  return {
    style: '/visitors.css',
    scripts: ['/@vite/client', `/${entries.script}`],
    fonts,
    editor: own(entries.editor),
    editorGallery: own(entries.editorGallery),
  }
}

type FileList = Partial<Record<string, { file?: string; imports?: string[] }>>

function readList(file: string): FileList {
  // The build has written it.
  // oxlint-disable-next-line typescript/no-unsafe-type-assertion
  return JSON.parse(readFileSync(file, 'utf8')) as FileList
}
