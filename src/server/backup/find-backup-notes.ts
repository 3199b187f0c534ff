import type { Database } from '#db/client/index.server.ts'
import { identifyDatabase } from '#domain/stores/index.server.ts'
import type { NoteCode } from '#i18n/lazy/operation-notes.ts'
import type { Env } from '../env.ts'
import type { FindNotes } from '../readiness/open-notes.ts'
import { findNewest, isLate } from './kept-backups.ts'
import { openTarget } from './open-place.ts'

/** An answer is reused for this long, because each one lists the target; in milliseconds. */
const validFor = 300_000

/** Looks at the last backup of BACKUP_TARGET: whether it is there, complete, and not too old. */
export function followBackups(given: {
  env: Pick<Env, 'BACKUP_TARGET' | 'BACKUP_HOURS' | 'BACKUP_RECIPIENTS'>
  database: Pick<Database, 'db'>
  clock: () => Date
}): FindNotes {
  const { env, database, clock } = given
  const { BACKUP_TARGET: target } = env
  if (target === undefined) return async () => []
  const startedAt = clock().getTime()
  let last: { at: number; found: readonly NoteCode[] } | null = null
  return async () => {
    const now = clock()
    if (last && now.getTime() - last.at < validFor) return last.found
    // The first backup of a site is made in the minutes after its start.
    const found = await findNotes({
      ...env,
      target,
      database,
      now,
      isNew: now.getTime() - startedAt < 4 * validFor,
    })
    last = { at: now.getTime(), found }
    return found
  }
}

async function findNotes(given: {
  target: string
  BACKUP_HOURS: number
  BACKUP_RECIPIENTS: readonly string[]
  database: Pick<Database, 'db'>
  now: Date
  isNew: boolean
}): Promise<NoteCode[]> {
  const { target, database, now } = given
  const notes: NoteCode[] = given.BACKUP_RECIPIENTS.length < 2 ? ['backup_one_key'] : []
  try {
    const place = await openTarget(target)
    try {
      const newest = await findNewest(place, await identifyDatabase(database))
      if (!newest) return given.isNew ? notes : [...notes, 'backup_late']
      if (!newest.isThere) return [...notes, 'backup_unreadable']
      if (newest.facts.missing > 0) notes.push('backup_incomplete')
      if (isLate(newest, given.BACKUP_HOURS, now)) notes.push('backup_late')
      return notes
    } finally {
      place.close()
    }
  } catch {
    return [...notes, 'backup_unreadable']
  }
}
