/** Who performs, as printed programmes, planning files and mails have it: a line for each. */
import type { Localized } from '#i18n/languages.ts'
import { kindOfName } from '#records/shared/kind-of-name.ts'
import { roles } from '#records/shared/roles.ts'
import { isInstrument, roleOf as roleOfInstrument } from '../archive/instruments.ts'
import { linesOf } from './lines-of.ts'

export type CastLine = { name: string; role: Localized | null }
/** One performer, in one reading or in several: the likeliest first. */
export type ReadMember = readonly [CastLine, ...CastLine[]]

/** The performers in a cell, each as most likely meant. */
export function readCast(cell: string): CastLine[] {
  return linesOf(cell).flatMap((line) => readMembers(line).map(([likeliest]) => likeliest))
}

/**
 * The performers of a line: `Anna Muster, Klavier`, `Muster, Anna (Klavier)`, `Leitung: Ben Beispiel`; two of
 * `Staatskapelle Musterstadt, Leitung: Ben Beispiel` and `Anna Muster (Klavier), Ben Beispiel (Violine)`.
 */
export function readMembers(line: string): ReadMember[] {
  const { index = 0, 0: separator = '' } = conductorAfter.exec(line) ?? {}
  const [ensemble, conductor] = [line.slice(0, index).trim(), line.slice(index + separator.length).trim()]
  if (separator !== '' && kindOfName(ensemble) === 'ensemble')
    return [readMember(ensemble), readMember(conductor)]
  const bracketed = line.split(/(?<=\))\s*(?:[,;/&+]|und\s|and\s)\s*/)
  if (bracketed.length > 1 && bracketed.every((part) => part.trim() !== ''))
    return bracketed.flatMap((part) => readMembers(part))
  return (splitJoined(line) ?? splitList(line) ?? [line]).map(readMember)
}

const conductorAfter =
  /[,;/|]\s*(?=(?:[Mm]usikalische )?(?:[Ll]eitung|[Ll]tg\.?|[Dd]ir\.|[Dd]irigent(?:in)?|[Dd]irigat|[Cc]onduct(?:or|ed by))\s*:?\s+\p{Lu})/u

/** `Anna Muster / Ben Beispiel`, `Klavier: Anna Muster und Ben Beispiel`; null unless each part is a whole name. */
function splitJoined(line: string): string[] | null {
  const [, head, names = line] = /^([^:,]+):\s+(.+)$/.exec(line) ?? []
  const role = head !== undefined && isRole(head) ? `${head}: ` : ''
  const joined = role === '' ? line : names
  for (const [separator, may] of [
    [/\s*\/\s*/, ['person', 'ensemble']],
    [/\s*[&+]\s*|\s+(?:und|and)\s+/i, ['person']],
  ] as const) {
    const parts = joined.split(separator).map((part) => part.trim())
    const areWhole = parts.every((part) => {
      const kind = wholeNameOf(part)
      return kind !== null && may.some((one) => one === kind)
    })
    if (parts.length > 1 && areWhole) return parts.map((part) => role + part)
  }
  return null
}

/** `Anna Muster, Klavier, Ben Beispiel, Violine`: a whole name begins anew, what else there is belongs to the one before it. */
function splitList(line: string): string[] | null {
  const parts = line.split(/,\s*/).filter(Boolean)
  if (parts.length < 2 || wholeNameOf(parts[0] ?? '') === null) return null
  const members: string[] = []
  for (const part of parts)
    if (wholeNameOf(part) !== null || members.length === 0) members.push(part)
    else members.push(`${members.pop()}, ${part}`)
  return members.length > 1 ? members : null
}

/** What a text of several words is the name of; null for one that may as well be a role. */
function wholeNameOf(text: string): 'person' | 'ensemble' | null {
  const words = text.trim().split(/\s+/)
  const mayBeRole = isRole(text) || /[:()]/.test(text) || /^\p{L}+(?:ische|liche)[rs]?$/u.test(words[0] ?? '')
  if (words.length < 2 || mayBeRole) return null
  // "Anna Muster Klavier" is a name with its role, "Historische Oboe" is none.
  const [first = '', last = ''] = [words[0], words.at(-1)]
  if (isRole(last) || isRole(first)) return words.length > 2 ? kindOfName(words.slice(0, 2).join(' ')) : null
  return kindOfName(text)
}

function readMember(line: string): ReadMember {
  const text = line.replaceAll(/\s*\t\s*/g, ' – ')
  const [, before, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  if (before !== undefined && inside !== undefined) return [of(before, inside)]
  const [, head, tail] = /^(.+?)\s*(?::\s|\s[–—-]\s)\s*(.+)$/.exec(text) ?? []
  if (head !== undefined && tail !== undefined) {
    const isRoleFirst =
      isRole(head) || groupWord.test(head)
        ? !isRole(tail) && !groupWord.test(tail)
        : !isRole(tail) && /:\s/.test(text) && isRoleOf(head, tail)
    return [isRoleFirst ? of(tail, head) : of(head, tail)]
  }
  const parts = text.split(/,\s*/).filter(Boolean)
  return parts.length > 1 ? readParts(parts) : [readWords(text)]
}

/** Whether what stands before a colon is a role that nobody knows, because behind it stands a name. */
function isRoleOf(head: string, tail: string): boolean {
  const kind = kindOfName(tail)
  const isWord = !/\s/.test(head) && /\s/.test(tail)
  return (kind === 'person' && kindOfName(head) !== 'person') || (kind !== null && isWord)
}

/** One word for what an ensemble is, such as `Barockorchester: Ensemble Ombra`. */
const groupWord = /^\p{L}*(?:orchester|chor|ensemble|quartett|quintett|trio|duo|kapelle)$/iu

/** `Anna Muster, Klavier`; `Muster, Anna`; `Muster, Anna, Klavier, Leitung`. */
function readParts(parts: readonly string[]): ReadMember {
  const [first = '', second = ''] = parts
  const named = parts.findLastIndex((part) => !isRole(part)) + 1
  if (named === 0) return [{ name: parts.join(', '), role: null }]
  if (named < parts.length) return [of(parts.slice(0, named).join(', '), parts.slice(named).join(', '))]
  if (isRole(first)) return [of(parts.slice(1).join(', '), first)]
  const inIndex = of(`${first}, ${second}`, parts.slice(2).join(', '))
  const withRole = of(first, parts.slice(1).join(', '))
  // A single word and names behind it are the form of an index; behind a whole name stands a role.
  const isFamilyName = /^(?:\p{Ll}\S*\s)*\S+$/u.test(first) && /^\p{Lu}[^\d]{0,40}$/u.test(second)
  return isFamilyName ? [inIndex, withRole] : [withRole, inIndex]
}

/** `Anna Muster Klavier` and `Dirigent Ben Beispiel`, if the rest is the name of a person. */
function readWords(text: string): CastLine {
  const words = text.split(/\s+/)
  const [first = '', last = ''] = [words[0], words.at(-1)]
  const isPerson = (rest: readonly string[]) => rest.length > 1 && kindOfName(rest.join(' ')) === 'person'
  if (isRole(last) && isPerson(words.slice(0, -1))) return of(words.slice(0, -1).join(' '), last)
  if (isRole(first) && isPerson(words.slice(1))) return of(words.slice(1).join(' '), first)
  return { name: text.trim(), role: null }
}

function of(name: string, role: string): CastLine {
  return { name: name.trim(), role: role.trim() === '' ? null : roleOf(role.trim()) }
}

const joints = /\s*(?:,|\/|&|\+|\bund\b|\band\b)\s*/i
const otherRoles = new Set(
  'dirigat director geige bratsche cello solo solist solistin soloist einstudierung lesung rezitation tanz'.split(
    ' ',
  ),
)

/** Whether a text names what somebody does, alone or with something else: `Violine und Leitung`. */
function isRole(text: string): boolean {
  const parts = text.split(joints)
  return parts.every((part) => {
    const word = part.trim().toLowerCase()
    return (
      word !== '' &&
      (otherRoles.has(word) ||
        (shortRoles[word.replace(/\.$/, '')] !== undefined && /^[a-zäö]{2,}\.$/.test(word)) ||
        safeShort.has(word) ||
        (shortRoles[word] === undefined && !word.endsWith('.') && knownRole(word) !== undefined) ||
        isInstrument(word) ||
        /^(?:musikalische|künstlerische|musical|artistic) (?:leitung|director|direction)$/.test(word) ||
        /^\p{L}{4,}(?:ist|istin|ator|atorin|spieler|spielerin|sprecher|sprecherin|leiter|leiterin)$/u.test(
          word,
        ))
    )
  })
}

/** How programmes shorten roles. */
const shortRoles: Readonly<Record<string, string>> = {
  ltg: 'Leitung',
  dir: 'Leitung',
  dirig: 'Leitung',
  s: 'Sopran',
  sopr: 'Sopran',
  ms: 'Mezzosopran',
  mezzo: 'Mezzosopran',
  a: 'Alt',
  t: 'Tenor',
  ten: 'Tenor',
  bar: 'Bariton',
  b: 'Bass',
  kl: 'Klavier',
  klav: 'Klavier',
  pno: 'Klavier',
  org: 'Orgel',
  cemb: 'Cembalo',
  vl: 'Violine',
  vn: 'Violine',
  viol: 'Violine',
  va: 'Viola',
  vla: 'Viola',
  vc: 'Violoncello',
  vcl: 'Violoncello',
  kb: 'Kontrabass',
  fl: 'Flöte',
  ob: 'Oboe',
  klar: 'Klarinette',
  fg: 'Fagott',
  fag: 'Fagott',
  sax: 'Saxophon',
  hr: 'Horn',
  hn: 'Horn',
  trp: 'Trompete',
  pos: 'Posaune',
  hf: 'Harfe',
  git: 'Gitarre',
  akk: 'Akkordeon',
  perc: 'Schlagzeug',
  schlgz: 'Schlagzeug',
  mod: 'Moderation',
}
/** Those that no family has for its name. */
const safeShort = new Set('ltg kl klav vl vla vc vcl sopr mezzo schlgz'.split(' '))

function knownRole(given: string): Localized | undefined {
  const short = shortRoles[given.replace(/\.$/, '')]
  const word = short?.toLowerCase() ?? given
  return (
    roles.find(({ de }) => de.toLowerCase() === word) ?? roles.find(({ en }) => en.toLowerCase() === word)
  )
}

/** A role in both languages, if it is known or made of known ones; else as it is written. */
function roleOf(text: string): Localized {
  const known = knownRole(text.toLowerCase())
  if (known) return known
  if (isInstrument(text)) {
    const { de, en } = roleOfInstrument(text) ?? { de: text, en: '' }
    if (en !== de.toLowerCase()) return { de, en }
  }
  const parts = text.split(joints).map((part) => knownRole(part.toLowerCase()))
  const whole = (language: 'de' | 'en') =>
    parts.map((part) => part?.[language] ?? '').join(language === 'de' ? ' und ' : ' and ')
  return parts.length > 1 && parts.every(Boolean)
    ? { de: whole('de'), en: whole('en') }
    : { de: text, en: '' }
}
