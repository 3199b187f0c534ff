import { titleLanguageOf } from '#i18n/part-languages.ts'
import type { EventSummary } from '#contracts/events.ts'
import type { Localized } from '#i18n/languages.ts'
import { record as artistRecord } from '#records/artist/record.ts'
import { valuesOf } from '#records/definition.ts'
import { castOf, worksOf } from '#records/event/announcement.ts'
import { record } from '#records/event/record.ts'
import type { DraftOf, Values } from '#records/field.ts'
import { record as workRecord } from '#records/work/record.ts'

type Item = EventSummary['programme'][number]
type Member = EventSummary['cast'][number]
/** Records by their numbers, as the lists of the back office answer them. */
export type Known = { artists: ReadonlyMap<number, Values>; works: ReadonlyMap<number, Values> }

/** The numbers of the works, and of the persons and ensembles, that the values of an event name. */
export function namedIn(values: Values): { works: number[]; artists: number[] } {
  const artists = castOf(values).flatMap(({ artist, replaces }) => [artist ?? [], replaces ?? []].flat())
  return { works: [...new Set(worksOf(values))], artists: [...new Set(artists)] }
}

/** The programme and the cast that visitors would see of the values in an event's form. */
export function programmeOf(values: Values, known: Known) {
  const { programme = [], cast = [] } = valuesOf(record, values)
  return {
    items: programme.map((item, index): Item => ({
      // New parts have no number yet.
      id: item.id ?? -1 - index,
      kind: item.kind,
      title: filled(item.title),
      minutes: item.minutes,
      note: filled(item.note),
      arrangement: filled(item.arrangement),
      premiere: item.premiere,
      cast: membersOf(item.cast, known),
      work: workOf(item.work, known),
    })),
    cast: membersOf(cast, known),
  }
}

function membersOf(rows: DraftOf<typeof record.fields>['cast'], { artists }: Known): Member[] {
  return rows.flatMap(({ artist, role, note, replaces }): Member[] => {
    const found = artistOf(artist, artists)
    const replaced = artistOf(replaces, artists)
    return found
      ? [
          {
            artist: found,
            role: filled(role),
            note: filled(note),
            replaces: replaced?.name.de ?? null,
            replaced,
          },
        ]
      : []
  })
}

function artistOf(id: number | null, artists: Known['artists']): Member['artist'] | null {
  const values = id === null ? undefined : artists.get(id)
  if (!values || id === null) return null
  return { id, kind: valuesOf(artistRecord, values).kind ?? 'person', name: nameOf(values) }
}

function workOf(id: number | null, { works, artists }: Known): Item['work'] {
  const values = id === null ? undefined : works.get(id)
  if (!values || id === null) return null
  const work = valuesOf(workRecord, values)
  const { title = { de: '', en: '' }, composer: composerId = null } = work
  const found = composerId === null ? undefined : artists.get(composerId)
  const composer = found && valuesOf(artistRecord, found)
  return {
    id,
    title,
    title_language: titleLanguageOf(title, work.title_language),
    catalogue_number: work.catalogue_number || null,
    key_signature: filled(work.key_signature),
    year: work.year_composed ?? null,
    composed_date: work.composed || null,
    movements: (work.movements ?? []).flatMap((movement) => filled(movement) ?? []),
    composer:
      composer && composerId !== null
        ? {
            id: composerId,
            name: nameOf(found),
            sort_name: composer.sort_name ?? '',
            born: composer.born_year ?? null,
            died: composer.died_year ?? null,
            are_dates_uncertain: composer.are_dates_uncertain ?? false,
          }
        : null,
  }
}

function nameOf(values: Values): Localized {
  const { name = '', name_english: english } = valuesOf(artistRecord, values)
  return { de: name, en: english || name }
}

/** A text in both languages, or null if it is empty in both. */
function filled(text: Localized | null | undefined): Localized | null {
  return text?.de || text?.en ? text : null
}
