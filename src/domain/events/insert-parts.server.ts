import { castMembers, eventGenres, performances } from '#db/schema/index.ts'
import type { Scope } from '../scope.ts'
import type { CastDraft, PerformanceDraft } from './draft.ts'

/** Puts items into the programmes of events that have none. */
export async function insertProgramme(
  scope: Scope,
  programmes: { eventId: number; programme: PerformanceDraft[] }[],
): Promise<void> {
  const items = programmes.flatMap(({ eventId, programme }) =>
    programme.map((item, position) => ({ eventId, position, item })),
  )
  if (items.length === 0) return
  const rows = await scope.db
    .insert(performances)
    .values(
      items.map(({ eventId, position, item }) => ({
        eventId,
        position,
        kind: item.kind,
        workId: item.workId ?? null,
        title: item.title ?? null,
        minutes: item.minutes ?? null,
        note: item.note ?? null,
      })),
    )
    .returning({ id: performances.id })
  await insertCast(
    scope,
    items.flatMap(({ eventId, item }, index) =>
      (item.cast ?? []).map((member, position) => ({
        member,
        eventId,
        position,
        performanceId: rows[index]?.id ?? null,
      })),
    ),
  )
}

/** Puts persons and ensembles into events, or into single items of them. */
export async function insertCast(
  { db }: Scope,
  entries: { member: CastDraft; eventId: number; position: number; performanceId?: number | null }[],
): Promise<void> {
  if (entries.length === 0) return
  await db.insert(castMembers).values(
    entries.map(({ member, eventId, position, performanceId = null }) => ({
      eventId,
      performanceId,
      position,
      artistId: member.artistId,
      role: member.role ?? null,
      note: member.note ?? null,
      replaces: member.replaces ?? null,
    })),
  )
}

export async function insertGenres(
  { db }: Scope,
  entries: { eventId: number; genreIds: number[] }[],
): Promise<void> {
  const rows = entries.flatMap(({ eventId, genreIds }) =>
    genreIds.map((genreId, position) => ({ eventId, genreId, position })),
  )
  if (rows.length > 0) await db.insert(eventGenres).values(rows)
}
