import type { Language, Localized } from '#i18n/languages.ts'
import type { Mention, Token } from './mention.ts'
import { tokensOf } from './tokens-of.ts'

export type Hall = { id: number; name: Localized }
/** A hall in a text. `write` says another one in the same case; null where its gender asks for another sentence. */
export type HallMention = Mention & { hall: number; write: (hall: Hall) => string | null }

type Gender = 'masculine' | 'feminine' | 'neuter'
const genders: readonly [RegExp, Gender][] = [
  [/(?:saal|raum|hof|garten|keller|salon|club|klub|turm|boden)$/iu, 'masculine'],
  [/(?:foyer|haus|studio|theater|forum|auditorium|atelier|zelt)$/iu, 'neuter'],
  [/(?:kirche|halle|kapelle|bühne|lounge|bar|terrasse|aula|galerie|scheune)$/iu, 'feminine'],
]
const inflected = /^(\p{L}{3,})(?:er|es|e)$/u
const endings = new Set(['er', 'en', 'es', 'em', 'e'])
/** The ending of an adjective after these words, for halls that are not feminine. */
const endingAfter: Readonly<Record<string, string>> = {
  im: 'en',
  vom: 'en',
  zum: 'en',
  beim: 'en',
  am: 'en',
  dem: 'en',
  den: 'en',
  des: 'en',
  der: 'e',
  das: 'e',
}

/** The halls of the house that a text names, in any case. */
export function findHalls(
  text: string,
  tokens: readonly Token[],
  halls: readonly Hall[],
  language: Language,
): HallMention[] {
  const found: { mention: HallMention; words: number }[] = []
  for (const hall of halls) {
    const words = tokensOf(hall.name[language])
    if (words.length === 0) continue
    for (let at = 0; at + words.length <= tokens.length; at++) {
      const match = matchAt(text, tokens.slice(at, at + words.length), words, language)
      if (!match) continue
      const before = tokens[at - 1]
      if (words.length === 1 && !isNamed(text, tokens[at], before, language)) continue
      const { start, end } = match
      const isWithin = found.findIndex(({ mention }) => mention.start < end && start < mention.end)
      if (isWithin >= 0 && (found[isWithin]?.words ?? 0) >= words.length) continue
      if (isWithin >= 0) found.splice(isWithin, 1)
      found.push({
        words: words.length,
        mention: {
          start,
          end,
          hall: hall.id,
          write: (to) => (language === 'en' ? to.name.en : inGerman(match, hall, to, before?.folded ?? '')),
        },
      })
    }
  }
  return found.map(({ mention }) => mention).toSorted((one, other) => one.start - other.start)
}

type Match = Mention & { adjective: string | null; hasGenitive: boolean }

function matchAt(
  text: string,
  tokens: readonly Token[],
  words: readonly Token[],
  language: Language,
): Match | null {
  const [first, last] = [tokens[0], tokens.at(-1)]
  if (!first || !last) return null
  let adjective: string | null = null
  let hasGenitive = false
  for (const [index, word] of words.entries()) {
    const token = tokens[index]
    const before = tokens[index - 1]
    if (!token) return null
    if (before && !/^[\s\u00a0-]{1,2}$/u.test(text.slice(before.end, token.start))) return null
    const isLast = index === words.length - 1
    if (language === 'de' && !isLast && isAdjective(word, words)) {
      const stem = inflected.exec(word.folded)?.[1] ?? word.folded
      const ending = token.folded.slice(stem.length)
      if (!token.folded.startsWith(stem) || !endings.has(ending)) return null
      adjective = ending
    } else if (token.folded !== word.folded) {
      if (!isLast || language !== 'de' || !/^(?:e?s)$/u.test(token.folded.replace(word.folded, '')))
        return null
      if (!token.folded.startsWith(word.folded)) return null
      hasGenitive = true
    }
  }
  // Part of a longer word, such as "Werkraum-Bar".
  if (/^-\p{L}/u.test(text.slice(last.end, last.end + 2))) return null
  return { start: first.start, end: last.end, adjective, hasGenitive }
}

/** A name of one word is one only after what leads to a place, as "workshop" may be any. */
function isNamed(
  text: string,
  own: Token | undefined,
  before: Token | undefined,
  language: Language,
): boolean {
  if (!own || !/^\p{Lu}/u.test(own.word)) return false
  if (!before) return true
  if (/[,:·|(–-]\s*$/u.test(text.slice(before.end, own.start))) return true
  return language === 'de'
    ? /^(?:im|vom|zum|beim|am|dem|den|des|der|das|in)$/u.test(before.folded)
    : before.folded === 'the'
}

function isAdjective(word: Token, words: readonly Token[]): boolean {
  const next = words[words.indexOf(word) + 1]
  return next !== undefined && next.start - word.end === 1 && inflected.test(word.folded) && words.length <= 3
}

function inGerman(match: Match, from: Hall, to: Hall, before: string): string | null {
  const [old, other] = [genderOf(from.name.de), genderOf(to.name.de)]
  if (old === null || old !== other) return null
  const words = tokensOf(to.name.de)
  const ending = match.adjective ?? (old === 'feminine' ? null : (endingAfter[before] ?? null))
  const [first] = words
  let written = to.name.de
  if (first && isAdjective(first, words)) {
    const stem = inflected.exec(first.word)?.[1]
    if (stem === undefined || (ending === null && before !== '')) return null
    written = `${stem}${ending ?? 'er'}${to.name.de.slice(first.end)}`
  }
  return match.hasGenitive && !/[sßxz]$/u.test(written) ? `${written}s` : written
}

function genderOf(name: string): Gender | null {
  return genders.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
