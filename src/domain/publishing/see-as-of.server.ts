import { requireRight } from '../policy.ts'
import type { RecordStores } from '../records/index.server.ts'
import { findPlanned } from '../releases/index.server.ts'
import { system, type Scope } from '../scope.ts'
import { publishRelease } from './apply-release.server.ts'
import { rolledBack } from './rolled-back.server.ts'

/**
 * Reads the site as it will be at a time: what is planned until then is applied as it will be, each release with its own
 * clock, in a transaction that is rolled back after `read`. A time that has passed means now.
 */
export async function seeAsOf<Result>(
  scope: Scope,
  stores: RecordStores,
  at: Date,
  read: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  requireRight(scope.viewer, 'write_drafts')
  const now = at > scope.now ? at : scope.now
  return rolledBack(scope, async (inside) => {
    for (const release of await findPlanned(inside, now)) {
      const minute = release.publishAt ?? scope.now
      const clock = minute > scope.now ? minute : scope.now
      await publishRelease({ ...inside, now: clock, viewer: system }, stores, release)
    }
    return read({ ...inside, now })
  })
}
