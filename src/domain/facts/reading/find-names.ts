import type { Language } from '#i18n/languages.ts'
import type { Mention, Token } from './mention.ts'
import { tokensOf } from './tokens-of.ts'

/** Who performs, as texts name them. `family` is empty for ensembles, which have no short name. */
export type Name = { de: string; en: string; others: readonly string[]; family: string }

/**
 * A name in a text. `isFull` unless it is the family name alone. `ending` is that of its case: "s", "’s", "’", or none.
 * `isAfterArticle`: in German an article or a role before it would have to change with the name.
 */
export type NameMention = Mention & { isFull: boolean; ending: string; isAfterArticle: boolean }

/** Words that stand before a family name and are no given name of another person. */
const roles = new Set(
  `frau herr herrn ms mr mrs dr dame sir maestro maestra solist solistin pianist pianistin dirigent dirigentin
  chefdirigent chefdirigentin geiger geigerin cellist cellistin bratschist bratschistin organist organistin sanger
  sangerin sopranistin altistin mezzosopranistin tenor bariton bass sopran flotist flotistin klarinettist
  klarinettistin oboist oboistin hornist hornistin trompeter trompeterin posaunist posaunistin schlagzeuger
  schlagzeugerin harfenist harfenistin cembalist cembalistin lautenist lautenistin gitarrist gitarristin komponist
  komponistin kapellmeister kapellmeisterin kunstler kunstlerin pianistin`.split(/\s+/u),
)
/** Words that begin a sentence and are no given name. */
const beginnings = new Set(
  `mit von bei fur auch wenn dass als und doch nun dann hier heute so wie was wo warum ohne uber unter nach vor seit
  weil sogar nur am im zu with by for when and but as here today so like what where why without about under after
  before since because even only at in to then now if that`.split(/\s+/u),
)
const articles = new Set('der die das des dem den ein eine einem einen einer eines'.split(' '))

/** The places at which a text names somebody, in any form of the name. */
export function findNames(
  text: string,
  tokens: readonly Token[],
  name: Name,
  { withFamilyName }: { withFamilyName: boolean },
): NameMention[] {
  const found: NameMention[] = []
  const spellings = [...new Set([name.de, name.en, ...name.others])].map(foldedWords).filter(isDistinct)
  const family = name.family === '' ? [] : foldedWords(name.family)
  for (let at = 0; at < tokens.length; at++) {
    const full = spellings
      .flatMap((words) => matchAt(text, tokens, at, words) ?? [])
      .toSorted((one, other) => other.next - one.next)[0]
    const match = full ?? (withFamilyName ? familyAt(text, tokens, at, { family, spellings }) : null)
    if (!match) continue
    const before = tokens[match.first - 1]
    const isAfterArticle =
      before !== undefined &&
      isBeside(text, before, tokens[match.first]) &&
      (articles.has(before.folded) || roles.has(before.folded))
    found.push({
      start: tokens[match.first]?.start ?? 0,
      end: match.end,
      ending: match.ending,
      isFull: full !== undefined,
      isAfterArticle,
    })
    at = match.next - 1
  }
  return found
}

/** Another name in the form in which a mention has the old one. */
export function writeName(mention: NameMention, name: Name, language: Language): string {
  const full = name[language]
  const short = mention.isFull || name.family === '' ? full : name.family
  if (mention.ending === '') return short
  if (language === 'en') return `${short}${/^['’]/u.exec(mention.ending)?.[0] ?? '’'}s`
  if (/(?:[sßxz]|ce)$/iu.test(short)) return `${short}’`
  return `${short}s`
}

type Match = { first: number; next: number; end: number; ending: string }

/** The family name alone, unless it belongs to somebody else with another given name. */
function familyAt(
  text: string,
  tokens: readonly Token[],
  at: number,
  { family, spellings }: { family: readonly string[]; spellings: readonly (readonly string[])[] },
): Match | null {
  const match = family.length > 0 ? matchAt(text, tokens, at, family) : null
  const [own, before] = [tokens[at], tokens[at - 1]]
  if (!match || !own || !/^\p{Lu}/u.test(own.word)) return null
  if (!before || !/^[\s.\u00a0-]+$/u.test(text.slice(before.end, own.start))) return match
  if (!/^\p{Lu}/u.test(before.word) || roles.has(before.folded)) return match
  const isInitial =
    before.word.length === 1 && spellings.some(([given]) => given?.startsWith(before.folded) === true)
  if (isInitial) return null
  const beyond = tokens[at - 2]
  const isFirst = !beyond || /[.!?:\n]/u.test(text.slice(beyond.end, before.start))
  return isFirst && beginnings.has(before.folded) ? match : null
}

function matchAt(text: string, tokens: readonly Token[], at: number, words: readonly string[]): Match | null {
  for (const [index, word] of words.entries()) {
    const token = tokens[at + index]
    if (!token) return null
    if (index > 0 && !isBeside(text, tokens[at + index - 1], token)) return null
    const isLast = index === words.length - 1
    if (token.folded === word) continue
    if (!isLast || token.folded !== `${word}s` || !token.word.endsWith('s')) return null
    return { first: at, next: at + words.length, end: token.end, ending: 's' }
  }
  const last = tokens[at + words.length - 1]
  if (!last) return null
  const after = /^['’]s(?!\p{L})/u.exec(text.slice(last.end, last.end + 3))
  if (after) return { first: at, next: at + words.length + 1, end: last.end + 2, ending: after[0] }
  const isApostrophe =
    /[sßxz]$/iu.test(last.word) && /^['’](?!\p{L})/u.test(text.slice(last.end, last.end + 2))
  const ending = isApostrophe ? text.slice(last.end, last.end + 1) : ''
  return { first: at, next: at + words.length, end: last.end + ending.length, ending }
}

function isBeside(text: string, one: Token | undefined, other: Token | undefined): boolean {
  if (!one || !other) return false
  return /^(?:[\s\u00a0]{1,2}|-|–|\.[\s\u00a0]?|['’])$/u.test(text.slice(one.end, other.start))
}

function foldedWords(name: string): string[] {
  return tokensOf(name).map(({ folded }) => folded)
}

/** A single short word may be any word. */
function isDistinct(words: readonly string[]): boolean {
  return words.length > 1 || (words[0]?.length ?? 0) >= 6
}
