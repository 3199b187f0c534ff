/** The programme as printed programmes, planning files and mails have it: a line for each item. */
import type { Localized } from '#i18n/languages.ts'
import { premiereCountries, premieres, type PremiereCountry } from '#i18n/premieres.ts'
import { splitComposer } from '#records/shared/quick-create.ts'
import { kindOfName } from '#records/shared/kind-of-name.ts'
import { linesOf } from './lines-of.ts'

export type ProgrammeLine = {
  /** A work with an excerpt is a movement of it. */
  kind: 'work' | 'interval' | 'talk' | 'encore'
  /** As it is written: the composer is empty if the line names none. */
  composer: string
  /** The years behind the composer's name. */
  born: string
  died: string
  title: string
  /** The movement or excerpt, behind a dash: `Sinfonie Nr. 5 – Adagietto`. */
  excerpt: string
  /** Title and excerpt as they are written, which together may be the name of a work: `Suite aus »Der Nussknacker«`. */
  whole: string
  /** Whether a part of the title may be the composer. */
  mayHaveComposer: boolean
  arrangement: string
  premiere: 'world' | PremiereCountry | null
  minutes: number | null
}
type Work = Pick<ProgrammeLine, 'composer' | 'born' | 'died' | 'title' | 'excerpt' | 'whole'>
/** What a line says, in one way or in several: the likeliest first. */
export type ReadLine = {
  readings: readonly [ProgrammeLine, ...ProgrammeLine[]]
  /** It may be a movement of the work in the line before. */
  isMovement: boolean
}

const interval = /^[-–—\s*]*(?:pause|interval|intermission)[-–—\s*:,]*$/i
const talk =
  /^(?:gespräch|einführung|konzerteinführung|vortrag|talk|lecture|introduction)(?:\s*:\s*(.*)|\s+(?:mit|zu|zum|zur|von|with|by|on)\s.+)?$/i
const encore = /^(?:zugabe|encore)\s*:\s*(.+)$/i
/** Numbers such as those of movements, with which lines of a list may begin, too. */
const numbered = /^(?:\d{1,2}|[IVX]{1,4})[.)]\s+(?=\S)/

/** The items of a programme in a cell, each as it is most likely meant. */
export function readProgramme(cell: string): ProgrammeLine[] {
  return readProgrammeLines(linesOf(cell)).flatMap((read) => (read === null ? [] : [likeliestOf(read)]))
}

function likeliestOf({ readings: [first, ...others] }: ReadLine): ProgrammeLine {
  const isOpen = first.composer === '' && (others.length > 0 || /\s[–—]\s/.test(first.whole))
  return { ...first, mayHaveComposer: isOpen && (first.kind === 'work' || first.kind === 'encore') }
}

/** Composers and works of two columns, of which each line belongs to the same line of the other. */
export function joinWorks(composers: string, works: string): ProgrammeLine[] {
  const names = linesOf(composers)
  return linesOf(works).map((line, index) => {
    const { text, minutes } = withMinutes(line)
    // A single composer is that of all works.
    const named = names[index] ?? (names.length === 1 ? (names[0] ?? '') : '')
    const composer = /^[–—-]*$/.test(named) ? '' : named
    if (composer === '') return likeliestOf(readLine(line))
    if (interval.test(text)) return { ...nothing, kind: 'interval', minutes }
    const [, played] = encore.exec(text) ?? []
    const kind = played === undefined ? 'work' : 'encore'
    return { ...nothing, kind, ...splitExcerpt(played ?? text), composer, minutes }
  })
}

/**
 * What each line says: `Gustav Mahler: Sinfonie Nr. 5 (70')`, `Pause`, `Einführung: Mahler in Wien`. Null for a line that only
 * names the composer of the works below it: `Gustav Mahler (1860–1911)`.
 */
export function readProgrammeLines(lines: readonly string[]): (ReadLine | null)[] {
  let heading: Composer | null = null
  let isBelowWork = false
  const all = lines.map(readLine)
  return all.map((read, index) => {
    const [first] = read.readings
    const [below] = all[index + 1]?.readings ?? []
    const named = readHeading(lines[index] ?? '')
    if (named && below?.kind === 'work' && below.composer === '') {
      heading = named
      isBelowWork = false
      return null
    }
    const isMovement = read.isMovement && isBelowWork
    isBelowWork = first.kind === 'work'
    if (!heading || first.kind !== 'work' || first.composer !== '') return { ...read, isMovement }
    return { readings: [{ ...first, ...heading }], isMovement }
  })
}

type Composer = Pick<ProgrammeLine, 'composer' | 'born' | 'died'>

/** `Gustav Mahler (1860–1911)` or `Gustav Mahler:`, alone in a line. */
function readHeading(line: string): Composer | null {
  const [, before] = /^(.{2,80}?)\s*:$/.exec(line) ?? []
  const composer = readComposer(before ?? line)
  const isHeading = isNameLike(composer.composer) && (before !== undefined || composer.born !== '')
  return isHeading ? composer : null
}

function readLine(line: string): ReadLine {
  const { text, minutes, arrangement, premiere } = withRemarks(line)
  const common = { ...nothing, minutes, arrangement, premiere }
  const one = (read: Partial<ProgrammeLine>): ReadLine => ({
    readings: [{ ...common, kind: 'work', ...read }],
    isMovement: false,
  })
  if (interval.test(text)) return one({ kind: 'interval' })
  const spoken = talk.exec(text)
  if (spoken) return one({ kind: 'talk', title: spoken[1]?.trim() || text })
  const [, played] = encore.exec(text) ?? []
  const kind = played === undefined ? ('work' as const) : ('encore' as const)
  const works = readWork(played ?? text)
  const [first = { ...nothing, title: text, whole: text }, ...others] = works
  return {
    readings: [{ ...common, ...first, kind }, ...others.map((other) => ({ ...common, ...other, kind }))],
    isMovement: kind === 'work' && numbered.test(text) && first.composer === '',
  }
}

/** The ways to read a work. A colon or a tabulator leaves one; a comma or a dash may stand behind a composer or in a title. */
function readWork(text: string): Work[] {
  // "V. Kaprálová: …" begins with a given name, and not with a number.
  const listed = /^[IVX]\. \p{Lu}[^:]*: /u.test(text) ? text : text.replace(numbered, '')
  const split = splitComposer(listed.replace(/\s*\t\s*/, ': '))
  const [beforeDash = '', ...behindDash] = split?.composer.split(/\s+[–—]\s+/) ?? []
  if (behindDash.length > 0 && kindOfName(beforeDash) === 'person') {
    // `Samuel Barber – Knoxville: Summer of 1915`.
    const title = listed.slice(listed.indexOf(behindDash[0] ?? ''))
    return [{ ...readComposer(beforeDash), ...splitExcerpt(title) }]
  }
  if (split && !/\d\.$|\d\. satz/i.test(split.composer)) {
    return [{ ...readComposer(split.composer), ...splitExcerpt(split.title) }]
  }
  const whole = { ...nobody, ...splitExcerpt(text) }
  const withComposer = composedWorks(text)
  const [first] = withComposer
  // `Gustav Mahler, Sinfonie Nr. 5`, but not `Sinfonie Nr. 5, Adagietto`.
  const isComposed =
    first &&
    kindOfName(first.composer) === 'person' &&
    (isWorkLike(first.title) || isBeforeDash(first.composer, text))
  return isComposed ? [...withComposer, whole] : [whole, ...withComposer]
}

/** `Sofia Gubaidulina – Offertorium`: a whole name in front of a dash is that of a composer. */
function isBeforeDash(composer: string, text: string): boolean {
  return (
    /^\S+\s\S/.test(composer) && /^\s+[–—-]\s/.test(text.slice(composer.length)) && text.startsWith(composer)
  )
}

function composedWorks(text: string): Work[] {
  const found: Work[] = []
  const add = (composer: string, title: string) => {
    const who = readComposer(composer)
    if (title.trim() !== '' && isNameLike(who.composer) && !isWorkLike(who.composer))
      found.push({ ...who, ...splitExcerpt(title.trim()) })
  }
  for (const separator of [/\s+[–—-]\s+/, /,\s+/]) {
    const parts = text.split(separator)
    if (parts.length < 2) continue
    const joint = separator.source.startsWith(',') ? ', ' : ' – '
    add(parts[0] ?? '', parts.slice(1).join(joint))
    // `Mahler, Gustav, Sinfonie Nr. 5`.
    if (joint === ', ' && parts.length > 2) add(`${parts[0]}, ${parts[1]}`, parts.slice(2).join(joint))
    add(parts.at(-1) ?? '', parts.slice(0, -1).join(joint))
  }
  const [, by, composer] = /^(.+)\s(?:von|by)\s(\p{Lu}.+)$/u.exec(text) ?? []
  if (by !== undefined && composer !== undefined) add(composer, by)
  const [, before, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(text) ?? []
  if (before !== undefined && inside !== undefined) add(inside, before)
  const words = text.split(' ')
  const work = words.findIndex((word) => isWorkLike(word))
  if (work > 0 && !/[,:–—]/.test(words.slice(0, work).join(' ')))
    add(words.slice(0, work).join(' '), words.slice(work).join(' '))
  return found.filter(
    (one, index) =>
      found.findIndex(({ composer: who, title }) => who === one.composer && title === one.title) === index,
  )
}

/** `Sofia Gubaidulina (1931–2025)`, `Gustav Mahler, 1860-1911`, `Unsuk Chin (*1961)`. */
function readComposer(text: string): Composer {
  const [, name, born, died = ''] =
    /^(.+?)[\s,]*[([]\s*(?:\*|geb\.|b\.)?\s*(\d{4})(?:\s*[-–—]\s*(\d{4})?)?\s*[)\]]$/.exec(text.trim()) ?? []
  return name === undefined || born === undefined
    ? { composer: text.trim(), born: '', died: '' }
    : { composer: name.trim(), born, died }
}

/** Words as names have them, with capital letters but for particles; none that only works have. */
function isNameLike(text: string): boolean {
  const words = text.split(/[\s,]+/).filter(Boolean)
  return (
    words.length > 0 &&
    words.length <= 6 &&
    text.length <= 80 &&
    // A program may have lost a character: `Dvo?ák`.
    words.every((word) => /^(?:[\p{L}\p{M}'’.-]|(?<=\p{L})\?(?=\p{L}|$))+$/u.test(word)) &&
    (words.some((word) => /^\p{Lu}/u.test(word)) || !/\p{Lu}/u.test(text)) &&
    (words.length === 1 || words.every((word) => /^\p{Lu}/u.test(word) || word.length <= 4))
  )
}

const workWords =
  /(?:^|[^\p{L}])(?:(?:op|opus|kv|k|bwv|hwv|rv|d|hob|sz|wwv|nr|no)\.?\s*(?:[ivx]+[:/])?\d|(?:dur|moll|major|minor)(?:$|[^\p{L}]))|sinfoni|symphon|[ck]on[zc]ert|sonat|suite|quartett|quartet|quintett|quintet|sextett|oktett|trio|ouvert|overture|messe|requiem|kantate|cantata|orator|variation|pralud|prelud|fug[ae]|fantasi|rhapsod|serenad|divertiment|scherzo|rondo|walzer|waltz|ballade|nocturne|etude|impromptu|magnificat|passion|psalm|motette|dichtung|(?:^|[^\p{L}])(?:lieder|tanze|dances|stucke|pieces|satze|marsch|march|mass|trauermusik)(?:$|[^\p{L}])/u

/** Whether a text has a word, a number or a key of works. */
export function isWorkLike(text: string): boolean {
  return workWords.test(text.normalize('NFKD').replaceAll(/\p{M}/gu, '').toLowerCase())
}

/** `Sinfonie Nr. 5 – Adagietto`, `Sinfonie Nr. 5, 4. Satz`, `Adagietto aus der Sinfonie Nr. 5`. */
function splitExcerpt(text: string): Pick<Work, 'title' | 'excerpt' | 'whole'> {
  const [, title, excerpt] =
    /^(.+?)\s[–—]\s(.+)$/.exec(text) ??
    /^(.+?),\s*(\d{1,2}\. Satz.*|\d{1,2}(?:st|nd|rd|th) movement.*)$/i.exec(text) ??
    []
  if (title !== undefined && excerpt !== undefined) return { title, excerpt, whole: text }
  const [, part, work] = /^(.{2,80}?)\s(?:aus|from)\s(?:(?:der|dem|den|the)\s)?(.+)$/.exec(text) ?? []
  return part !== undefined && work !== undefined && (isWorkLike(work) || /^[»„“"‚›]/.test(work))
    ? { title: work, excerpt: part, whole: text }
    : { title: text, excerpt: '', whole: text }
}

const arrangementMark =
  /\s*[([]((?:arr|bearb|orch|instr|transk|transc|einger|arrangement|bearbeitung|orchestr)\p{L}*[.:]*\s[^()[\]]+)[)\]]/iu
const premiereMarks = [
  ['world', marked(['UA', 'Uraufführung', 'world premiere'])] as const,
  ...premiereCountries.map((country) => {
    const { name, short } = premieres[country]
    return [country, marked([name.de, name.en, ...(short ? [short] : [])])] as const
  }),
]

/** Words at the end, in brackets or behind a comma or a dash. */
function marked(words: readonly string[]): RegExp {
  const any = `(?:${words.join('|')})`
  return new RegExp(`(?:\\s*[([]${any}[)\\]]|[,–—]\\s*${any})$`, 'i')
}

/** What a premiere is in a house of a country; one of another country is a note. */
export function premiereIn(
  premiere: ProgrammeLine['premiere'],
  country: PremiereCountry,
): { premiere?: 'world' | 'country'; note?: Localized } {
  if (premiere === null) return {}
  if (premiere === 'world') return { premiere }
  return premiere === country ? { premiere: 'country' } : { note: premieres[premiere].name }
}

/** Minutes, arrangement and first performance, which stand at the end in any order. */
function withRemarks(line: string) {
  let { text, minutes } = withMinutes(line)
  const arrangement = arrangementMark.exec(text)?.[1]?.trim() ?? ''
  if (arrangement !== '') text = text.replace(arrangementMark, '').trim()
  const [premiere = null, mark] = premiereMarks.find(([, pattern]) => pattern.test(text)) ?? []
  if (mark) text = text.replace(mark, '').trim()
  if (minutes === null) ({ text, minutes } = withMinutes(text))
  // A line of nothing but remarks is a title.
  return text === ''
    ? { text: line, minutes: null, arrangement: '', premiere: null }
    : { text, minutes, arrangement, premiere }
}

function withMinutes(line: string): { text: string; minutes: number | null } {
  const [, text, minutes] =
    /^(.*?)[\s,]*\(?\b(?:ca\. ?)?(\d{1,3}) ?(?:['′’]|min\.?|minuten|minutes)\)?$/i.exec(line) ?? []
  return text === undefined || text === '' || Number(minutes) < 1 || Number(minutes) > 600
    ? { text: line, minutes: null }
    : { text: text.replace(/\($/, '').trim(), minutes: Number(minutes) }
}

const nobody = { composer: '', born: '', died: '' }
const nothing = {
  ...nobody,
  title: '',
  excerpt: '',
  whole: '',
  mayHaveComposer: false,
  arrangement: '',
  premiere: null,
  minutes: null,
}
