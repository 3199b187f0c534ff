import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the addresses of the built style files that parts of a page need, in the order in which they belong, by the
 * list of files that the build leaves (`.vite/manifest.json`). Without a build there are none. Throws when the build has
 * no such list: pages would be shown without the styles of some parts.
 */
export function createPartStyleFinder(clientDir: string | null): (parts: readonly string[]) => string[] {
  if (clientDir === null) return () => []
  const files: unknown = JSON.parse(readFileSync(path.join(clientDir, '.vite/manifest.json'), 'utf8'))
  if (!isRecord(files)) throw new TypeError('The list of built files is no list of files')
  const known = new Map<string, string[]>()
  const stylesOf = (part: string) => {
    const styles = known.get(part) ?? stylesOfModule(moduleOf(part, files), files, new Set())
    known.set(part, styles)
    return styles
  }
  return (parts) => [...new Set(parts.flatMap(stylesOf))]
}

/** A block's view, or the module that is named like the part; none for a block that comes with the content. */
function moduleOf(part: string, files: Record<string, unknown>): string {
  const view = `src/blocks/${part}/view.tsx`
  return Object.keys(files).find((file) => file === view || file.endsWith(`/${part}.tsx`)) ?? ''
}

/** A module's styles after those of everything that it imports. */
function stylesOfModule(module: string, files: Record<string, unknown>, seen: Set<string>): string[] {
  const entry = files[module]
  if (!isRecord(entry) || seen.has(module)) return []
  seen.add(module)
  return [
    ...textsIn(entry['imports']).flatMap((imported) => stylesOfModule(imported, files, seen)),
    ...textsIn(entry['css']).map((file) => `/${file}`),
  ]
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
