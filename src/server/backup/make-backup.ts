import { createHash } from 'node:crypto'
import { readProgramVersion, withSnapshot, type Database, type Snapshot } from '#db/client/index.server.ts'
import { identifyDatabase } from '#domain/stores/index.server.ts'
import type { Stores } from '../files/open-stores.ts'
import {
  filesPerChecksums,
  numbered,
  type AboutBackup,
  type BackupManifest,
  type SiteSecretsOfBackup,
} from './backup-format.ts'
import { fetchFiles, hasRow, listFiles, type ListedFile } from './copy-files.ts'
import type { BackupTarget } from './open-place.ts'
import { measured, openMeter, writeArchive, type ArchiveWriter } from './write-archive.ts'

/** The dump is written in pieces of this size, because its length is not known before its end; in bytes. */
const pieceSize = 4 * 1024 * 1024
const shownMissing = 100

export type BackupSource = {
  database: Pick<Database, 'db' | 'withSession'>
  /** The address of the server; undefined for the embedded database. */
  url: string | undefined
  stores: Pick<Stores, 'media' | 'files'>
  secrets: readonly string[]
  now: Date
  environment: NodeJS.ProcessEnv
}

export type MadeBackup = {
  about: AboutBackup
  manifest: BackupManifest
  /** Of the file as it was written. */
  written: { bytes: number; sha256: string }
  /** One line if the database was dumped by another program than expected. */
  note: string | null
}

/**
 * Writes a backup of everything that the site can't make again: the database as it is now, the files that its rows name,
 * and, if it is encrypted, the secrets. The site goes on meanwhile. A missing file does not stop it, but is named.
 */
export async function makeBackup(
  source: BackupSource,
  target: { place: BackupTarget; name: string; recipients: readonly string[] },
): Promise<MadeBackup> {
  const { place, name, recipients } = target
  const made = Promise.withResolvers<Omit<MadeBackup, 'written'>>()
  made.promise.catch(() => {}) // the archive fails with the same error
  const meter = openMeter()
  const bytes = writeArchive(recipients, async (archive) => {
    try {
      made.resolve(await fill(archive, source, recipients.length > 0))
    } catch (error) {
      made.reject(error)
      throw error
    }
  })
  await place.write(name, measured(bytes, meter))
  return { ...(await made.promise), written: { bytes: meter.bytes, sha256: meter.hash.digest('hex') } }
}

async function fill(
  archive: ArchiveWriter,
  source: BackupSource,
  isEncrypted: boolean,
): Promise<Omit<MadeBackup, 'written'>> {
  const addJson = (name: string, value: unknown) =>
    archive.add(name, Buffer.from(`${JSON.stringify(value, null, 2)}\n`))
  const { database, url, now, environment } = source
  const { id } = await identifyDatabase({ db: database.db })
  const dumped = await withSnapshot(database, { url, now, environment }, async (snapshot) => {
    const files = await listFiles(snapshot.db)
    const { kind, bytes, note } = await snapshot.dump()
    const about: AboutBackup = {
      format: 1,
      madeAt: now.toISOString(),
      version: readProgramVersion(),
      postgres: snapshot.postgres,
      level: snapshot.migrations.at(-1)?.createdAt ?? 0,
      database: id,
      dump: kind,
      hasSecrets: isEncrypted,
    }
    await addJson('about.json', about)
    const secrets: SiteSecretsOfBackup = { sessionSecrets: [...source.secrets] }
    if (isEncrypted) await addJson('secrets.json', secrets)
    return { about, files, note, counts: snapshot.counts, dump: await addDump(archive, bytes) }
  })
  const copied = await addFiles(archive, source, dumped.files)
  const manifest: BackupManifest = { dump: dumped.dump, counts: dumped.counts, ...copied }
  await addJson('manifest.json', manifest)
  return { about: dumped.about, manifest, note: dumped.note }
}

async function addDump(
  archive: ArchiveWriter,
  bytes: Awaited<ReturnType<Snapshot['dump']>>['bytes'],
): Promise<BackupManifest['dump']> {
  const meter = openMeter()
  let pieces = 0
  let waiting: Uint8Array[] = []
  let size = 0
  const flush = async () => {
    pieces += 1
    await archive.add(numbered('database', pieces), Buffer.concat(waiting))
    waiting = []
    size = 0
  }
  for await (const chunk of measured(bytes, meter)) {
    waiting.push(chunk)
    size += chunk.length
    if (size >= pieceSize) await flush()
  }
  if (size > 0) await flush()
  return { bytes: meter.bytes, sha256: meter.hash.digest('hex') }
}

/** Adds the files, and after each thousand their checksums. */
async function addFiles(
  archive: ArchiveWriter,
  { database, stores }: BackupSource,
  files: readonly ListedFile[],
): Promise<Omit<BackupManifest, 'dump' | 'counts'>> {
  const found = { count: 0, bytes: 0, missingCount: 0, deletedMeanwhile: 0 }
  const missing: string[] = []
  const all = createHash('sha256')
  let lines: string[] = []
  let lists = 0
  const addChecksums = async () => {
    if (lines.length === 0) return
    lists += 1
    const list = Buffer.from(lines.join(''))
    all.update(list)
    await archive.add(numbered('checksums', lists), list)
    lines = []
  }
  for await (const { file, content } of fetchFiles(files, stores)) {
    const entry = `${file.store}/${file.name}`
    if (content) {
      const meter = openMeter()
      await archive.add(entry, { size: content.size, bytes: measured(content.bytes, meter) })
      found.count += 1
      found.bytes += meter.bytes
      lines.push(`${meter.hash.digest('hex')}  ${entry}\n`)
      if (lines.length === filesPerChecksums) await addChecksums()
    } else if (!(await hasRow(database.db, file))) {
      found.deletedMeanwhile += 1
    } else if (!file.isDerived) {
      found.missingCount += 1
      if (missing.length < shownMissing) missing.push(entry)
    }
  }
  await addChecksums()
  const { count, bytes, ...others } = found
  return { files: { count, bytes, sha256: all.digest('hex') }, missing, ...others }
}
