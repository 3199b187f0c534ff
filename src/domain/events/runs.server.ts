import { and, asc, eq, inArray, isNull, ne } from 'drizzle-orm'
import {
  castMembers,
  eventCustomerTags,
  eventGenres,
  eventPictures,
  events,
  performances,
} from '#db/schema/index.ts'
import { hallDaysBetween, hallDaysLater } from '#i18n/hall-time.ts'
import { DomainError } from '../errors.ts'
import { insertRows } from '../insert-rows.server.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { createEvents } from './create-events.server.ts'
import type { EventDraft } from './draft.ts'
import { updateProgrammeMinutes } from './programme-minutes.server.ts'

type EventRow = typeof events.$inferSelect
export type RunMember = { id: number; dateStart: Date; isOnline: boolean; externalId: string | null }

/** The maximum number of events of a run that are listed. */
const maxMembers = 200

/** The other events with the same programme, the first first. Throws `not_found`. */
export async function listRun({ db, viewer }: Scope, id: number): Promise<RunMember[]> {
  requireRight(viewer, 'manage_records')
  const [event] = await db.select({ runId: events.runId }).from(events).where(eq(events.id, id))
  if (!event) throw new DomainError('not_found', { subject: `event ${id}` })
  if (event.runId === null) return []
  return db
    .select({
      id: events.id,
      dateStart: events.dateStart,
      isOnline: events.isOnline,
      externalId: events.externalId,
    })
    .from(events)
    .where(and(eq(events.runId, event.runId), ne(events.id, id)))
    .orderBy(asc(events.dateStart), asc(events.id))
    .limit(maxMembers)
}

/**
 * Adds an event on further evenings, as drafts of the same run; returns them in the order of the dates. Doors and end
 * keep their distance to the beginning, the dates of the sale move by whole days. Throws `not_found`.
 */
export async function copyEvent(scope: Scope, id: number, dates: Date[]): Promise<RunMember[]> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const [event] = await tx.select().from(events).where(eq(events.id, id)).for('update')
    if (!event) throw new DomainError('not_found', { subject: `event ${id}` })
    const runId = event.runId ?? event.id
    if (event.runId === null) await tx.update(events).set({ runId }).where(eq(events.id, id))
    const parts = await loadParts(inside, id)
    const starts = dates.toSorted((one, other) => one.getTime() - other.getTime())
    const drafts = starts.map((dateStart) => copyOf({ ...event, runId }, parts, dateStart))
    const ids = await createEvents(inside, drafts, { copyOf: id })
    await updateProgrammeMinutes(inside, ids)
    const pictures = await tx.select().from(eventPictures).where(eq(eventPictures.eventId, id))
    await insertRows(
      inside,
      eventPictures,
      ids.flatMap((copy) => pictures.map(({ position, imageId }) => ({ eventId: copy, position, imageId }))),
    )
    return ids.flatMap((copy, index) => {
      const dateStart = starts[index]
      return dateStart ? [{ id: copy, dateStart, isOnline: false, externalId: null }] : []
    })
  })
}

type Parts = Required<Pick<EventDraft, 'genreIds' | 'customerTags' | 'programme' | 'cast'>>

function copyOf(event: EventRow, parts: Parts, dateStart: Date): EventDraft {
  const {
    id: _id,
    dateLocal: _day,
    titleFolded: _folded,
    createdAt: _created,
    updatedAt: _updated,
    sequence: _sequence,
    editedFields: _edited,
    vanishedAt: _vanished,
    ...columns
  } = event
  const later = (date: Date | null) =>
    date && new Date(date.getTime() + dateStart.getTime() - event.dateStart.getTime())
  const days = hallDaysBetween(event.dateStart, dateStart)
  return {
    ...columns,
    ...parts,
    customerTags: parts.customerTags.map((tag) => ({
      ...tag,
      presaleDate: hallDaysLater(tag.presaleDate, days),
    })),
    dateStart,
    uncertainDate: null,
    doorsOpen: later(event.doorsOpen),
    dateEnd: later(event.dateEnd),
    ticketSaleFrom: event.ticketSaleFrom && hallDaysLater(event.ticketSaleFrom, days),
    externalId: null,
    status: null,
    previousDate: null,
    publicChanges: [],
    isOnline: false,
    onlineFrom: null,
    onlineTo: null,
    source: 'staff',
  }
}

async function loadParts({ db }: Pick<Scope, 'db'>, id: number): Promise<Parts> {
  const genres = await db
    .select()
    .from(eventGenres)
    .where(eq(eventGenres.eventId, id))
    .orderBy(asc(eventGenres.position))
  const tags = await db.select().from(eventCustomerTags).where(eq(eventCustomerTags.eventId, id))
  const items = await db
    .select()
    .from(performances)
    .where(eq(performances.eventId, id))
    .orderBy(asc(performances.position))
  const inEvent = and(eq(castMembers.eventId, id), isNull(castMembers.performanceId))
  const inItems = inArray(
    castMembers.performanceId,
    items.map((item) => item.id),
  )
  const membersOf = async (where: typeof inEvent) =>
    db.select().from(castMembers).where(where).orderBy(asc(castMembers.position), asc(castMembers.id))
  const ofItems = items.length > 0 ? await membersOf(inItems) : []
  const castOf = (members: (typeof castMembers.$inferSelect)[]) =>
    members.map(({ artistId, role, note, replaces, replacesId }) => ({
      artistId,
      role,
      note,
      replaces,
      replacesId,
    }))
  return {
    genreIds: genres.map(({ genreId }) => genreId),
    customerTags: tags.map(({ tagId, presaleDate }) => ({ tagId, presaleDate })),
    cast: castOf(await membersOf(inEvent)),
    programme: items.map(({ id: item, eventId: _event, position: _position, ...columns }) => ({
      ...columns,
      cast: castOf(ofItems.filter(({ performanceId }) => performanceId === item)),
    })),
  }
}
