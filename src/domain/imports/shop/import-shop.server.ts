import { and, eq, gt, isNull } from 'drizzle-orm'
import { events } from '#db/schema/index.ts'
import { hallDay } from '#i18n/dates.ts'
import { record as season } from '#records/season/record.ts'
import { recordAudit } from '../../audit.server.ts'
import { findRoomsByName, loadSettings, seasonNameOf } from '../../house/index.server.ts'
import { requireRight } from '../../policy.ts'
import { addRecords, changeImported, storeOfKind, type RecordStores } from '../../records/index.server.ts'
import { notePlacesLeft } from '../../reminders/index.server.ts'
import { announceNewSeason, announceWith, findAnnouncements } from '../../releases/index.server.ts'
import type { Scope } from '../../scope.ts'
import { findOrAdd } from '../find-or-add.server.ts'
import { changesOf, findImportedEvents, isTakenOver, type EventChange } from '../imported-events.server.ts'
import type { ImportOutcome, ImportProgress } from '../outcome.ts'
import { rejectionOf } from '../read-issue.ts'
import { findingsOf, isRefused, type RejectedLine } from '../rejected-line.ts'
import { beginRun, saveRun } from '../runs.server.ts'
import { newValues, originsOf, ownedValues } from './entry-values.ts'
import { feedEntry, readEntryId, type FeedEntry } from './feed-entry.ts'
import { SourceError, type AskSource } from '../files/read-answer.server.ts'
import { readFeed, type FeedLimits } from './read-feed.server.ts'

export type ShopImport = {
  /** The feed's URL. Its further pages must be on the same origin. */
  address: string
  /** Allowed origins of ticket addresses besides the feed's own. */
  ticketOrigins?: string[]
  stores: RecordStores
  /** The run that staff have begun: its number is in the entries of the log, so that it can be taken back. */
  run?: number | undefined
  isDryRun?: boolean
  /** Sends the requests. */
  ask: AskSource
  signal?: AbortSignal
  limits?: FeedLimits
  onProgress?: (progress: ImportProgress) => void
}

/**
 * Synchronizes the events with the ticket shop: adds, updates (see `entry-values.ts`), and removes vanished ones. An
 * invalid entry is reported without affecting others, and so is a hall that nobody has entered, with its concerts. An event counts as vanished when it is in the future, came from
 * the shop and is missing from a complete feed: it loses its ticket address and disappears from all lists; its page
 * stays for existing links. When more than half of them (and more than ten) are missing at once, the feed is assumed to
 * be invalid and none is removed. Past events never vanish. Throws `SourceError`, which is also recorded in the table
 * of imports.
 */
export async function importShop(caller: Scope, given: ShopImport): Promise<ImportOutcome> {
  requireRight(caller.viewer, 'manage_records')
  const { address, stores, ask, isDryRun = false, signal, limits, run } = given
  const scope = run === undefined ? caller : { ...caller, auditNote: { import: run } }
  const feed = await readFeed(address, { ask, limits, signal }).catch(async (error: unknown) => {
    const rejection = error instanceof SourceError ? error.rejection : { reason: 'feed_unreadable' }
    if (!isDryRun) await noteRun(caller, { address, run }, { rejected: [{ line: 0, ...rejection }] })
    throw error
  })
  const { entries, rejected, ids } = readEntries(feed.entries, [
    new URL(address).origin,
    ...(given.ticketOrigins ?? []),
  ])
  const unknownHalls = new Map<string, number>()
  const fullReleases = new Map<string, number>()
  const counts = { lines: feed.entries.length, added: 0, updated: 0, vanished: 0, unchanged: 0 }
  const outcome = (isFinished: boolean): ImportOutcome => ({
    ...counts,
    rejected: rejected.filter(isRefused).length,
    findings: rejected.filter((one) => !isRefused(one)).length,
    firstRejected: rejected.slice(0, 20),
    isFinished,
    resumedAt: 0,
    reportFile: null,
  })
  for (let start = 0; start < entries.length; start += batchSize) {
    if (signal?.aborted) return outcome(false)
    const batch = entries.slice(start, start + batchSize)
    const { added, updated, withoutHall, full, found } = await writeEntries(scope, stores, batch, isDryRun)
    rejected.push(...found)
    for (const name of withoutHall) unknownHalls.set(name, (unknownHalls.get(name) ?? 0) + 1)
    for (const name of full) fullReleases.set(name, (fullReleases.get(name) ?? 0) + 1)
    counts.added += added
    counts.updated += updated
    counts.unchanged += batch.length - added - updated
    given.onProgress?.({ ...outcome(false), share: (start + batch.length) / entries.length })
  }
  for (const [name, count] of unknownHalls)
    rejected.push({
      line: 0,
      reason: 'unknown_hall',
      values: { hall: name, count },
    })
  for (const [name, count] of fullReleases)
    rejected.push({ line: 0, reason: 'release_full', values: { release: name, count } })
  if (feed.isComplete && ids !== null) {
    const missing = await findMissing(scope, ids)
    if (missing.isPlausible) counts.vanished = await takeOff(scope, stores, missing.changes, isDryRun)
    else
      rejected.push({
        line: 0,
        reason: 'feed_lacks',
        values: { count: missing.changes.length },
      })
  }
  if (!isDryRun) await noteRun(caller, { address, run }, { ...counts, rejected })
  return outcome(true)
}

/** Number of entries per transaction. */
const batchSize = 200

function readEntries(
  results: unknown[],
  origins: string[],
): { entries: FeedEntry[]; rejected: RejectedLine[]; ids: Set<string> | null } {
  const entries = new Map<string, FeedEntry>()
  const rejected: RejectedLine[] = []
  let ids: Set<string> | null = new Set()
  for (const [index, result] of results.entries()) {
    const line = index + 1
    const id = readEntryId(result)
    if (id === null) ids = null // it may be any of the missing events
    else ids?.add(id)
    const parsed = feedEntry.safeParse(result)
    if (!parsed.success) rejected.push({ line, ...rejectionOf(parsed.error, result) })
    else if (originsOf(parsed.data).some((origin) => !origins.includes(origin)))
      rejected.push({ line, reason: 'shop_origin', column: 'url' })
    else if (entries.has(parsed.data.id))
      rejected.push({ line, reason: 'shop_twice', column: 'id', value: parsed.data.id })
    else entries.set(parsed.data.id, parsed.data)
  }
  return { entries: [...entries.values()], rejected, ids }
}

async function writeEntries(
  scope: Scope,
  stores: RecordStores,
  entries: FeedEntry[],
  isDryRun: boolean,
): Promise<{ added: number; updated: number; withoutHall: string[]; full: string[]; found: RejectedLine[] }> {
  return scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const stored = await findImportedEvents(
      inside,
      stores,
      entries.map(({ id }) => id),
    )
    const halls = entries.flatMap(({ hall }) => (hall ? [hall.de, hall.en] : []))
    const rooms = await findRoomsByName(inside, halls)
    const changes: (EventChange & { entry: FeedEntry })[] = []
    const fresh: FeedEntry[] = []
    const roomOf = ({ hall }: FeedEntry) => (hall ? (rooms.get(hall.de) ?? rooms.get(hall.en)) : undefined)
    for (const entry of entries) {
      const known = stored.get(entry.id)
      if (!known) fresh.push(entry)
      else {
        const change = changesOf(known, ownedValues(entry, { stored: known.values, room: roomOf(entry) }))
        if (change) changes.push({ ...change, entry })
      }
    }
    let full: string[] = []
    const found: RejectedLine[] = []
    if (!isDryRun) {
      full = await addEvents(inside, stores, fresh, roomOf)
      await changeImported(inside, storeOfKind(stores, 'event'), changes, {
        tellBroken: (index, errors) => found.push(...findingsOf(0, errors, changes[index]?.entry.id)),
      })
      await notePlacesLeft(
        inside,
        entries.flatMap(({ id, status, places_left: left = null }) => {
          const eventId = stored.get(id)?.id
          return eventId === undefined ? [] : [{ eventId, placesLeft: status === 'sold_out' ? 0 : left }]
        }),
      )
    }
    const withoutHall = entries.flatMap((entry) =>
      entry.hall && roomOf(entry) === undefined ? [entry.hall.de] : [],
    )
    return { added: fresh.length, updated: changes.length, withoutHall, full, found }
  })
}

/**
 * Adds the events; those of a season that is announced with a release that is not public yet wait in it. Returns the name
 * of the release for each that has no place there, and stays hidden.
 */
async function addEvents(
  inside: Scope,
  stores: RecordStores,
  entries: FeedEntry[],
  roomOf: (entry: FeedEntry) => number | undefined,
): Promise<string[]> {
  const seasonOf = (entry: FeedEntry) => seasonNameOf(hallDay(entry.date_start))
  const seasonIds = await addSeasons(inside, stores, entries.map(seasonOf))
  const announcements = await findAnnouncements(inside, [...seasonIds.values()])
  const drafts = entries.map((entry) => {
    const seasonId = seasonIds.get(seasonOf(entry)) ?? 0
    return { ...newValues(entry, roomOf(entry)), season: seasonId, is_online: !announcements.has(seasonId) }
  })
  const ids = await addRecords(inside, storeOfKind(stores, 'event'), drafts)
  const full: string[] = []
  for (const [seasonId, release] of announcements) {
    const waiting = ids.filter((_, index) => drafts[index]?.season === seasonId)
    for (const _ of await announceWith(inside, release, waiting)) full.push(release.name)
  }
  return full
}

/** The seasons with these names; a house may have its new ones announced with a release. */
async function addSeasons(
  inside: Scope,
  stores: RecordStores,
  names: string[],
): Promise<Map<string, number>> {
  const wanted = new Map(names.map((name) => [name, {}]))
  const known = await findOrAdd(inside, stores, 'season', wanted, 'leave')
  const ids = await findOrAdd(inside, stores, 'season', wanted)
  const { hides_new_seasons: areHidden } = await loadSettings(inside)
  if (areHidden)
    for (const [name, id] of ids)
      if (!known.has(name)) await announceNewSeason(inside, { id, name }, `${season.names.de.one} ${name}`)
  return ids
}

async function findMissing(
  { db, now }: Scope,
  ids: Set<string>,
): Promise<{ changes: EventChange[]; isPlausible: boolean }> {
  const known = await db
    .select({ id: events.id, externalId: events.externalId, taken: events.editedFields })
    .from(events)
    .where(and(eq(events.source, 'shop'), isNull(events.vanishedAt), gt(events.dateStart, now)))
  const changes = known
    .filter(({ externalId }) => externalId !== null && !ids.has(externalId))
    .map(({ id, taken }) => ({
      id,
      changes: {
        vanished_at: now.toISOString(),
        ...(!isTakenOver({ edited_fields: taken }, 'ticket_url_external') && { ticket_url_external: null }),
      },
    }))
  return { changes, isPlausible: changes.length <= Math.max(10, known.length / 2) }
}

async function takeOff(
  scope: Scope,
  stores: RecordStores,
  changes: EventChange[],
  isDryRun: boolean,
): Promise<number> {
  // Whatever rule such an event breaks, it is no longer on sale.
  const tellBroken = () => {}
  if (!isDryRun)
    for (let start = 0; start < changes.length; start += batchSize)
      await changeImported(scope, storeOfKind(stores, 'event'), changes.slice(start, start + batchSize), {
        tellBroken,
      })
  return changes.length
}

/** Every import is recorded in the table of imports; those that changed something also in the audit log. */
async function noteRun(
  scope: Scope,
  source: { address: string; run: number | undefined },
  result: { lines?: number; added?: number; updated?: number; vanished?: number; rejected: RejectedLine[] },
): Promise<void> {
  const { lines = 0, added = 0, updated = 0, vanished = 0, rejected } = result
  await scope.db.transaction(async (tx) => {
    const inside = { ...scope, db: tx }
    const run = await beginRun(inside, 'shop', source.address, source.run)
    await saveRun(inside, { ...run, position: lines, added, updated, vanished, rejected }, scope.now)
    if (added + updated + vanished === 0) return
    await recordAudit(inside, {
      action: 'import',
      subjectKind: 'import',
      subjectId: run.id,
      details: { added, updated, vanished, rejected: rejected.filter(isRefused).length },
    })
  })
}
