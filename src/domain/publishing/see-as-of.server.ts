import { eq } from 'drizzle-orm'
import { releases } from '#db/schema/index.ts'
import type { ReleasePreview } from '../content/index.server.ts'
import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import { findPlanned, isOpen } from '../releases/index.server.ts'
import { system, type Scope } from '../scope.ts'
import { publishRelease } from './apply-release.server.ts'
import { rolledBack } from './rolled-back.server.ts'

/** A time to come, and a release that is seen at it though it is not planned yet. */
export type SeenTime = { at: Date; withRelease?: number | null }

/**
 * Reads the site as it will be at a time: what is planned until then is applied as it will be, each release with its own
 * clock, in a transaction that is rolled back after `read`. A time that has passed means now.
 */
export async function seeAsOf<Result>(
  scope: Scope,
  stores: RecordStores,
  time: SeenTime,
  read: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  requireRight(scope.viewer, 'write_drafts')
  if (typeof time.withRelease === 'number') requireRight(scope.viewer, 'manage_records')
  return see(scope, stores, time, read)
}

/** The same for anybody who has a valid link to a release: the site as of its minute, or with it now if it has none. */
export async function seeThroughLink<Result>(
  scope: Scope,
  stores: RecordStores,
  { releaseId, publishAt }: Pick<ReleasePreview, 'releaseId' | 'publishAt'>,
  read: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  return see(scope, stores, { at: publishAt ?? scope.now, withRelease: releaseId }, read)
}

async function see<Result>(
  scope: Scope,
  stores: RecordStores,
  { at, withRelease = null }: SeenTime,
  read: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  const now = at > scope.now ? at : scope.now
  return rolledBack(scope, async (inside) => {
    const planned = await findPlanned(inside, now)
    for (const release of planned) {
      const minute = release.publishAt ?? scope.now
      const clock = minute > scope.now ? minute : scope.now
      await publishRelease({ ...inside, now: clock, viewer: system }, stores, release)
    }
    if (withRelease !== null && !planned.some(({ id }) => id === withRelease)) {
      const [release] = await inside.db.select().from(releases).where(eq(releases.id, withRelease))
      if (release && isOpen(release.state))
        await publishRelease({ ...inside, now, viewer: system }, stores, release)
    }
    return read({ ...inside, now })
  })
}
