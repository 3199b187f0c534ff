import { randomBytes } from 'node:crypto'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { kindByName, mediaLimits } from '#contracts/media-files.ts'
import type { MediaUpload } from '#contracts/office-media.ts'
import { media, mediaUploads } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { plainFileName } from '../plain-file-name.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { finishUpload } from './finish-upload.server.ts'
import type { MediaPorts } from './ports.ts'
import { presentMedia } from './present-media.ts'

type UploadRow = (typeof mediaUploads)['$inferSelect']

/** The maximum total size of all unfinished uploads, as announced, in bytes. */
const mostWaiting = 10 * 1024 ** 3
export const hoursToFinish = 72

/**
 * Begins an upload for a new item, or of another content for an existing one. Throws `invalid`, by field, for files
 * that will not be accepted, so that nobody uploads one in vain, and `forbidden` for authors who replace a content.
 */
export async function beginUpload(
  scope: Scope,
  { name, size, replaces }: { name: string; size: number; replaces?: number | undefined },
): Promise<MediaUpload> {
  requireRight(scope.viewer, replaces === undefined ? 'write_drafts' : 'manage_records')
  const fileName = plainFileName(name)
  const kind = kindByName(fileName)
  if (!kind)
    throw fileFault(/\.svgz?$/i.test(name) ? 'svg' : /\.hei[cf]$/i.test(name) ? 'heic' : 'media_type')
  if (size > mediaLimits.bytes[kind]) throw fileFault(`${kind}_size`)
  if (replaces !== undefined) {
    const [replaced] = await scope.db.select({ kind: media.kind }).from(media).where(eq(media.id, replaces))
    if (!replaced) throw new DomainError('not_found', { subject: `media ${replaces}` })
    if (replaced.kind !== kind) throw fileFault('other_kind')
  }
  await requireRoom(scope, size)
  const [row] = await scope.db
    .insert(mediaUploads)
    .values({
      id: randomBytes(16).toString('hex'),
      fileName,
      byteSize: size,
      replacesId: replaces ?? null,
      uploadedBy: scope.viewer.kind === 'staff' ? scope.viewer.userId : null,
      createdAt: scope.now,
    })
    .returning()
  if (!row) throw new Error('The upload was not stored.')
  return present(scope, row, 0)
}

/** The progress of an upload, whose id only its uploader knows. Throws `not_found` once it has expired. */
export async function readUpload(scope: Scope, { parts }: MediaPorts, id: string): Promise<MediaUpload> {
  const row = await findUpload(scope, id)
  return present(scope, row, await parts.sizeOf(id))
}

/**
 * Appends a chunk to an upload. After the last one the content is inspected and becomes an item; repeating the call
 * returns the same item. Throws `conflict` when the chunk does not begin where the last one has ended, and `invalid`
 * with the fault of `file`, which ends the upload.
 */
export async function continueUpload(
  scope: Scope,
  ports: MediaPorts,
  id: string,
  { offset, piece }: { offset: number; piece: Uint8Array },
): Promise<MediaUpload> {
  return ports.parts.inTurn(id, async () => {
    const row = await findUpload(scope, id)
    if (row.mediaId !== null) return present(scope, row, row.byteSize)
    const arrived = await ports.parts.sizeOf(id)
    if (offset !== arrived || arrived + piece.byteLength > row.byteSize)
      throw new DomainError('conflict', { subject: `upload at ${arrived}` })
    await ports.parts.append(id, piece)
    const size = arrived + piece.byteLength
    if (size < row.byteSize) return present(scope, row, size)
    await finishUpload(scope, ports, row)
    return present(scope, await findUpload(scope, id), size)
  })
}

/** Cancels an upload; an item that was created from it stays. */
export async function cancelUpload(scope: Scope, { parts }: MediaPorts, id: string): Promise<void> {
  await findUpload(scope, id)
  await parts.inTurn(id, async () => {
    await scope.db.delete(mediaUploads).where(eq(mediaUploads.id, id))
    await parts.remove(id)
  })
}

async function findUpload(scope: Scope, id: string): Promise<UploadRow> {
  requireRight(scope.viewer, 'write_drafts')
  const [row] = await scope.db.select().from(mediaUploads).where(eq(mediaUploads.id, id))
  if (!row) throw new DomainError('not_found', { subject: 'upload' })
  return row
}

async function present(scope: Scope, row: UploadRow, arrived: number): Promise<MediaUpload> {
  const [item] =
    row.mediaId === null ? [] : await scope.db.select().from(media).where(eq(media.id, row.mediaId))
  return {
    id: row.id,
    offset: item ? row.byteSize : arrived,
    size: row.byteSize,
    media: item ? presentMedia(item, { isUsed: false }) : null,
    was_known: row.wasKnown,
  }
}

async function requireRoom({ db, now }: Scope, size: number): Promise<void> {
  const since = new Date(now.getTime() - hoursToFinish * 3_600_000)
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${mediaUploads.byteSize}), 0)` })
    .from(mediaUploads)
    .where(and(isNull(mediaUploads.mediaId), gt(mediaUploads.createdAt, since)))
  if (Number(row?.bytes) + size > mostWaiting) throw new DomainError('too_many_attempts', { retryAfter: 600 })
}

function fileFault(fault: DomainError['fields'][string]): DomainError {
  return new DomainError('invalid', { fields: { file: fault } })
}
