import { identifierSchemes } from '#db/schema/index.ts'
import { hallTime } from '#i18n/dates.ts'
import type { Cell } from '../tables/index.server.ts'
import type { DumpLine, DumpLineOf } from './dump-line.ts'

export const csvNames = ['events', 'performances', 'people', 'works'] as const
export type CsvName = (typeof csvNames)[number]

/** The columns of the tables; those of a line are in the same order. */
export const csvColumns: Record<CsvName, string[]> = {
  events: [
    'id',
    'date',
    'time',
    'uncertain_date',
    'title_de',
    'title_en',
    'subtitle_de',
    'subtitle_en',
    'room',
    'season',
    'series',
    'genres',
    'status',
    'performers',
  ],
  performances: [
    'event_id',
    'date',
    'position',
    'kind',
    'work_id',
    'composer',
    'work',
    'title_de',
    'title_en',
    'premiere',
    'performers',
  ],
  people: [
    'id',
    'kind',
    'name',
    'name_english',
    'sort_name',
    'born',
    'died',
    'born_date',
    'died_date',
    ...identifierSchemes,
  ],
  works: [
    'id',
    'composer_id',
    'composer',
    'title_de',
    'title_en',
    'catalogue_number',
    'year',
    'composed_date',
    'minutes',
    ...identifierSchemes,
  ],
}

/** By the names that lines have for them. */
export type NamesByReference = {
  people: Map<string, string>
  works: Map<string, { title: string; composer: string | null }>
}

/** The rows that a line is in the flat tables. */
export function csvRowsOf(line: DumpLine, names: NamesByReference): Partial<Record<CsvName, Cell[][]>> {
  if (line.type === 'person') return { people: [personRow(line)] }
  if (line.type === 'work') return { works: [workRow(line, names)] }
  if (line.type !== 'event') return {}
  return {
    events: [eventRow(line, names)],
    performances: line.programme.map((item, index) => itemRow(line, item, index, names)),
  }
}

function personRow(person: DumpLineOf<'person'>): Cell[] {
  return [
    text(person.id),
    text(person.kind),
    text(person.name),
    text(person.name_english),
    text(person.sort_name),
    number(person.born),
    number(person.died),
    text(person.born_date),
    text(person.died_date),
    ...identifierCells(person),
  ]
}

function workRow(work: DumpLineOf<'work'>, names: NamesByReference): Cell[] {
  return [
    text(work.id),
    text(work.composer),
    text(names.people.get(work.composer ?? '') ?? null),
    text(work.title.de),
    text(work.title.en),
    text(work.catalogue_number),
    number(work.year),
    text(work.composed_date),
    number(work.minutes),
    ...identifierCells(work),
  ]
}

function eventRow(event: DumpLineOf<'event'>, names: NamesByReference): Cell[] {
  return [
    text(event.id),
    text(event.date),
    text(event.is_time_known ? hallTime(new Date(event.start), 'de') : null),
    text(event.uncertain_date),
    text(event.title.de),
    text(event.title.en),
    text(event.subtitle?.de ?? null),
    text(event.subtitle?.en ?? null),
    text(event.room),
    text(event.season),
    text(event.series),
    text(event.genres.join(' ')),
    text(event.status),
    text(performersOf(event.cast, names)),
  ]
}

type Item = DumpLineOf<'event'>['programme'][number]

function itemRow(event: DumpLineOf<'event'>, item: Item, index: number, names: NamesByReference): Cell[] {
  const work = names.works.get(item.work ?? '')
  return [
    text(event.id),
    text(event.date),
    number(index + 1),
    text(item.kind),
    text(item.work),
    text(work?.composer ?? null),
    text(work?.title ?? null),
    text(item.title?.de ?? null),
    text(item.title?.en ?? null),
    text(item.premiere),
    text(performersOf(item.cast, names)),
  ]
}

/** "Jakub Hrůša (Leitung); …" */
function performersOf(cast: Item['cast'], names: NamesByReference): string {
  return cast
    .map(({ person, role }) => {
      const name = names.people.get(person) ?? person
      return role === null || role.de === '' ? name : `${name} (${role.de})`
    })
    .join('; ')
}

/** Several numbers in one catalogue are separated by blanks. */
function identifierCells({ identifiers }: Pick<DumpLineOf<'person'>, 'identifiers'>): Cell[] {
  return identifierSchemes.map((scheme) =>
    text(
      identifiers
        .filter((one) => one.scheme === scheme)
        .map(({ value }) => value)
        .join(' '),
    ),
  )
}

function text(value: string | null): Cell {
  return { kind: 'text', text: value ?? '' }
}

function number(value: number | null): Cell {
  return value === null ? text(null) : { kind: 'number', text: String(value) }
}
