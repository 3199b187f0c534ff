import { languages, type Language } from '#i18n/languages.ts'
import { record } from '#records/event/record.ts'
import type { Field, Fields } from '#records/field.ts'

/** What a column of a planning file may say of an event; `none` is ignored. */
const columnsOfProject = [
  'none',
  'number',
  'id',
  'date',
  'time',
  'weekday',
  'doors',
  'title_de',
  'title_en',
  'subtitle_de',
  'subtitle_en',
  'room',
  'series',
  'genres',
  'season',
  'status',
  'composer',
  'work',
  'programme',
  'cast',
  'duration',
  'interval',
  'price_min',
  'price_max',
  'sale_from',
  'presale',
  'promoter',
  'promoter_url',
  'promoter_contact',
  'teaser_de',
  'teaser_en',
  'ticket_url',
  'age_from',
  'responsible',
  'internal_note',
] as const
export type PlanningColumn = (typeof columnsOfProject)[number] | `house.${string}`

/** A column for a field that the house has added to events; texts in both languages have two. */
export type HouseColumn = { column: `house.${string}`; name: string; field: Field; language: Language | null }

/** The kinds of fields that a cell can say. */
const inCells = new Set(['text', 'lines', 'number', 'money', 'flag', 'choice', 'choices', 'day', 'instant'])

export function houseColumnsOf(fields: Fields): HouseColumn[] {
  return Object.entries(fields).flatMap(([name, field]): HouseColumn[] => {
    if (!field.isOfHouse || !inCells.has(field.kind)) return []
    return field.kind === 'text' && field.localized
      ? languages.map((language) => ({ column: `house.${name}.${language}`, name, field, language }))
      : [{ column: `house.${name}`, name, field, language: null }]
  })
}
export const houseColumns: readonly HouseColumn[] = houseColumnsOf(record.fields)
export const planningColumns: readonly PlanningColumn[] = [
  ...columnsOfProject,
  ...houseColumns.map(({ column }) => column),
]

/** What a word in the column of the status may mean: a status that visitors see, or what becomes of the row. */
export const statusMeanings = [
  'draft',
  'option',
  'public',
  'skip',
  'few_tickets',
  'sold_out',
  'no_sale',
  'cancelled',
  'postponed',
] as const
export type StatusMeaning = (typeof statusMeanings)[number]
