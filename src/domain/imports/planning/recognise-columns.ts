import { houseColumns, type PlanningColumn } from '#contracts/planning-columns.ts'
import { foldText } from '../../search/index.server.ts'

/** Headings in German and English, folded, the plainest first: beside "Datum", "Tag" is the weekday. */
const headings: Partial<Record<PlanningColumn, readonly string[]>> = {
  number: [
    'nummer',
    'nr',
    'number',
    'no',
    'external id',
    'externe id',
    'vst nr',
    'veranstaltungsnummer',
    'event id',
  ],
  id: ['id'],
  date: [
    'datum und uhrzeit',
    'date and time',
    'datum uhrzeit',
    'datum zeit',
    'datum',
    'date',
    'termin',
    'beginn',
    'start',
    'tag',
    'day',
  ],
  time: ['uhrzeit', 'zeit', 'time', 'anfang', 'start time', 'beginn uhrzeit'],
  weekday: ['wochentag', 'weekday', 'day of week', 'wt', 'wtag'],
  doors: ['einlass', 'doors', 'doors open', 'turoffnung'],
  title_de: [
    'titel',
    'titel de',
    'titel deutsch',
    'veranstaltung',
    'title',
    'title de',
    'titel d',
    'event',
    'name',
  ],
  title_en: ['titel en', 'titel englisch', 'title en', 'titel e', 'english title', 'titel english'],
  subtitle_de: ['untertitel', 'untertitel de', 'subtitle', 'subtitle de', 'untertitel deutsch'],
  subtitle_en: ['untertitel en', 'subtitle en', 'untertitel englisch'],
  room: ['saal', 'raum', 'ort', 'spielort', 'hall', 'room', 'venue'],
  series: ['reihe', 'zyklus', 'serie', 'series', 'cycle'],
  genres: ['genre', 'genres', 'sparte', 'gattung', 'kategorie', 'category'],
  season: ['saison', 'spielzeit', 'season'],
  status: ['stand', 'status'],
  composer: ['komponist', 'komponistin', 'komponist in', 'komponisten', 'composer', 'composers'],
  work: ['werk', 'werke', 'work', 'works', 'stuck'],
  programme: ['programm', 'programm de', 'programm deutsch', 'program', 'programme', 'programme de'],
  cast: [
    'mitwirkende',
    'besetzung',
    'kunstler',
    'interpreten',
    'cast',
    'performers',
    'artists',
    'besetzung de',
    'cast de',
  ],
  duration: ['dauer', 'dauer min', 'duration', 'minuten', 'minutes', 'lange'],
  interval: ['pause', 'pause min', 'interval', 'intermission'],
  price_min: ['preis ab', 'preis von', 'price from', 'preis', 'price', 'price min'],
  price_max: ['preis bis', 'price to', 'price max'],
  sale_from: [
    'verkauf ab',
    'verkaufsbeginn',
    'vorverkaufsbeginn',
    'vvk start',
    'vvk',
    'on sale from',
    'on sale',
    'sale from',
  ],
  promoter: ['promoter', 'veranstalter', 'fremdveranstalter', 'presenter'],
  promoter_url: ['seite des veranstalters', 'promoter url', 'the promoter s site', 'promoter site'],
  promoter_contact: ['kontakt zum veranstalter', 'promoter contact', 'the promoter s contact'],
  teaser_de: [
    'teaser',
    'teaser de',
    'kurztext',
    'kurztext de',
    'short text',
    'short text de',
    'teaser deutsch',
  ],
  teaser_en: ['teaser en', 'kurztext en', 'short text en', 'teaser englisch'],
  ticket_url: ['karten bei', 'tickets at', 'ticketlink', 'ticket link', 'ticket url'],
  age_from: ['empfohlen ab', 'alter', 'alter ab', 'recommended from', 'age', 'age from'],
  responsible: ['verantwortlich', 'responsible', 'zustandig', 'ansprechpartner'],
  internal_note: ['notiz', 'interne notiz', 'note', 'internal note', 'bemerkung', 'bemerkungen', 'notes'],
}

/** The names of the fields that the house has added; without a language, a text is German. */
const ofHouse = houseColumns.map(({ column, field: { label }, language }): [string, string[]] => {
  const names = [label.de, label.en]
  if (language === null) return [column, names]
  const marks = language === 'de' ? ['', ' de', ' deutsch', ' german'] : [' en', ' englisch', ' english']
  return [column, marks.flatMap((mark) => names.map((name) => `${name}${mark}`))]
})

const byHeading = new Map(
  [...ofHouse, ...Object.entries(headings)].flatMap(([column, names = []]) =>
    names.map((name, rank) => [foldText(name), { column, rank }] as const),
  ),
)

/**
 * What each column probably says, by its heading; each only once, by the plainest heading, except advance sales of several
 * groups.
 */
export function recogniseColumns(row: readonly string[]): string[] {
  const meanings = row.map((heading) => byHeading.get(foldText(heading)))
  return row.map((heading, at) => {
    if (groupOf(heading) !== null) return 'presale'
    const own = meanings[at]
    if (!own) return 'none'
    const isPlainer = (other: typeof own | undefined, index: number) =>
      other?.column === own.column && (other.rank < own.rank || (other.rank === own.rank && index < at))
    if (!meanings.some(isPlainer)) return own.column
    const isWeekday =
      weekdays.has(foldText(heading)) && !meanings.some((other) => other?.column === 'weekday')
    return isWeekday ? 'weekday' : 'none'
  })
}

/** Headings that name the weekday if there is a column for the date. */
const weekdays = new Set(['tag', 'day'])

/** The group that a heading such as "Vorverkauf Mitglieder" names; null if it is about no advance sale. */
export function groupOf(heading: string): string | null {
  const [, group = ''] = /^\s*(?:vorverkauf|advance sale|presale|vvk)\s+(.+)$/i.exec(heading) ?? []
  const isStart = ['start', 'beginn', 'ab', 'from', 'begin'].includes(group.trim().toLowerCase())
  return group.trim() === '' || isStart ? null : group.trim()
}

/** The headings in the form by which stored mappings are found. */
export function foldHeadings(row: readonly string[]): string {
  return row.map(foldText).join('\n')
}
