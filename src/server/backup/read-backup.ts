import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import type { z } from 'zod'
import { isPlainId } from '../files/require-plain-id.ts'
import { BackupError } from './backup-error.ts'
import {
  aboutBackup,
  backupManifest,
  numbered,
  siteSecretsOfBackup,
  type AboutBackup,
  type BackedUpStore,
  type BackupManifest,
  type SiteSecretsOfBackup,
} from './backup-format.ts'
import { readArchive, type ArchiveEntry } from './read-archive.ts'
import { measured, openMeter } from './write-archive.ts'

/** What is done with the parts of a backup while they are read; without it they are only checked. */
export type BackupReader = {
  takeDump?(about: AboutBackup, bytes: AsyncIterable<Uint8Array>): Promise<void>
  receiveFile?(
    file: { store: BackedUpStore; name: string; size: number },
    bytes: AsyncIterable<Uint8Array>,
  ): Promise<void>
  /** Called with the checksums of the files that were taken since the last call. */
  takeChecksums?(checksums: ReadonlyMap<string, string>): Promise<void>
}

export type ReadBackup = { about: AboutBackup; secrets: SiteSecretsOfBackup | null; manifest: BackupManifest }

/** The longest entry that is held in memory; in bytes. */
const maxTextLength = 16 * 1024 * 1024

/** Reads a whole backup, and checks every part. Throws a BackupError. */
export async function readBackup(
  source: AsyncIterable<Uint8Array>,
  identities: readonly string[],
  reader: BackupReader = {},
): Promise<ReadBackup> {
  const entries = readArchive(source, identities)
  let current = await entries.next()
  const advance = async () => void (current = await entries.next())
  const isAt = (start: string) => !current.done && current.value.name.startsWith(start)
  const takeJson = async <T>(name: string, schema: z.ZodType<T>): Promise<T> => {
    if (current.done) throw new BackupError(`The backup is cut short: it has no ${name}.`)
    if (current.value.name !== name) throw strange(current.value)
    const value = parse(schema, await readText(current.value), name)
    await advance()
    return value
  }
  try {
    const about = await takeJson('about.json', aboutBackup)
    const secrets = about.hasSecrets ? await takeJson('secrets.json', siteSecretsOfBackup) : null

    const dump = openMeter()
    const pieces = async function* (): AsyncGenerator<Uint8Array> {
      for (let number = 1; !current.done && isAt('database/'); number += 1) {
        if (current.value.name !== numbered('database', number)) throw strange(current.value)
        yield* current.value.bytes
        await advance()
      }
    }
    // A reader may stop after the last statement, before the last byte.
    const measuredPieces = measured(pieces(), dump)
    await reader.takeDump?.(about, { [Symbol.asyncIterator]: () => ({ next: () => measuredPieces.next() }) })
    for await (const _ of measuredPieces);

    const files = { count: 0, bytes: 0, all: createHash('sha256') }
    let since = new Map<string, string>()
    while (!current.done && !isAt('manifest.json')) {
      const entry = current.value
      if (isAt('checksums/')) {
        const text = await readText(entry)
        if (text !== [...since].map(([name, sum]) => `${sum}  ${name}\n`).join(''))
          throw new BackupError(`The backup is damaged: files before ${entry.name} have other checksums.`)
        files.all.update(text)
        await reader.takeChecksums?.(since)
        since = new Map()
      } else {
        const file = readName(entry)
        const meter = openMeter()
        const bytes = measured(entry.bytes, meter)
        if (reader.receiveFile) await reader.receiveFile({ ...file, size: entry.size }, bytes)
        else for await (const _ of bytes);
        files.count += 1
        files.bytes += meter.bytes
        since.set(entry.name, meter.hash.digest('hex'))
      }
      await advance()
    }
    const manifest = await takeJson('manifest.json', backupManifest)
    requireSame(manifest.dump, { bytes: dump.bytes, sha256: dump.hash.digest('hex') }, 'dump of the database')
    requireSame(manifest.files, { ...files, sha256: files.all.digest('hex') }, 'list of files')
    if (!current.done) throw strange(current.value)
    return { about, secrets, manifest }
  } finally {
    await entries.return(undefined)
  }
}

function requireSame(
  wanted: { bytes: number; sha256: string; count?: number },
  found: { bytes: number; sha256: string; count?: number },
  what: string,
): void {
  const isSame = (['bytes', 'sha256', 'count'] as const).every(
    (each) => wanted[each] === undefined || wanted[each] === found[each],
  )
  if (!isSame) throw new BackupError(`The backup is damaged: the ${what} is not what the manifest says.`)
}

function readName(entry: ArchiveEntry): { store: BackedUpStore; name: string } {
  const [store, name = '', ...rest] = entry.name.split('/')
  if ((store !== 'media' && store !== 'files') || !isPlainId(name) || rest.length > 0) throw strange(entry)
  return { store, name }
}

async function readText({ name, size, bytes }: ArchiveEntry): Promise<string> {
  if (size > maxTextLength) throw new BackupError(`The backup is damaged: ${name} is too long.`)
  return (await buffer(bytes)).toString()
}

function parse<T>(schema: z.ZodType<T>, text: string, name: string): T {
  try {
    return schema.parse(JSON.parse(text))
  } catch (cause) {
    throw new BackupError(
      `The backup can't be read: its ${name} is damaged, or a newer version of this program made it.`,
      { cause },
    )
  }
}

function strange({ name }: ArchiveEntry): BackupError {
  return new BackupError(`The backup is damaged: it has ${name} in a place where that can't be.`)
}
