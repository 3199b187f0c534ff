/** The programme and the cast in a cell of a planning file: a line for each item, as printed programmes have them. */
import type { Localized } from '#i18n/languages.ts'
import { roles } from '#records/shared/roles.ts'

export type ProgrammeLine = {
  kind: 'work' | 'interval' | 'talk' | 'encore'
  /** As it is written: the composer is empty if the line names none. */
  composer: string
  title: string
  /** The movement or excerpt, behind a dash: `Sinfonie Nr. 5 – Adagietto`. */
  excerpt: string
  minutes: number | null
}
export type CastLine = { name: string; role: Localized | null }

const interval = /^[-–—\s*]*(?:pause|interval|intermission|–\s*pause\s*–)[-–—\s*]*$/i
const talk = /^(?:gespräch|einführung|konzerteinführung|vortrag|talk|lecture|introduction)\b\s*:?\s*(.*)$/i
const encore = /^(?:zugabe|encore)\s*:\s*(.+)$/i

/** The items of a programme: `Gustav Mahler: Sinfonie Nr. 5 (70')`, `Pause`, `Einführung: Mahler in Wien`. */
export function readProgramme(cell: string): ProgrammeLine[] {
  return linesOf(cell).map((line) => {
    const { text, minutes } = withMinutes(line)
    if (interval.test(text)) return { kind: 'interval', ...nothing, minutes }
    const [, subject] = talk.exec(text) ?? []
    if (subject !== undefined) return { kind: 'talk', ...nothing, title: subject.trim() || text, minutes }
    const [, played] = encore.exec(text) ?? []
    return { kind: played === undefined ? 'work' : 'encore', ...splitWork(played ?? text), minutes }
  })
}

/** Composers and works of two columns, of which each line belongs to the same line of the other. */
export function joinWorks(composers: string, works: string): ProgrammeLine[] {
  const names = linesOf(composers)
  return linesOf(works).map((line, index) => {
    const { text, minutes } = withMinutes(line)
    // A single composer is that of all works.
    const composer = names[index] ?? (names.length === 1 ? (names[0] ?? '') : '')
    return interval.test(text)
      ? { kind: 'interval', ...nothing, minutes }
      : { kind: 'work', ...splitExcerpt(text), composer, minutes }
  })
}

/** Who performs: `Anna Muster, Klavier`, `Anna Muster (Klavier)`, `Staatskapelle Musterstadt`. */
export function readCast(cell: string): CastLine[] {
  return linesOf(cell).map((line) => {
    const [, before, inside] = /^(.+?)\s*\(([^()]+)\)$/.exec(line) ?? []
    const [, name, role] = /^(.+?)\s*(?:,|\s[–—-]\s|:)\s*(.+)$/.exec(line) ?? []
    const who = (before ?? name ?? line).trim()
    const part = (inside ?? role ?? '').trim()
    return { name: who, role: part === '' ? null : roleOf(part) }
  })
}

/** A role in both languages, if it is one of those that programmes often name; else as it is written. */
function roleOf(text: string): Localized {
  const wanted = text.toLowerCase()
  return (
    roles.find(({ de, en }) => de.toLowerCase() === wanted || en.toLowerCase() === wanted) ?? {
      de: text,
      en: '',
    }
  )
}

/** Lines, or parts of a single line that are separated by semicolons or bars. */
function linesOf(cell: string): string[] {
  const lines = cell.split(/\r\n|\r|\n/)
  const parts = lines.length === 1 ? cell.split(/;|\s\|\s/) : lines
  return parts.map((line) => line.replace(/^[•*\s]+/, '').trim()).filter((line) => line !== '')
}

function withMinutes(line: string): { text: string; minutes: number | null } {
  const [, text, minutes] =
    /^(.*?)[\s,]*\(?\b(?:ca\. ?)?(\d{1,3}) ?(?:['′]|min\.?|minuten|minutes)\)?$/i.exec(line) ?? []
  return text === undefined || text === ''
    ? { text: line, minutes: null }
    : { text: text.replace(/\($/, '').trim(), minutes: Number(minutes) }
}

const nothing = { composer: '', title: '', excerpt: '' }

function splitWork(text: string): Pick<ProgrammeLine, 'composer' | 'title' | 'excerpt'> {
  const [, composer = '', title = text] = /^([^:]{2,80}?)\s*:\s+(.+)$/.exec(text) ?? []
  return { composer: composer.trim(), ...splitExcerpt(title.trim()) }
}

function splitExcerpt(text: string): Pick<ProgrammeLine, 'title' | 'excerpt'> {
  const [, title = text, excerpt = ''] = /^(.+?) – (.+)$/.exec(text) ?? []
  return { title, excerpt }
}
