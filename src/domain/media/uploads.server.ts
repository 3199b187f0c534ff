import { randomBytes } from 'node:crypto'
import { setTimeout } from 'node:timers/promises'
import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { kindByName, mediaLimits } from '#contracts/media-files.ts'
import type { MediaUpload } from '#contracts/media-uploads.ts'
import { media, mediaUploadParts, mediaUploads } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import { plainFileName } from '../plain-file-name.ts'
import { requireRight } from '../policy.ts'
import type { Scope } from '../scope.ts'
import { dropUpload, finishUpload } from './finish-upload.server.ts'
import type { MediaServices } from './ports.ts'
import { mediaAddress, thumbAddress } from '../pictures.ts'

type UploadRow = (typeof mediaUploads)['$inferSelect']

/** The maximum total size of all unfinished uploads, as announced, in bytes. */
const maxWaiting = 10 * 1024 ** 3
export const hoursToFinish = 72
/** After this time another process may finish an upload, because the one that did so has died. */
const secondsToFinish = 120
/** How long a request waits for another one that finishes the same upload, in milliseconds. */
const maxWait = 5000

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
    throw fileError(/\.svgz?$/i.test(name) ? 'svg' : /\.hei[cf]$/i.test(name) ? 'heic' : 'media_type')
  if (size > mediaLimits.bytes[kind]) throw fileError(`${kind}_size`)
  if (replaces !== undefined) {
    const [replaced] = await scope.db.select({ kind: media.kind }).from(media).where(eq(media.id, replaces))
    if (!replaced) throw new DomainError('not_found', { subject: `media ${replaces}` })
    if (replaced.kind !== kind) throw fileError('other_kind')
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
export async function readUpload(scope: Scope, id: string): Promise<MediaUpload> {
  const row = await findUpload(scope, id)
  return present(scope, row, await countArrived(scope.db, id))
}

/**
 * Appends a chunk to an upload; each may arrive at another process. After the last one the content is inspected and
 * becomes an item; repeating the call returns the same item. Throws `conflict` when the chunk does not begin where the
 * last one has ended, and `invalid` with the error of `file`, which ends the upload.
 */
export async function continueUpload(
  scope: Scope,
  ports: MediaServices,
  id: string,
  { offset, piece }: { offset: number; piece: Uint8Array },
): Promise<MediaUpload> {
  const row = await findUpload(scope, id)
  if (row.mediaId !== null) return present(scope, row, row.byteSize)
  const arrived = await countArrived(scope.db, id)
  const size = arrived + piece.byteLength
  if (offset !== arrived || size > row.byteSize)
    throw new DomainError('conflict', { subject: `upload at ${arrived}` })
  if (piece.byteLength > 0) await storeChunk(scope, ports, id, { offset, piece })
  if (size < row.byteSize) return present(scope, row, size)
  await finishOnce(scope, ports, row)
  return present(scope, await findUpload(scope, id), size)
}

/** Cancels an upload; an item that was created from it stays. */
export async function cancelUpload(
  scope: Scope,
  ports: Pick<MediaServices, 'uploads'>,
  id: string,
): Promise<void> {
  await findUpload(scope, id)
  await dropUpload(scope.db, ports, id)
}

/**
 * Stores a chunk, and then its row, which only one of several requests for the same place can add. Throws `conflict`
 * for the others.
 */
async function storeChunk(
  scope: Scope,
  { uploads }: Pick<MediaServices, 'uploads'>,
  id: string,
  { offset, piece }: { offset: number; piece: Uint8Array },
): Promise<void> {
  const name = `${id}-${offset}-${randomBytes(6).toString('hex')}`
  await uploads.write(name, contentOf(piece))
  const arrived = await scope.db.transaction(async (tx) => {
    const [row] = await tx.select().from(mediaUploads).where(eq(mediaUploads.id, id)).for('update')
    if (!row) return null // cancelled meanwhile
    const before = await countArrived(tx, id)
    if (before === offset)
      await tx.insert(mediaUploadParts).values({ uploadId: id, offset, byteSize: piece.byteLength, name })
    return before
  })
  if (arrived === offset) return
  await uploads.remove(name)
  throw arrived === null
    ? new DomainError('not_found', { subject: 'upload' })
    : new DomainError('conflict', { subject: `upload at ${arrived}` })
}

async function* contentOf(piece: Uint8Array): AsyncGenerator<Uint8Array> {
  yield piece
}

/** How much of a file has arrived, in bytes; 0 before the first chunk. */
async function countArrived(db: Scope['db'], id: string): Promise<number> {
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${mediaUploadParts.byteSize}), 0)` })
    .from(mediaUploadParts)
    .where(eq(mediaUploadParts.uploadId, id))
  return Number(row?.bytes)
}

/**
 * Makes the item of a complete upload, in one process at a time. Others wait for it for a while. Throws
 * `too_many_attempts` when that takes longer, and `not_found` when the file was refused meanwhile.
 */
async function finishOnce(scope: Scope, ports: MediaServices, row: UploadRow): Promise<void> {
  const isThis = eq(mediaUploads.id, row.id)
  for (const started = performance.now(); performance.now() - started < maxWait;) {
    const [claimed] = await scope.db
      .update(mediaUploads)
      .set({ finishingUntil: sql`clock_timestamp() + make_interval(secs => ${secondsToFinish})` })
      .where(
        and(
          isThis,
          isNull(mediaUploads.mediaId),
          sql`coalesce(${mediaUploads.finishingUntil} < clock_timestamp(), true)`,
        ),
      )
      .returning({ id: mediaUploads.id })
    if (claimed) {
      try {
        await finishUpload(scope, ports, row)
      } finally {
        await scope.db.update(mediaUploads).set({ finishingUntil: null }).where(isThis)
      }
      return
    }
    if ((await findUpload(scope, row.id)).mediaId !== null) return
    await setTimeout(200)
  }
  throw new DomainError('too_many_attempts', { retryAfter: 2 })
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
    media: item
      ? {
          id: item.id,
          kind: item.kind,
          file_name: item.fileName,
          url: mediaAddress(item),
          thumb: thumbAddress(item),
          shown_until: item.shownUntil?.toISOString() ?? null,
        }
      : null,
    was_known: row.wasKnown,
  }
}

async function requireRoom({ db, now }: Scope, size: number): Promise<void> {
  const since = new Date(now.getTime() - hoursToFinish * 3_600_000)
  const [row] = await db
    .select({ bytes: sql<string>`coalesce(sum(${mediaUploads.byteSize}), 0)` })
    .from(mediaUploads)
    .where(and(isNull(mediaUploads.mediaId), gt(mediaUploads.createdAt, since)))
  if (Number(row?.bytes) + size > maxWaiting) throw new DomainError('too_many_attempts', { retryAfter: 600 })
}

function fileError(error: DomainError['fields'][string]): DomainError {
  return new DomainError('invalid', { fields: { file: error } })
}
