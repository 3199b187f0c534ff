/**
 * Catalogue abbreviations as programmes print them, by their spelling in uppercase archives; `op` with a period and a
 * space.
 */
const catalogues: readonly [pattern: string, printed: string][] = [
  ['OP', 'op.'],
  ['OPUS', 'op.'],
  ['BWV', 'BWV'],
  ['WWV', 'WWV'],
  ['HWV', 'HWV'],
  ['TWV', 'TWV'],
  ['WAB', 'WAB'],
  ['KV', 'K.'],
  ['K', 'K.'],
  ['RV', 'RV'],
  ['WOO', 'WoO'],
  ['HESS', 'Hess'],
  ['SZ', 'Sz'],
  ['BB', 'BB'],
  ['D', 'D'],
]
const printedAs = new Map(catalogues)
const names = catalogues.map(([name]) => name).join('|')
// Must follow a comma or a space, so that no part of a word is taken for a catalogue; both `OP .47` and `K.622` occur.
const pattern = new RegExp(
  `(?:,|(?<=[^,]))\\s+(${names})\\s?\\.?\\s?(\\d+[A-Z]*)(?:,? (?:NO|NR)\\. ?(\\d+))?(?:, (BB) ?(\\d+[A-Z]?))?(?=$|[,: (])`,
  'i',
)
const haydn = /,?\s+H\.? ?([IVX]+[A-Z]?:\d+)(?=$|[,: (])/i

/** Extracts the catalogue number from an uppercase title: "MESSE, OP. 5: KYRIE" gives "MESSE: KYRIE" and "op. 5". */
export function takeCatalogueNumber(text: string): { rest: string; catalogueNumber: string | null } {
  const hoboken = haydn.exec(text)
  if (hoboken) return { rest: without(text, hoboken), catalogueNumber: `Hob. ${hoboken[1]?.toUpperCase()}` }
  const match = pattern.exec(text)
  const [, catalogue = '', number = '', part, second, secondNumber] = match ?? []
  if (!match) return { rest: text, catalogueNumber: null }
  const printed = printedAs.get(catalogue.toUpperCase()) ?? catalogue
  const parts = [
    `${printed} ${number.toLowerCase()}`,
    part && ` Nr. ${part}`,
    second && secondNumber && `, ${second} ${secondNumber}`,
  ]
  return { rest: without(text, match), catalogueNumber: parts.filter(Boolean).join('') }
}

/** Normalizes a catalogue number for comparison: `op. 18 Nr. 1` equals `OP.18, NO. 1`. Null without a number. */
export function catalogueKey(number: string | null): string | null {
  return (
    number &&
    number
      .toLowerCase()
      .replace(/kv|köchel/g, 'k')
      .replace(/nr|no/g, 'n')
      .replace(/[^a-z0-9]/g, '')
  )
}

function without(text: string, match: RegExpExecArray): string {
  const rest = text.slice(0, match.index) + text.slice(match.index + match[0].length)
  return rest
    .replace(/\s+/g, ' ')
    .replace(/,(?= ?(:|$))/g, '')
    .trim()
}
