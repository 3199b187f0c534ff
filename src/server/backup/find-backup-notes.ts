import type { Database } from '#db/client/index.server.ts'
import { identifyDatabase } from '#domain/stores/index.server.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import type { LastBackup } from '#domain/hub/index.server.ts'
import type { Env } from '../start/env.ts'
import type { FindNotes } from '../readiness/open-notes.ts'
import { findNewest, isLate } from './kept-backups.ts'
import { openTarget } from './open-place.ts'

/** An answer is reused for this long, because each one lists the target; in milliseconds. */
const validFor = 300_000

type Found = { notes: readonly NoteCode[]; last: LastBackup | null }

/**
 * Looks at the last backup of BACKUP_TARGET: whether it is there, complete, and not too old. `last` is the last complete
 * one that `findNotes` has found.
 */
export function followBackups(given: {
  env: Pick<Env, 'BACKUP_TARGET' | 'BACKUP_HOURS' | 'BACKUP_RECIPIENTS'>
  database: Pick<Database, 'db'>
  clock: () => Date
}): { findNotes: FindNotes; last: () => LastBackup | null } {
  const { env, database, clock } = given
  const { BACKUP_TARGET: target } = env
  if (target === undefined) return { findNotes: async () => [], last: () => null }
  const startedAt = clock().getTime()
  let known: (Found & { at: number }) | null = null
  return {
    async findNotes() {
      const now = clock()
      if (known && now.getTime() - known.at < validFor) return known.notes
      // The first backup of a site is made in the minutes after its start.
      const isNew = now.getTime() - startedAt < 4 * validFor
      const found = await find({ ...env, target, database, now, isNew })
      known = { at: now.getTime(), notes: found.notes, last: found.last ?? known?.last ?? null }
      return known.notes
    },
    last: () => known?.last ?? null,
  }
}

async function find(given: {
  target: string
  BACKUP_HOURS: number
  BACKUP_RECIPIENTS: readonly string[]
  database: Pick<Database, 'db'>
  now: Date
  isNew: boolean
}): Promise<Found> {
  const { target, database, now } = given
  const notes: NoteCode[] = given.BACKUP_RECIPIENTS.length < 2 ? ['backup_one_key'] : []
  try {
    const place = await openTarget(target)
    try {
      const newest = await findNewest(place, await identifyDatabase(database))
      if (!newest) return { notes: given.isNew ? notes : [...notes, 'backup_late'], last: null }
      if (!newest.isThere) return { notes: [...notes, 'backup_unreadable'], last: null }
      const { madeAt, bytes, missing } = newest.facts
      if (missing > 0) notes.push('backup_incomplete')
      if (isLate(newest, given.BACKUP_HOURS, now)) notes.push('backup_late')
      return { notes, last: { madeAt, bytes, target: place.shownAs } }
    } finally {
      place.close()
    }
  } catch {
    return { notes: [...notes, 'backup_unreadable'], last: null }
  }
}
