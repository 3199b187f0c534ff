import { titleLanguageOf } from '#i18n/part-languages.ts'
import type { EventSummary } from '#contracts/events.ts'
import type { Localized } from '#i18n/languages.ts'
import { isRecord } from '#json/is-record.ts'
import type { Values } from '#records/field.ts'

type Item = EventSummary['programme'][number]
type Member = EventSummary['cast'][number]
/** Records by their numbers, as the lists of the back office answer them. */
export type Known = { artists: ReadonlyMap<number, Values>; works: ReadonlyMap<number, Values> }

/** The numbers of the works, and of the persons and ensembles, that the values of an event name. */
export function namedIn({ programme, cast }: Values): { works: number[]; artists: number[] } {
  const items = rowsOf(programme)
  const members = [...rowsOf(cast), ...items.flatMap((item) => rowsOf(item['cast']))]
  return {
    works: unique(items.map(({ work }) => work)),
    artists: unique(members.flatMap(({ artist, replaces }) => [artist, replaces])),
  }
}

/** The programme and the cast that visitors would see of the values in an event's form. */
export function programmeOf({ programme, cast }: Values, known: Known) {
  return {
    items: rowsOf(programme).map((item, index): Item => ({
      // New parts have no number yet.
      id: numberOf(item['id']) ?? -1 - index,
      kind: kindOf(item['kind']),
      title: textOf(item['title']),
      minutes: numberOf(item['minutes']),
      note: textOf(item['note']),
      arrangement: textOf(item['arrangement']),
      premiere: premiereOf(item['premiere']),
      cast: membersOf(item['cast'], known),
      work: workOf(numberOf(item['work']), known),
    })),
    cast: membersOf(cast, known),
  }
}

function membersOf(rows: unknown, { artists }: Known): Member[] {
  return rowsOf(rows).flatMap(({ artist, role, note, replaces }): Member[] => {
    const found = artistOf(numberOf(artist), artists)
    const replaced = artistOf(numberOf(replaces), artists)
    return found
      ? [
          {
            artist: found,
            role: textOf(role),
            note: textOf(note),
            replaces: replaced?.name.de ?? null,
            replaced,
          },
        ]
      : []
  })
}

function artistOf(id: number | null, artists: Known['artists']): Member['artist'] | null {
  const values = id === null ? undefined : artists.get(id)
  return values && id !== null
    ? { id, kind: values['kind'] === 'ensemble' ? 'ensemble' : 'person', name: nameOf(values) }
    : null
}

function workOf(id: number | null, { works, artists }: Known): Item['work'] {
  const values = id === null ? undefined : works.get(id)
  if (!values || id === null) return null
  const composerId = numberOf(values['composer'])
  const composer = composerId === null ? undefined : artists.get(composerId)
  const title = textOf(values['title']) ?? { de: '', en: '' }
  const movements = Array.isArray(values['movements']) ? values['movements'] : []
  return {
    id,
    title,
    title_language: titleLanguageOf(title, values['title_language']),
    catalogue_number: plainOf(values['catalogue_number']),
    key_signature: textOf(values['key_signature']),
    year: numberOf(values['year_composed']),
    composed_date: plainOf(values['composed']),
    movements: movements.flatMap((movement) => textOf(movement) ?? []),
    composer:
      composer && composerId !== null
        ? {
            id: composerId,
            name: nameOf(composer),
            sort_name: String(composer['sort_name']),
            born: numberOf(composer['born_year']),
            died: numberOf(composer['died_year']),
            are_dates_uncertain: composer['are_dates_uncertain'] === true,
          }
        : null,
  }
}

function nameOf(values: Values): Localized {
  const name = String(values['name'])
  return { de: name, en: plainOf(values['name_english']) ?? name }
}

const kinds = ['work', 'movement', 'interval', 'talk', 'encore'] as const
function kindOf(value: unknown): Item['kind'] {
  return kinds.find((kind) => kind === value) ?? 'work'
}
const premieres = ['world', 'country', 'city'] as const
function premiereOf(value: unknown): Item['premiere'] {
  return premieres.find((one) => one === value) ?? null
}

function rowsOf(value: unknown): Values[] {
  return Array.isArray(value) ? value.filter(isRecord) : []
}

function numberOf(value: unknown): number | null {
  return typeof value === 'number' ? value : null
}

function plainOf(value: unknown): string | null {
  return typeof value === 'string' && value !== '' ? value : null
}

/** A text in both languages, or null if it is empty in both. */
function textOf(value: unknown): Localized | null {
  if (!isRecord(value)) return null
  const [de, en] = [plainOf(value['de']) ?? '', plainOf(value['en']) ?? '']
  return de || en ? { de, en } : null
}

function unique(values: readonly unknown[]): number[] {
  return [...new Set(values.filter((value): value is number => typeof value === 'number'))]
}
