import type { Language, Localized } from '#i18n/languages.ts'
import type { Mention, Token } from './mention.ts'
import { tokensOf } from './tokens-of.ts'

/** `dative` and `genitive`: the German name in these cases, where the house has named them. */
export type Hall = { id: number; name: Localized; dative?: string | null; genitive?: string | null }
/** A hall in a text. `write` says another one in the same case; null where that is not sure. */
export type HallMention = Mention & { hall: number; write: (hall: Hall) => string | null }

type Gender = 'masculine' | 'feminine' | 'neuter'
const genders: readonly [RegExp, Gender][] = [
  [/(?:saal|raum|hof|garten|keller|salon|club|klub|turm|boden)$/iu, 'masculine'],
  [/(?:foyer|haus|studio|theater|forum|auditorium|atelier|zelt)$/iu, 'neuter'],
  [/(?:kirche|halle|kapelle|bühne|lounge|bar|terrasse|aula|galerie|scheune)$/iu, 'feminine'],
]
/**
 * The stems of adjectives in names of halls, folded. Any other word before a space may be a name or an origin, which is not
 * inflected: the hall of Schiller, Weber or Hamburg.
 */
const adjectives =
  /^(?:gross|klein|alt|neu|hoh|lang|rund|ober|unter|mittler|inner|ausser|erst|zweit|dritt|rot|blau|grun|gelb|weiss|schwarz|grau|braun|gold|golden|silbern|glasern|steinern|holzern|marmorn|\p{L}+isch|\p{L}+lich)(?:er|es|e)$/u
const endings = new Set(['er', 'en', 'es', 'em', 'e'])
/** The case after these words, for halls that are not feminine. */
const caseAfter: Readonly<Record<string, 'dative' | 'accusative' | 'genitive'>> = {
  im: 'dative',
  vom: 'dative',
  zum: 'dative',
  beim: 'dative',
  am: 'dative',
  dem: 'dative',
  den: 'accusative',
  des: 'genitive',
}

/** The halls of the house that a text names, in any case. */
export function findHalls(
  text: string,
  tokens: readonly Token[],
  halls: readonly Hall[],
  language: Language,
): HallMention[] {
  const found: { mention: HallMention; words: number }[] = []
  const spelled = halls.flatMap((hall) => spellingsOf(hall, language).map((name) => ({ hall, name })))
  for (const { hall, name } of spelled) {
    const words = tokensOf(name)
    if (words.length === 0) continue
    for (let at = 0; at + words.length <= tokens.length; at++) {
      const match = matchAt(text, tokens.slice(at, at + words.length), { name, words, language })
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
          write: (to) =>
            language === 'en'
              ? to.name.en
              : inGerman(match, { from: hall, to, before: before?.folded ?? '' }),
        },
      })
    }
  }
  return found.map(({ mention }) => mention).toSorted((one, other) => one.start - other.start)
}

/** The name of a hall, and in German the forms that the house has named. */
function spellingsOf({ name, dative, genitive }: Hall, language: Language): string[] {
  return language === 'en' ? [name.en] : [...new Set([name.de, dative ?? '', genitive ?? ''])].filter(Boolean)
}

type Match = Mention & { adjective: string | null; hasGenitive: boolean }

function matchAt(
  text: string,
  tokens: readonly Token[],
  { name, words, language }: { name: string; words: readonly Token[]; language: Language },
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
    if (language === 'de' && !isLast && isAdjective(name, word)) {
      const stem = stemOf(word.folded)
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

/** Whether a word of a name is an adjective, which stands alone before a space. */
function isAdjective(name: string, word: Token): boolean {
  return name[word.end] === ' ' && adjectives.test(word.folded)
}

/** Whether a word may be an adjective or a name, so that its German form is not sure. */
function isUnsure(name: string, word: Token): boolean {
  return name[word.end] === ' ' && /(?:er|es|e)$/u.test(word.folded) && !adjectives.test(word.folded)
}

function stemOf(word: string): string {
  return word.replace(/(?:er|es|e)$/u, '')
}

function inGerman(
  match: Match,
  { from, to, before }: { from: Hall; to: Hall; before: string },
): string | null {
  const [old, other] = [genderOf(from.name.de), genderOf(to.name.de)]
  if (old === null || old !== other) return null
  const isGenitive = match.hasGenitive || caseAfter[before] === 'genitive'
  const wanted = isGenitive ? 'genitive' : old === 'feminine' ? null : caseAfter[before]
  const named = wanted === 'genitive' ? to.genitive : wanted === 'dative' ? to.dative : null
  if (named) return named
  const words = tokensOf(to.name.de)
  const [first] = words
  if (words.some((word) => isUnsure(to.name.de, word))) return null
  let written = to.name.de
  if (first && isAdjective(to.name.de, first)) {
    const weak = wanted ? 'en' : ['der', 'das', 'die'].includes(before) ? 'e' : null
    const ending = match.adjective ?? weak
    // After any other word the case is known only where nothing shows it.
    if (ending === null && before !== '') return null
    if (ending !== null) written = `${stemOf(first.word)}${ending}${to.name.de.slice(first.end)}`
  }
  return isGenitive && !/[sßxz]$/u.test(written) ? `${written}s` : written
}

function genderOf(name: string): Gender | null {
  return genders.find(([pattern]) => pattern.test(name))?.[1] ?? null
}
