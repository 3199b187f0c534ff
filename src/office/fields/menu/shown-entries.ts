import type { MenuPage } from '#contracts/office-menus.ts'
import { pickLanguage, type Language } from '#i18n/languages.ts'
import type { MenuEntry } from '#records/field.ts'
import { href } from '#routing/paths.ts'
import { nameOfRoute } from '#routing/route-names.ts'
import { plainRouteIds } from '#routing/table.ts'

/** The pages that menus lead to, by their numbers. */
export type MenuPages = ReadonlyMap<number, MenuPage>
export type ShownEntry = { name: string; url: string; isHighlight: boolean; children: ShownEntry[] }

/** The number of the page that an entry leads to. */
export function pageOfEntry({ target }: Pick<MenuEntry, 'target'>): number | null {
  const [, id] = /^page:(\d+)$/.exec(target) ?? []
  return id === undefined ? null : Number(id)
}

/** All entries of a menu, each before those below it. */
export function allEntries(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...allEntries(entry.children)])
}

/** The name of an entry in a language, by the rules of the site; empty while its page is being loaded. */
export function nameOfEntry(entry: MenuEntry, pages: MenuPages, language: Language): string {
  const titles = pages.get(pageOfEntry(entry) ?? 0)?.titles
  const other = language === 'de' ? 'en' : 'de'
  return (
    entry.label[language] ||
    titles?.[language] ||
    pickLanguage(entry.label, language) ||
    titles?.[other] ||
    ''
  )
}

/** What an entry leads to, in words. */
export function placeOfEntry(entry: MenuEntry, pages: MenuPages, language: Language): string {
  const route = plainRouteIds.find((id) => entry.target === `route:${id}`)
  if (route !== undefined) return nameOfRoute(route, language) ?? href(route, language)
  if (entry.target === '') return pickLanguage(entry.url, language)
  const urls = pages.get(pageOfEntry(entry) ?? 0)?.urls
  return urls?.[language] ?? urls?.de ?? urls?.en ?? ''
}

/** What visitors see of a menu in a language: entries whose page is not public are left out with those below them. */
export function shownEntries(
  entries: readonly MenuEntry[],
  pages: MenuPages,
  language: Language,
): ShownEntry[] {
  return entries.flatMap((entry): ShownEntry[] => {
    const url = addressOf(entry, pages, language)
    if (url === null) return []
    return [
      {
        name: nameOfEntry(entry, pages, language),
        url,
        isHighlight: entry.is_highlight,
        children: shownEntries(entry.children, pages, language),
      },
    ]
  })
}

function addressOf(entry: MenuEntry, pages: MenuPages, language: Language): string | null {
  const id = pageOfEntry(entry)
  if (id !== null) {
    const page = pages.get(id)
    return page?.listed[language] === true ? page.urls[language] : null
  }
  const route = plainRouteIds.find((one) => entry.target === `route:${one}`)
  return route === undefined ? pickLanguage(entry.url, language) || null : href(route, language)
}
