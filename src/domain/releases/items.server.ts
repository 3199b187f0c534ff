import { and, asc, desc, eq, inArray, lte, ne, not, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/pg-core'
import { releaseItems, releases, type ReleaseState } from '#db/schema/index.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'

export type ReleaseItem = typeof releaseItems.$inferSelect
/** What an item changes: a record, or the content of a page in a language. */
export type Subject = Pick<ReleaseItem, 'what' | 'kind' | 'subjectId'> & {
  language?: ReleaseItem['language']
}
export type OpenRelease = { id: number; name: string; publishAt: Date | null; state: OpenState }
/** An item of a release that is still to come. */
export type WaitingItem = { item: ReleaseItem; release: OpenRelease }

/** The states in which a release takes items. */
export const openStates = ['collecting', 'planned', 'failed'] as const satisfies ReleaseState[]
type OpenState = (typeof openStates)[number]
/** The most items of one release. */
export const maxItems = 2000

export function isOpen(state: ReleaseState): state is OpenState {
  return openStates.some((one) => one === state)
}

/**
 * The releases that take items, the one changed last first; at most 50. `withoutPlans` leaves out those that are nothing but the plan
 * of one page.
 */
export async function listOpenReleases(
  { db, viewer }: Scope,
  { withoutPlans = false }: { withoutPlans?: boolean } = {},
): Promise<OpenRelease[]> {
  requireRight(viewer, 'publish')
  const rows = await db
    .select()
    .from(releases)
    .where(and(inArray(releases.state, openStates), withoutPlans ? not(isPlan) : undefined))
    .orderBy(desc(releases.updatedAt), desc(releases.id))
    .limit(50)
  return rows.flatMap(({ id, name, publishAt, state }) =>
    isOpen(state) ? [{ id, name, publishAt, state }] : [],
  )
}

/** A planned release whose only item is the content of a page. */
const isPlan = sql`(${releases.state} = 'planned' AND (
  SELECT count(*) = 1 AND bool_and(${releaseItems.what} = 'section') FROM ${releaseItems}
  WHERE ${releaseItems.releaseId} = ${releases.id}))`

/** The items of a release, in the order in which they are applied. */
export function findItems({ db }: Pick<Scope, 'db'>, releaseId: number): Promise<ReleaseItem[]> {
  return db
    .select()
    .from(releaseItems)
    .where(eq(releaseItems.releaseId, releaseId))
    .orderBy(asc(releaseItems.id))
    .limit(maxItems)
}

/** What waits for a subject in releases to come, the next one first, and those without a minute last. */
export async function findWaiting(
  { db }: Pick<Scope, 'db'>,
  { what, kind, subjectId, language }: Subject,
): Promise<WaitingItem[]> {
  const rows = await db
    .select({ item: releaseItems, release: releases })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        eq(releaseItems.what, what),
        eq(releaseItems.kind, kind),
        eq(releaseItems.subjectId, subjectId),
        language === undefined ? undefined : eq(releaseItems.language, language),
        inArray(releases.state, openStates),
      ),
    )
    .orderBy(sql`${releases.publishAt} ASC NULLS LAST`, asc(releaseItems.id))
    .limit(50)
  return rows.flatMap(({ item, release: { id, name, publishAt, state } }) =>
    isOpen(state) ? [{ item, release: { id, name, publishAt, state } }] : [],
  )
}

/** What waits for records of a kind, or for what is written on their pages, in releases to come; by their numbers. */
export async function findWaitingOfKind(
  { db }: Pick<Scope, 'db'>,
  kind: string,
  ids: readonly number[],
): Promise<Map<number, WaitingItem[]>> {
  const rows = await db
    .select({ item: releaseItems, release: releases })
    .from(releaseItems)
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(
      and(
        eq(releaseItems.kind, kind),
        inArray(releaseItems.subjectId, [...ids]),
        inArray(releases.state, openStates),
      ),
    )
    .orderBy(sql`${releases.publishAt} ASC NULLS LAST`, asc(releaseItems.id))
  const found = new Map<number, WaitingItem[]>()
  for (const {
    item,
    release: { id, name, publishAt, state },
  } of rows)
    if (isOpen(state))
      found.set(item.subjectId, [
        ...(found.get(item.subjectId) ?? []),
        { item, release: { id, name, publishAt, state } },
      ])
  return found
}

/** What other releases to come change of the same subjects as the items of a release. */
export async function findRivals(
  { db }: Pick<Scope, 'db'>,
  releaseId: number,
): Promise<{ itemId: number; changes: Record<string, unknown>; release: OpenRelease }[]> {
  const own = alias(releaseItems, 'own')
  const rows = await db
    .select({ itemId: own.id, changes: releaseItems.changes, release: releases })
    .from(own)
    .innerJoin(
      releaseItems,
      and(
        eq(releaseItems.what, own.what),
        eq(releaseItems.kind, own.kind),
        eq(releaseItems.subjectId, own.subjectId),
        eq(releaseItems.language, own.language),
        ne(releaseItems.releaseId, own.releaseId),
      ),
    )
    .innerJoin(releases, eq(releases.id, releaseItems.releaseId))
    .where(and(eq(own.releaseId, releaseId), inArray(releases.state, openStates)))
    .orderBy(sql`${releases.publishAt} ASC NULLS LAST`, asc(releaseItems.id))
    .limit(maxItems)
  return rows.flatMap(({ itemId, changes, release: { id, name, publishAt, state } }) =>
    isOpen(state) ? [{ itemId, changes, release: { id, name, publishAt, state } }] : [],
  )
}

/** The releases that are planned until a time, in the order in which they become public. */
export function findPlanned(
  { db }: Pick<Scope, 'db'>,
  until: Date,
  { except = 0 }: { except?: number } = {},
): Promise<(typeof releases.$inferSelect)[]> {
  return db
    .select()
    .from(releases)
    .where(and(eq(releases.state, 'planned'), lte(releases.publishAt, until), ne(releases.id, except)))
    .orderBy(asc(releases.publishAt), asc(releases.id))
    .limit(500)
}
