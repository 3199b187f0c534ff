/** How catalogues are written in programmes, by how archives in capitals write them; `op` with a point and a gap. */
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
// Behind a comma or a gap, so that no letter of a word is taken for a catalogue; `OP .47` and `K.622` both occur.
const pattern = new RegExp(
  `(?:,|(?<=[^,]))\\s+(${names})\\s?\\.?\\s?(\\d+[A-Z]*)(?:,? (?:NO|NR)\\. ?(\\d+))?(?:, (BB) ?(\\d+[A-Z]?))?(?=$|[,: (])`,
  'i',
)
const haydn = /,?\s+H\.? ?([IVX]+[A-Z]?:\d+)(?=$|[,: (])/i

/** Takes the catalogue number out of a title in capitals: "MESSE, OP. 5: KYRIE" leaves "MESSE: KYRIE" and "op. 5". */
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

/** The same number however it is written: `op. 18 Nr. 1`, `OP.18, NO. 1`. Null where there is none. */
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
