import { and, asc, eq, ne } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import type { SaleOfCopies } from '#contracts/office-runs.ts'
import { hallDaysBetween, hallDaysLater } from '#i18n/hall-time.ts'
import { valuesOf } from '#records/definition.ts'
import { presaleByRule } from '#records/event/presale-by-rule.ts'
import { record } from '#records/event/record.ts'
import { record as season } from '#records/season/record.ts'
import type { Values } from '#records/field.ts'
import { DomainError } from '../errors.ts'
import { requireRight } from '../policy.ts'
import {
  addRecords,
  loadManyValues,
  loadWhole,
  storeOfKind,
  type RecordStores,
} from '../records/index.server.ts'
import type { Scope } from '../scope.ts'

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
 * keep their distance to the beginning; `sale` says when the sale begins: as that of the event (houses open a season at one
 * hour), as many days later, or as the season has it. Throws `not_found`.
 */
export async function copyEvent(
  scope: Scope,
  stores: RecordStores,
  id: number,
  { dates, sale }: { dates: readonly Date[]; sale: SaleOfCopies },
): Promise<RunMember[]> {
  requireRight(scope.viewer, 'manage_records')
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx, auditNote: { ...scope.auditNote, copyOf: id } }
    const store = storeOfKind(stores, 'event')
    const original = await loadWhole(inside, store, id)
    const run = { run_id: original['run_id'] ?? id }
    if (original['run_id'] === null) await tx.update(events).set({ runId: id }).where(eq(events.id, id))
    const starts = dates.toSorted((one, other) => one.getTime() - other.getTime())
    const bySeason = sale === 'season' ? await saleBySeason(inside, stores, original) : null
    const drafts = starts.map((start) => ({
      ...copyOf(original, start),
      ...(sale === 'move' ? saleMoved(original, start) : bySeason),
      ...run,
    }))
    // A copy is a draft: whatever rule it breaks, its original does.
    const ids = await addRecords(inside, store, drafts, { tellBroken: () => {} })
    return ids.flatMap((copy, index) => {
      const dateStart = starts[index]
      return dateStart ? [{ id: copy, dateStart, isOnline: false, externalId: null }] : []
    })
  })
}

function copyOf(original: Values, start: Date): Values {
  const { date_start: begin = '', doors_open, date_end } = valuesOf(record, original)
  const before = new Date(begin)
  const later = (at: string | null = null) =>
    at && new Date(Date.parse(at) + start.getTime() - before.getTime()).toISOString()
  return {
    ...original,
    date_start: start.toISOString(),
    uncertain_date: null,
    doors_open: later(doors_open),
    date_end: later(date_end),
    external_id: null,
    status: null,
    previous_date: null,
    public_changes: [],
    is_online: false,
    online_from: null,
    online_to: null,
    source: 'staff',
    edited_fields: [],
    vanished_at: null,
    sources: [],
  }
}

function saleMoved(original: Values, start: Date): Values {
  const { date_start: begin = '', ticket_sale_from: from, presale = [] } = valuesOf(record, original)
  const days = hallDaysBetween(new Date(begin), start)
  const later = (at: string) => hallDaysLater(new Date(at), days).toISOString()
  return {
    ticket_sale_from: from ? later(from) : null,
    presale: presale.map((one) => ({ ...one, presale_date: later(one.presale_date) })),
  }
}

/** The dates of sale that the event's season has; null if it has none. */
async function saleBySeason(inside: Scope, stores: RecordStores, original: Values): Promise<Values | null> {
  const { season: seasonId } = valuesOf(record, original)
  if (typeof seasonId !== 'number') return null
  const values = (await loadManyValues(inside, storeOfKind(stores, 'season'), [seasonId])).get(seasonId)
  const { sale_from: from = null, presales = [] } = valuesOf(season, values ?? {})
  if (from === null) return null
  const tags = await loadManyValues(
    inside,
    storeOfKind(stores, 'customer_tag'),
    presales.map(({ tag }) => tag),
  )
  const bySale: Values = { ticket_sale_from: from, presale: [] }
  // A group may have been deleted since.
  for (const { tag, days_before: daysBefore } of presales.filter((one) => tags.has(one.tag)))
    Object.assign(bySale, presaleByRule({ tag, daysBefore }, bySale))
  return bySale
}
