import type { MenuEntry } from '#records/field.ts'
import { plainRouteIds, type PlainRouteId } from '#routing/table.ts'
import type { ErrorCode } from '../errors.ts'

/** The page that an entry leads to. */
export function pageOf({ target }: Pick<MenuEntry, 'target'>): number | null {
  const [, id] = /^page:([1-9]\d{0,8})$/.exec(target) ?? []
  return id === undefined ? null : Number(id)
}

/** The fixed list that an entry leads to. */
export function routeOf({ target }: Pick<MenuEntry, 'target'>): PlainRouteId | null {
  return plainRouteIds.find((id) => target === `route:${id}`) ?? null
}

/** All entries with their places, such as `main.2.children.0`. */
export function entriesWithPaths(
  entries: readonly MenuEntry[],
  above: string,
): { entry: MenuEntry; path: string }[] {
  return entries.flatMap((entry, index) => {
    const path = `${above}.${index}`
    return [{ entry, path }, ...entriesWithPaths(entry.children, `${path}.children`)]
  })
}

/** The errors of the entries by their places: every entry leads somewhere and has a name. */
export function checkMenus(menus: {
  main: readonly MenuEntry[]
  footer: readonly MenuEntry[]
}): Record<string, ErrorCode> {
  const all = [...entriesWithPaths(menus.main, 'main'), ...entriesWithPaths(menus.footer, 'footer')]
  return Object.fromEntries(
    all.flatMap(({ entry, path }) => errorsOf(entry).map(([part, code]) => [`${path}.${part}`, code])),
  )
}

function errorsOf(entry: MenuEntry): [string, ErrorCode][] {
  const { target, url, label } = entry
  const errors: [string, ErrorCode][] = []
  if (target !== '' && pageOf(entry) === null && routeOf(entry) === null) errors.push(['target', 'unknown'])
  if (target === '') {
    if (url.de === '') errors.push(['url.de', 'required'])
    else if (!isAddress(url.de)) errors.push(['url.de', 'target'])
    if (url.en !== '' && !isAddress(url.en)) errors.push(['url.en', 'target'])
  }
  // Only a page has a title of its own.
  if (label.de === '' && pageOf(entry) === null) errors.push(['label.de', 'required'])
  return errors
}

/** An https address, or a path of this site, which `//host` and `/\host` are not. */
function isAddress(text: string): boolean {
  if (/^\/(?![/\\])[^\s\\]*$/.test(text)) return true
  return text.startsWith('https://') && URL.canParse(text) && !/[\s\\]/.test(text)
}
