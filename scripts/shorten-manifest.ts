import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files that every page has already: to name them with each route is a fifth of the list. */
const everywhere = /\/(framework|frame|rolldown-runtime)-[^/]+\.(js|css#?)$/
const start = 'window.__reactRouterManifest='

/**
 * Shortens the list of routes that browsers are sent (`manifest-….js`) by what says nothing: files that are there already,
 * and marks that are not set. Throws when the list has another shape: an upgrade of the router has changed it.
 */
export function shortenManifest(clientDir: string): void {
  const folder = path.join(clientDir, 'assets')
  const files = readdirSync(folder).filter((name) => /^manifest-.+\.js$/.test(name))
  for (const name of files) {
    const file = path.join(folder, name)
    writeFileSync(file, shorten(readFileSync(file, 'utf8')))
  }
  if (files.length === 0) throw new Error(`No list of routes in ${folder}`)
}

/** The text of the list, shortened. */
export function shorten(text: string): string {
  if (!text.startsWith(start)) throw new Error('The list of routes has another shape')
  const list: unknown = JSON.parse(text.slice(start.length).replace(/;\s*$/, ''))
  // Whole for the routes around all others: by them the page's own styles are known.
  const isWhole = (key: string) => key === 'root' || key === 'entry'
  const short = JSON.stringify(list, (name, part: unknown) => {
    if (part === false) return undefined
    if (isWhole(name) || !isRecord(part)) return part
    const files = ['imports', 'css'].flatMap((kind) => {
      const all = part[kind]
      return Array.isArray(all) ? [[kind, all.filter((file) => !everywhere.test(String(file)))]] : []
    })
    return { ...part, ...Object.fromEntries(files) }
  })
  return `${start}${short};`
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value)
}
