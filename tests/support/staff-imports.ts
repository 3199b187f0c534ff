import { tmpdir } from 'node:os'
import path from 'node:path'
import type { ImportOptions } from '#contracts/office-imports.ts'
import {
  beginImport,
  checkImport,
  readImport,
  startImport,
  undoImported,
  workOnImport,
  type SystemReach,
  type FoundRun,
} from '#domain/imports/index.server.ts'
import type { Scope } from '#domain/scope.ts'
import { recordStores } from '#records/stores.generated.server.ts'
import { askLocally } from './shop-feed.ts'
import { openTestMedia } from './media-services.ts'

/** The site's secret in tests. */
export const testSecrets = ['a secret of the tests that is long enough'] as const

/** Does at once what jobs do for the runs of staff; `readFeed` reads the shop's feed for a run. */
export function staffImports(
  scope: Scope,
  readFeed?: (run: number) => Promise<unknown>,
  reach: Partial<SystemReach> = {},
) {
  const work = async (id: number, { batches = Number.POSITIVE_INFINITY }: { batches?: number } = {}) => {
    const stopping = new AbortController()
    let written = 0
    // Each batch that is written reads the clock once.
    const clock = () => {
      written += 1
      if (written >= batches) stopping.abort()
      return scope.now
    }
    await workOnImport(scope, id, {
      stores: recordStores,
      signal: stopping.signal,
      files: openTestMedia().store,
      directory: path.join(tmpdir(), 'imports'),
      feedAddress: () => Promise.resolve(readFeed ? 'https://shop.example/feed' : null),
      importFeed: async (run) => void (await readFeed?.(run)),
      reach: { ask: askLocally, folder: null, secrets: testSecrets, ...reach },
      clock,
    })
    return readImport(scope, recordStores, id, 'de')
  }
  const begin = async (content: string | Uint8Array, name = 'saison.csv'): Promise<FoundRun> => {
    const bytes = typeof content === 'string' ? Buffer.from(content) : content
    return readImport(scope, recordStores, await beginImport(scope, recordStores, { name, bytes }), 'de')
  }
  const check = async ({ id, options }: FoundRun, more: Partial<ImportOptions> = {}) => {
    await checkImport(scope, id, { ...options, ...more })
    return work(id)
  }
  const start = async ({ id, options }: FoundRun, how: { batches?: number } = {}) => {
    await startImport(scope, id, options)
    return work(id, how)
  }
  return {
    begin,
    check,
    start,
    work,
    undo: async ({ id }: FoundRun) => {
      await undoImported(scope, id)
      return work(id)
    },
    /** From the file to its end. */
    run: async (content: string | Uint8Array, more: Partial<ImportOptions> = {}, name?: string) =>
      start(await check(await begin(content, name), more)),
  }
}
