import type { Term } from './question.ts'
import { matchAt } from './pattern.ts'
import { wordsOf } from './pieces.ts'

/**
 * The number in a catalogue of works that begins at a position: "KV466", "Op. 125", "Hob. XVI:52". It becomes a phrase
 * in one spelling, "kv 466", with the other spelling as an alternative. An "Nr. 1" after an opus isn't part of it.
 */
export function readCatalogueNumber(text: string, position: number): { end: number; term: Term } | null {
  for (const { pattern, spellings } of catalogues) {
    const match = matchAt(pattern, text, position)
    if (!match) continue
    const number = wordsOf(match.groups?.number ?? '').join(' ')
    const [spelling = '', ...others] = spellings.map((name) => `${name} ${number}`.toLowerCase())
    const term = { text: spelling, isPhrase: true, isNumber: true, alternatives: others }
    return { end: position + match[0].length, term }
  }
  return null
}

const plain = String.raw`\d{1,4}[a-z]?(?:/\d{1,3})?`
const roman = '[ivx]{1,6}[a-g]?'

/** Catalogues whose names can't be mistaken for other words. */
const named = [
  catalogue('köchel(?:[ -]?verzeichnis)?|koechel|kv', plain, ['kv', 'k']),
  catalogue('opus|opp?', String.raw`\d{1,4}[a-z]?`, ['op', 'opus']),
  catalogue('deutsch', plain, ['d', 'deutsch']),
  catalogue('hob(?:oken)?', `${roman}(?: ?[:/] ?| )[a-z]{0,2}\\d{1,3}`, ['hob']),
  catalogue('twv', String.raw`\d{1,3}[a-z]?:[a-z]{0,3}\d{1,3}`, ['twv']),
  catalogue('jw', String.raw`[ivx]{1,6}/\d{1,3}`, ['jw']),
  ...'bwv rv hwv woo swv sz bb wq buxwv wwv fs wab sv fwv zwv fp mwv trv'
    .split(' ')
    .map((name) => catalogue(name, plain, [name])),
]

/** Single letters name a catalogue only with a period, or before a number of at least two digits. */
const letters = 'k d s l m h b z c'.split(' ').flatMap((letter) => {
  const spellings = letter === 'k' ? ['kv', 'k'] : letter === 'd' ? ['d', 'deutsch'] : [letter]
  return [
    catalogue(String.raw`${letter}(?=\.)`, plain, spellings),
    catalogue(String.raw`${letter}(?= ?\d\d)`, plain, spellings),
  ]
})

const catalogues = [...named, ...letters]

function catalogue(names: string, number: string, spellings: string[]) {
  return {
    pattern: new RegExp(
      String.raw`(?<!['’])(?:${names})\.? ?(?:n[ro]\.? ?)?(?<number>${number})(?![\p{L}\p{N}])`,
      'iuy',
    ),
    spellings,
  }
}
