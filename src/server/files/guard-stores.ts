import type { Logger } from 'pino'
import type { Db } from '#db/client/index.server.ts'
import { sampleFiles } from '#domain/forms/index.server.ts'
import { sampleMedia } from '#domain/media/index.server.ts'
import {
  claimStores,
  identifyDatabase,
  judgeStore,
  type ClaimableStore,
  type DatabaseIdentity,
  type Verdict,
} from '#domain/stores/index.server.ts'
import type { Stores } from './open-stores.ts'

/** How many contents of each kind are looked for in a store without a mark. */
const sampleSize = 10

export type StoreGuard = {
  /** Whether all stores carry the mark of this database. Rejects when a store can't be reached. */
  areOurs(): Promise<boolean>
}

/**
 * Makes sure at the start that the stores belong to this database, and marks those that belong to nobody. Throws one
 * line for the operator when they are a stranger's, or when the service refuses. A store that can't be reached does
 * not prevent the start: nothing is removed from it before it could be checked.
 */
export async function guardStores(given: {
  db: Db
  stores: Stores
  /** Whether the database is the embedded one, in the same data directory. */
  isEmbedded: boolean
  clock: () => Date
  logger: Pick<Logger, 'warn'>
}): Promise<StoreGuard> {
  const { db, stores, clock, logger } = given
  const identity = await identifyOwner(given)
  let isClaimed = false
  async function claim(): Promise<void> {
    const verdicts = await claimStores({ db, now: clock() }, await describeStores(given), { identity })
    const error = verdicts.flatMap((verdict, index) => explain(verdict, stores.places[index]?.shownAs))[0]
    if (error) throw new StrangeStoreError(error)
    isClaimed = true
  }
  try {
    await claim()
  } catch (error) {
    if (error instanceof StrangeStoreError || !stores.isRemote) throw error
    const refusal = refusalOf(error)
    if (refusal) throw new Error(`STORAGE_URL: the store refuses (${refusal}).`, { cause: error })
    logger.warn({ err: error }, 'the store of files could not be reached')
  }
  return {
    async areOurs() {
      if (!isClaimed) {
        // It could not be reached at the start; a mark that disappears later is not written again.
        await claim().catch((error: unknown) => {
          if (!(error instanceof StrangeStoreError)) throw error
        })
        return isClaimed
      }
      const verdicts = await Promise.all(stores.places.map(({ store }) => judgeStore(store, identity)))
      return verdicts.every(({ kind }) => kind === 'ours')
    },
  }
  async function describeStores(found: { db: Db; stores: Stores }): Promise<ClaimableStore[]> {
    const [media, files] = await Promise.all([
      sampleMedia({ db }, sampleSize),
      sampleFiles({ db }, sampleSize),
    ])
    return found.stores.places.map(({ name, store }) => ({ store, expected: { media, files }[name] }))
  }
}

/**
 * The identity that marks carry. An embedded database and the folders beside it belong together, wherever they are
 * copied to, so that it may be restored into a new server there.
 */
export async function identifyOwner(given: {
  db: Db
  stores: Pick<Stores, 'isRemote'>
  isEmbedded: boolean
}): Promise<DatabaseIdentity> {
  const identity = await identifyDatabase(given)
  return given.isEmbedded && !given.stores.isRemote ? { ...identity, server: null } : identity
}

class StrangeStoreError extends Error {
  constructor(message: string) {
    super(message)
    this.name = 'StrangeStoreError'
  }
}

/** Why a store can't be used, in one line; nothing if it can. */
function explain(verdict: Verdict, place = ''): string[] {
  const remedy =
    'Nothing was touched. Check DATABASE_URL, DATA_DIR and STORAGE_URL; if these files belong to this database, run npm run store:claim.'
  if (verdict.kind === 'unmarked')
    return [`${place}: there are files, but none that this database knows. ${remedy}`]
  if (verdict.kind !== 'strange') return []
  const since = verdict.claimedAt === null ? '' : ` since ${verdict.claimedAt.slice(0, 10)}`
  const reasons = {
    other: `the files belong to another database${since}.`,
    copy: `the files belong to the database of which this one is a copy${since}.`,
    unreadable: 'the mark in store.json is not readable.',
  }
  return [`${place}: ${reasons[verdict.because]} ${remedy}`]
}

/** The name of the service's error, if the service has refused the request and would do so again. */
function refusalOf(error: unknown): string | null {
  if (!(error instanceof Error) || !('$metadata' in error)) return null
  const { $metadata: facts } = error
  const status =
    typeof facts === 'object' && facts !== null && 'httpStatusCode' in facts ? facts.httpStatusCode : null
  const isRefused = typeof status === 'number' && status >= 400 && status < 500 && status !== 429
  return isRefused ? error.name : null
}
