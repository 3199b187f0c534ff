import { isRecord } from '#json/is-record.ts'
import { languages, type Language } from '#i18n/languages.ts'

/**
 * A thing in both languages: described in each, and put together. Where the two differ, texts get the name of their
 * language, and addresses and the names of languages become lists.
 */
export function inBothLanguages(describe: (language: Language) => object): object {
  const [first, second] = languages.map(describe)
  const both = unite('', first, second)
  return isRecord(both) ? both : {}
}

const notTexts = new Set(['url', 'sameAs', 'image', 'inLanguage', 'item', 'webFeed', 'urlTemplate'])

function unite(name: string, one: unknown, other: unknown): unknown {
  if (Array.isArray(one) && Array.isArray(other) && one.length === other.length)
    return one.flatMap((item, index) => unite(name, item, other[index]))
  if (isRecord(one) && isRecord(other)) {
    const names = new Set([...Object.keys(one), ...Object.keys(other)])
    return Object.fromEntries([...names].map((key) => [key, unite(key, one[key], other[key])]))
  }
  if (other === undefined || one === other) return one
  if (one === undefined) return other
  if (typeof one === 'string' && typeof other === 'string' && !notTexts.has(name) && !name.startsWith('@'))
    return [one, other].map((text, index) => ({ '@value': text, '@language': languages[index] }))
  return [one, other].flat()
}
