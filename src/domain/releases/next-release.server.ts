import { asc, count, eq } from 'drizzle-orm'
import { releaseItems, releases } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'

/** A minute at which releases become public, and how many changes they contain. */
export type NextRelease = { at: Date; items: number }

/** The next minute with planned releases, which may be past if no process ran then; null without one. */
export async function findNextRelease({ db }: Pick<Scope, 'db'>): Promise<NextRelease | null> {
  const [row] = await db
    .select({ at: releases.publishAt, items: count(releaseItems.id) })
    .from(releases)
    .leftJoin(releaseItems, eq(releaseItems.releaseId, releases.id))
    .where(eq(releases.state, 'planned'))
    .groupBy(releases.publishAt)
    .orderBy(asc(releases.publishAt))
    .limit(1)
  return row?.at ? { at: row.at, items: row.items } : null
}
