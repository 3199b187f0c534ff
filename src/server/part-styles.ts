import { readFileSync } from 'node:fs'
import path from 'node:path'

/**
 * Finds the addresses of the built style files that parts of a page need, in the order in which they belong, by the
 * lists that the build leaves: of its files (`.vite/manifest.json`), and of what went into which (`.vite/modules.json`).
 * Without a build there are none. Throws when the build has no such lists: pages would be shown without the styles of
 * some parts.
 */
export function createPartStyleFinder(clientDir: string | null): (parts: readonly string[]) => string[] {
  if (clientDir === null) return () => []
  const files = readList(path.join(clientDir, '.vite/manifest.json'))
  const modules = readList(path.join(clientDir, '.vite/modules.json'))
  const entries = new Map(
    Object.entries(files).flatMap(([key, entry]) => (isRecord(entry) ? [[entry['file'], key]] : [])),
  )
  const known = new Map<string, string[]>()
  const stylesOf = (part: string) => {
    const entry = entries.get(fileOf(part, modules))
    const styles = known.get(part) ?? (entry === undefined ? [] : stylesOfEntry(entry, files, new Set()))
    known.set(part, styles)
    return styles
  }
  return (parts) => [...new Set(parts.flatMap(stylesOf))]
}

/** A list that the build leaves; throws when it is none. */
export function readList(file: string): Record<string, unknown> {
  const list: unknown = JSON.parse(readFileSync(file, 'utf8'))
  if (!isRecord(list)) throw new TypeError(`Not a list of built files: ${file}`)
  return list
}

/** The file of a block's view, or of the module that is named like the part. */
function fileOf(part: string, modules: Record<string, unknown>): unknown {
  const view = `src/blocks/${part}/view.tsx`
  const module = Object.keys(modules).find((name) => name === view || name.endsWith(`/${part}.tsx`))
  return module === undefined ? undefined : modules[module]
}

/** The styles of a file, by its name in the build's list, after those of everything that it imports. */
export function stylesOfEntry(key: string, files: Record<string, unknown>, seen: Set<string>): string[] {
  const entry = files[key]
  if (!isRecord(entry) || seen.has(key)) return []
  seen.add(key)
  return [
    ...textsIn(entry['imports']).flatMap((imported) => stylesOfEntry(imported, files, seen)),
    ...textsIn(entry['css']).map((file) => `/${file}`),
  ]
}

function textsIn(list: unknown): string[] {
  return Array.isArray(list) ? list.filter((item) => typeof item === 'string') : []
}

export function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null
}
