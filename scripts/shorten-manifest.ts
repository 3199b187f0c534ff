import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import path from 'node:path'

/** The files that every page has already: to name them with each route is a fifth of the list. */
const everywhere = /\/(framework|frame|rolldown-runtime)-[^/]+\.js$/
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
  const short = JSON.stringify(list, (key, value: unknown) => {
    if (value === false) return undefined
    if (key !== 'imports' || !Array.isArray(value)) return value
    return value.filter((file) => typeof file !== 'string' || !everywhere.test(file))
  })
  return `${start}${short};`
}
