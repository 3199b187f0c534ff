import { buffer } from 'node:stream/consumers'
import { createHash } from 'node:crypto'
import { mkdir, readFile, rename, writeFile } from 'node:fs/promises'
import path from 'node:path'
import pLimit from 'p-limit'
import { loadDump, openDatabase, type OpenOptions } from '#db/client/index.server.ts'
import type { FileStore } from '#domain/file-store.ts'
import { claimStores, judgeStore } from '#domain/stores/index.server.ts'
import { identifyOwner } from '../files/guard-stores.ts'
import type { Stores } from '../files/open-stores.ts'
import { BackupError } from './backup-error.ts'
import { smallFile, smallFilesAtOnce, type BackedUpStore } from './backup-format.ts'
import { readBackup, type ReadBackup } from './read-backup.ts'

export type RestoreTarget = {
  database: OpenOptions
  stores: Stores
  dataDir: string
  environment: NodeJS.ProcessEnv
}

/**
 * Loads a backup into the database and the stores of `target`, which then belong together. Everything must be empty, or
 * `replace` be set; stores of another database are never touched. The whole backup is read and checked before anything is
 * changed. `say` gets a line for each thing that was proved. Throws a BackupError.
 */
export async function restoreBackup(
  open: () => AsyncIterable<Uint8Array>,
  identities: readonly string[],
  given: { target: RestoreTarget; replace: boolean; now: Date; say: (line: string) => void },
): Promise<ReadBackup> {
  const { target, replace, now, say } = given
  const { stores, environment } = target
  const checked = await readBackup(open(), identities)
  say(`ok  the backup of ${checked.about.madeAt} is complete: every checksum fits`)
  await requireUsableStores(target, replace)
  const secret = checked.secrets?.sessionSecrets[0]
  if (secret !== undefined && !replace) await requireNoOtherSecret(target.dataDir, secret)
  let counts: Record<string, number> = {}
  const writing = pLimit(smallFilesAtOnce)
  let pending: Promise<void>[] = []
  const settle = async () => {
    const waiting = pending
    pending = []
    await Promise.all(waiting)
  }
  const read = await readBackup(open(), identities, {
    async takeDump({ dump: kind, level }, bytes) {
      const dump = { kind, level, bytes }
      ;({ counts } = await loadDump(target.database, dump, { replace, environment }))
      await claim(target, now)
    },
    async receiveFile({ store, name, size }, bytes) {
      if (size > smallFile) return stores[store].write(name, bytes)
      const content = await buffer(bytes)
      if (pending.length >= 4 * smallFilesAtOnce) await settle()
      pending.push(writing(() => stores[store].write(name, asList(content))))
    },
    async takeChecksums(checksums) {
      await settle()
      await Promise.all(
        [...checksums].map(([entry, sum]) => writing(() => requireChecksum(stores, entry, sum))),
      )
    },
  })
  const { manifest } = read
  const differing = Object.entries(manifest.counts).filter(([table, count]) => counts[table] !== count)
  if (differing.length > 0)
    throw new BackupError(
      `The restored database has other numbers of rows: ${describeTables(differing, counts)}.`,
    )
  const tables = Object.values(manifest.counts)
  say(
    `ok  ${tables.reduce((sum, count) => sum + count, 0)} rows of ${tables.length} tables, each as many as in the backup`,
  )
  say(
    `ok  ${manifest.files.count} files (${(manifest.files.bytes / 1e6).toFixed(1)} MB), each read back with its checksum`,
  )
  if (secret !== undefined)
    say(`ok  the secret of second factors is in ${await writeSecret(target.dataDir, secret)}`)
  return read
}

function describeTables(differing: [string, number][], counts: Record<string, number>): string {
  return differing
    .slice(0, 5)
    .map(([table, count]) => `${table} ${counts[table] ?? 0} instead of ${count}`)
    .join(', ')
}

/** Refuses stores with files, unless they are those of the database that is to be replaced. */
async function requireUsableStores(target: RestoreTarget, replace: boolean): Promise<void> {
  const owner = replace ? await readOwner(target) : null
  for (const { shownAs, store } of target.stores.places) {
    const verdict = await judgeStore(store, owner ?? { id: '', server: null })
    if (verdict.kind === 'empty' || (owner && verdict.kind === 'ours')) continue
    throw new BackupError(
      replace
        ? `${shownAs}: there are files that do not belong to the database that is to be replaced. Nothing was touched. Name an empty folder or bucket.`
        : `${shownAs}: there are files already. Nothing was touched. Name an empty folder or bucket, or add --replace.`,
    )
  }
}

/** The identity of the database that is to be replaced; null if it has none yet. */
async function readOwner({ database: options, stores }: RestoreTarget) {
  const database = await openDatabase(options)
  try {
    const { rows } = await database.query(`SELECT to_regclass('public.database_identity') AS found`)
    const [row] = rows
    if (typeof row !== 'object' || row === null || !('found' in row) || row.found === null) return null
    return await identifyOwner({ db: database.db, stores, isEmbedded: options.dataDir !== undefined })
  } finally {
    await database.close()
  }
}

/** Marks the stores, which were checked before, as those of the restored database. */
async function claim({ database: options, stores }: RestoreTarget, now: Date): Promise<void> {
  const database = await openDatabase(options)
  try {
    const { db } = database
    const identity = await identifyOwner({ db, stores, isEmbedded: options.dataDir !== undefined })
    const claimable = stores.places.map(({ store }) => ({ store, expected: [] }))
    await claimStores({ db, now }, claimable, { identity, isForced: true })
  } finally {
    await database.close()
  }
}

async function requireChecksum(
  stores: Record<BackedUpStore, FileStore>,
  entry: string,
  sum: string,
): Promise<void> {
  const [store, name = ''] = entry.split('/')
  const hash = createHash('sha256')
  const found = await stores[store === 'media' ? 'media' : 'files'].read(name)
  for await (const chunk of found ?? []) hash.update(chunk)
  if (found === null || hash.digest('hex') !== sum)
    throw new BackupError(`The restored file ${entry} is not what was written: check the disk or the bucket.`)
}

async function* asList(content: Uint8Array): AsyncGenerator<Uint8Array> {
  yield content
}

const secretFileOf = (dataDir: string) => path.join(dataDir, 'session-secret')

async function requireNoOtherSecret(dataDir: string, secret: string): Promise<void> {
  const file = secretFileOf(dataDir)
  const known = await readFile(file, 'utf8').catch(() => null)
  if (known !== null && known.trim() !== secret)
    throw new BackupError(`${file}: there is another secret already. Move it away, or add --replace.`)
}

/** Keeps the secret in the data directory, where a site without SESSION_SECRET finds it; returns the file. */
async function writeSecret(dataDir: string, secret: string): Promise<string> {
  const file = secretFileOf(dataDir)
  await mkdir(dataDir, { recursive: true })
  await writeFile(`${file}.partial`, secret, { mode: 0o600 })
  await rename(`${file}.partial`, file)
  return file
}
