import type { ArchiveFacet } from '#contracts/archive.ts'
import type { Language, Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import { facetsCall } from './archive-links.ts'
import type { FacetValues } from './facet-values.ts'

/** Debounce delay in milliseconds. */
const timeout = 160

/**
 * Searches the names of a facet for the typed text; null for an empty text or a failed call: the list then keeps the
 * page's own values, and the form's button still works. `outdated` if the text has changed meanwhile.
 */
export async function findNames(asked: {
  query: string
  facet: ArchiveFacet
  typed: string
  language: Language
  isLatest: () => boolean
}): Promise<FacetValues | null | 'outdated'> {
  const { query, facet, typed, language, isLatest } = asked
  if (typed.trim() === '') return null
  await new Promise((resolve) => {
    setTimeout(resolve, timeout)
  })
  if (!isLatest()) return 'outdated'
  try {
    const response = await fetch(`${facetsCall(query, facet)}&find=${encodeURIComponent(typed)}`)
    const answer = response.ok ? readAnswer(await response.json(), language) : null
    return isLatest() ? answer : 'outdated'
  } catch {
    return isLatest() ? null : 'outdated'
  }
}

/** The call's answer in one language; null if it is invalid. */
function readAnswer(answer: unknown, language: Language): FacetValues | null {
  if (!isRecord(answer) || !Array.isArray(answer['results'])) return null
  return {
    count: Number(answer['count']),
    results: answer['results'].filter(isRecord).map((value) => ({
      id: Number(value['id']),
      name: textOf(value['name'], language) ?? '',
      detail: textOf(value['detail'], language),
      count: Number(value['count']),
    })),
  }
}

function textOf(text: unknown, language: Language): string | null {
  if (!isRecord(text)) return null
  const other: keyof Localized = language === 'de' ? 'en' : 'de'
  const found = text[language] || text[other]
  return typeof found === 'string' ? found : ''
}
