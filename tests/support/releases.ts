import { applyDueReleases, seeAsOf } from '#domain/publishing/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { testOrigin } from './api.ts'
import { systemScope } from './factories.ts'

/** Publishes what is planned up to a time, as the site does. */
export async function publishDue({ db }: Pick<Scope, 'db'>, until: Date): Promise<void> {
  await applyDueReleases(systemScope(db, until), recordStores, {
    until,
    waitFor: () => Promise.resolve(),
    publicOrigin: testOrigin,
  })
}

/** Reads the site as it will be at a time. */
export function asOf<Result>(
  { db, now }: Pick<Scope, 'db' | 'now'>,
  at: Date,
  read: (inside: Scope) => Promise<Result>,
): Promise<Result> {
  return seeAsOf({ ...systemScope(db), now }, recordStores, { at }, read)
}
