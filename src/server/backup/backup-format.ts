/**
 * A backup is a tar archive, compressed by zstd and encrypted by age, which the ordinary tools of these names read, too:
 * `age -d -i keys FILE | zstd -d | tar x`. Its entries, in this order:
 *
 * - `about.json`: what a restore has to know first.
 * - `secrets.json`: the site's secrets; only in an encrypted backup.
 * - `database/000001` …: the pieces of the dump.
 * - `media/NAME`, `files/NAME`: the library and the private files; after each thousand of them `checksums/000001` …, which
 *   `sha256sum -c` reads.
 * - `manifest.json`: what a complete backup has. Its presence proves that nothing was cut off.
 */
import { z } from 'zod'

export const aboutBackup = z.object({
  format: z.literal(1),
  madeAt: z.iso.datetime(),
  /** The version of the program. */
  version: z.string(),
  postgres: z.string(),
  /** The level of the newest migration. */
  level: z.number().int(),
  /** The uuid of the database. */
  database: z.uuid(),
  dump: z.enum(['logical', 'pg_dump']),
  hasSecrets: z.boolean(),
})
export const siteSecretsOfBackup = z.object({ sessionSecrets: z.array(z.string().min(32)).min(1) })

const part = z.object({ bytes: z.number().int(), sha256: z.string() })
export const backupManifest = z.object({
  dump: part,
  /** The number of rows of each table. */
  counts: z.record(z.string(), z.number().int()),
  /** `sha256` is that of all lines of checksums. */
  files: part.extend({ count: z.number().int() }),
  /** Files with a row and without a content, as `media/NAME`; of many the first hundred. */
  missing: z.array(z.string()),
  missingCount: z.number().int(),
  /** Files that were deleted for good while the backup was made. */
  deletedMeanwhile: z.number().int(),
})

export type AboutBackup = z.infer<typeof aboutBackup>
export type BackupManifest = z.infer<typeof backupManifest>
export type SiteSecretsOfBackup = z.infer<typeof siteSecretsOfBackup>
export type BackedUpStore = 'media' | 'files'

/** How many files have their checksums together. */
export const filesPerChecksums = 1000
/** Files up to this size are fetched and stored several at a time; in bytes. */
export const smallFile = 1024 * 1024
export const smallFilesAtOnce = 8

export function numbered(folder: 'database' | 'checksums', number: number): string {
  return `${folder}/${String(number).padStart(6, '0')}`
}
