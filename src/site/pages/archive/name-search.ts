import type { ArchiveFacet } from '#contracts/archive.ts'
import { shortDay } from '#i18n/dates.ts'
import type { Language } from '#i18n/languages.ts'
import { archiveMessages } from '#i18n/lazy/archive.ts'

export type NamedSearch = {
  text: string
  from: string
  to: string
  chosen: { facet: ArchiveFacet; id: number; name: string | null }[]
}
type Part = { name: string } & ({ keys: string[] } | { facet: ArchiveFacet; id: number })

/** All search criteria in words: the text, the time span, each record. */
export function nameSearch({ text, from, to, chosen }: NamedSearch, language: Language): Part[] {
  const archive = archiveMessages[language]
  return [
    ...(text === '' ? [] : [{ name: language === 'de' ? `»${text}«` : `‘${text}’`, keys: ['query'] }]),
    ...(from === '' && to === '' ? [] : [{ name: nameDays(from, to, language), keys: ['date', 'date_to'] }]),
    ...chosen.map(({ facet, id, name }) => ({ name: name ?? `${archive.facet[facet]} ${id}`, facet, id })),
  ]
}

/** Names a span of whole years by its years, any other span by its days. */
function nameDays(from: string, to: string, language: Language): string {
  const archive = archiveMessages[language]
  if (to === '') return archive.since(shortDay(from, language))
  if (from === '') return archive.until(shortDay(to, language))
  if (!from.endsWith('-01-01') || !to.endsWith('-12-31'))
    return archive.days(shortDay(from, language), shortDay(to, language))
  const [first, last] = [from.slice(0, 4), to.slice(0, 4)]
  return first === last ? first : archive.days(first, last)
}
