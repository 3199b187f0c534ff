import { castMembers, eventGenres, performances } from '#db/schema/index.ts'
import { insertRows } from '../insert-rows.server.ts'
import type { Scope } from '../scope.ts'
import type { CastDraft, PerformanceDraft } from './draft.ts'

/** Inserts programme items for events that have none yet. */
export async function insertProgramme(
  scope: Scope,
  programmes: { eventId: number; programme: PerformanceDraft[] }[],
): Promise<void> {
  const items = programmes.flatMap(({ eventId, programme }) =>
    programme.map(({ cast = [], ...item }, position) => ({ row: { ...item, eventId, position }, cast })),
  )
  const ids = await insertRows(
    scope,
    performances,
    items.map(({ row }) => row),
  )
  await insertCast(
    scope,
    items.flatMap(({ row: { eventId }, cast }, index) =>
      cast.map((member, position) => ({ member, eventId, position, performanceId: ids[index] })),
    ),
  )
}

/** Inserts the cast of events, or of single items of them. */
export async function insertCast(
  scope: Scope,
  entries: { member: CastDraft; eventId: number; position: number; performanceId?: number | undefined }[],
): Promise<void> {
  await insertRows(
    scope,
    castMembers,
    entries.map(({ member, ...place }) => ({ ...member, ...place })),
  )
}

export async function insertGenres(
  scope: Scope,
  entries: { eventId: number; genreIds: number[] }[],
): Promise<void> {
  await insertRows(
    scope,
    eventGenres,
    entries.flatMap(({ eventId, genreIds }) =>
      genreIds.map((genreId, position) => ({ eventId, genreId, position })),
    ),
  )
}
