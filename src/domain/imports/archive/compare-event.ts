import type { Localized } from '#i18n/languages.ts'
import {
  isTakenOver,
  type CastDraft,
  type EventDraft,
  type ImportedChange,
  type ImportedEvent,
} from '../../events/index.server.ts'

/** The columns that an archive line determines, unless editors have taken them over. */
const owned = [
  'title',
  'subtitle',
  'dateStart',
  'isTimeKnown',
  'uncertainDate',
  'roomId',
  'seriesId',
  'seasonId',
] as const satisfies readonly (keyof EventDraft & keyof ImportedEvent)[]

/**
 * The differences between a stored event and its line in the archive; null when there are none. Never touches what
 * editors have taken over: the fields in `editedFields`, a programme with data that no archive has (an encore, a
 * duration, a note), a cast with a note or a replacement. The slug stays, so that addresses are stable.
 */
export function compareEvent(stored: ImportedEvent, draft: EventDraft): ImportedChange | null {
  const isEdited = (field: string) => isTakenOver(stored, field)
  const columns: ImportedChange['columns'] = {}
  for (const field of owned) if (!isEdited(field)) setIfOther(columns, field, stored, draft)
  const change: ImportedChange = { id: stored.id, columns }
  if (!isEdited('genres') && !isSame(stored.genreIds, draft.genreIds ?? []))
    change.genreIds = draft.genreIds ?? []
  if (!isEdited('programme') && !hasOwnProgramme(stored) && !isSame(programmeOf(stored), programmeOf(draft)))
    change.programme = draft.programme
  if (!isEdited('cast') && !hasOwnCast(stored.cast) && !isSame(castOf(stored.cast), castOf(draft.cast)))
    change.cast = draft.cast
  return Object.keys(columns).length > 0 || Object.keys(change).length > 2 ? change : null
}

function setIfOther(
  columns: ImportedChange['columns'],
  field: (typeof owned)[number],
  stored: ImportedEvent,
  draft: EventDraft,
): void {
  const value = draft[field] ?? null
  if (isSame(plain(stored[field]), plain(value))) return
  Object.assign(columns, { [field]: value })
}

function hasOwnProgramme({ programme }: ImportedEvent): boolean {
  return programme.some(
    ({ kind, minutes, note, cast }) => kind === 'encore' || minutes || note || hasOwnCast(cast ?? []),
  )
}

function hasOwnCast(cast: CastDraft[]): boolean {
  return cast.some(({ note, replaces }) => note || replaces)
}

function programmeOf({ programme }: Pick<EventDraft, 'programme'>): unknown[] {
  return programme.map(({ kind, workId, title, cast }) => [
    kind,
    workId ?? null,
    texts(title),
    castOf(cast ?? []),
  ])
}

function castOf(cast: CastDraft[]): unknown[] {
  return cast.map(({ artistId, role }) => [artistId, texts(role)])
}

function texts(text: Localized | null | undefined): unknown {
  return text ? [text.de, text.en] : null
}

/** Normalizes a value for comparison: dates as instants, localized texts in a fixed order. */
function plain(value: Date | Localized | string | number | boolean | null): unknown {
  if (value instanceof Date) return value.getTime()
  return typeof value === 'object' ? texts(value) : value
}

function isSame(one: unknown, other: unknown): boolean {
  return JSON.stringify(one) === JSON.stringify(other)
}
