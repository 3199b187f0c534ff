import { randomBytes } from 'node:crypto'
import { createReadStream } from 'node:fs'
import { asc, eq, sql } from 'drizzle-orm'
import { mediaTypes, playedKinds } from '#contracts/media-files.ts'
import { media, mediaUploadParts, mediaUploads, replacedMedia } from '#db/schema/index.ts'
import { renditionName } from '#blocks/picture.ts'
import { recordAudit } from '../audit.server.ts'
import { recordChange } from '../changes/index.server.ts'
import { DomainError, type ErrorCode } from '../errors.ts'
import type { Scope } from '../scope.ts'
import { nameContent } from '../stores/index.server.ts'
import { inspectDocument, inspectMedia, readContent } from './inspect-media.ts'
import { readDuration } from './read-duration.ts'
import { contentName, fileNamesOf } from './media-files.ts'
import type { MediaServices, Rendition } from './ports.ts'
import { recordMediaChange } from './record-media-change.server.ts'

type UploadRow = (typeof mediaUploads)['$inferSelect']
type Content = Pick<
  (typeof media)['$inferInsert'],
  'kind' | 'storageKey' | 'mimeType' | 'byteSize' | 'sha256' | 'width' | 'height' | 'durationMs'
>

/** Every process that runs jobs is notified of pictures to complete; the payload is the item's id. */
export const mediaChannel = 'media_to_complete'

/**
 * Creates an item from a complete upload. Its files are stored before its row, so that a row never lacks them; files
 * without a row, after a crash in between, are removed by the clean-up.
 */
export async function finishUpload(scope: Scope, ports: MediaServices, upload: UploadRow): Promise<void> {
  try {
    const chunks = await listChunks(scope.db, upload.id)
    await ports.scratch.hold(readChunks(ports, chunks), (file) => takeContent(scope, ports, upload, file))
  } catch (error) {
    // A refused file will be refused again; after any other error the upload can be finished later.
    if (error instanceof DomainError) await dropUpload(scope.db, ports, upload.id)
    throw error
  }
  await dropChunks(scope.db, ports, upload.id)
}

/** Deletes an upload and what has arrived of it. */
export async function dropUpload(
  db: Scope['db'],
  ports: Pick<MediaServices, 'uploads'>,
  id: string,
): Promise<void> {
  await dropChunks(db, ports, id)
  await db.delete(mediaUploads).where(eq(mediaUploads.id, id))
}

async function dropChunks(
  db: Scope['db'],
  { uploads }: Pick<MediaServices, 'uploads'>,
  id: string,
): Promise<void> {
  for (const name of await listChunks(db, id)) await uploads.remove(name)
  await db.delete(mediaUploadParts).where(eq(mediaUploadParts.uploadId, id))
}

/** The names of the chunks of an upload, in their order. */
async function listChunks(db: Scope['db'], id: string): Promise<string[]> {
  const rows = await db
    .select({ name: mediaUploadParts.name })
    .from(mediaUploadParts)
    .where(eq(mediaUploadParts.uploadId, id))
    .orderBy(asc(mediaUploadParts.offset))
  return rows.map(({ name }) => name)
}

async function* readChunks(
  { uploads }: Pick<MediaServices, 'uploads'>,
  names: readonly string[],
): AsyncGenerator<Uint8Array> {
  for (const name of names) {
    const chunk = await uploads.read(name)
    if (!chunk) throw new Error('A chunk of an upload is missing in the store.')
    yield* chunk
  }
}

async function takeContent(
  scope: Scope,
  ports: MediaServices,
  upload: UploadRow,
  file: string,
): Promise<void> {
  const read = await readContent(file)
  const found = await inspectMedia(upload.fileName, read)
  if ('error' in found) throw refusal(found.error)
  if (await useKnown(scope, upload, read.sha256)) return
  const { kind } = mediaTypes[found.type]
  const documentError = kind === 'document' ? await inspectDocument(file) : null
  if (documentError) throw refusal(documentError)
  const developed = kind === 'image' ? await ports.studio.develop(file) : null
  if (developed && 'error' in developed) throw refusal(developed.error)
  const content: Content = {
    kind,
    storageKey: randomBytes(16).toString('hex'),
    mimeType: found.type,
    byteSize: read.size,
    sha256: read.sha256,
    width: developed?.width ?? null,
    height: developed?.height ?? null,
    durationMs: playedKinds.some((played) => played === kind) ? await readDuration(file) : null,
  }
  await nameContent(scope, 'media', content.storageKey)
  await ports.store.write(contentName(content), createReadStream(file))
  await writeRenditions(ports, content.storageKey, developed?.renditions ?? [])
  const isNew = await scope.db.transaction(async (tx) => storeRow({ ...scope, db: tx }, upload, content))
  if (isNew) return
  // Another upload has stored the same content at the same time.
  for (const name of fileNamesOf({ width: null, ...content })) await ports.store.remove(name)
  await useKnown(scope, upload, read.sha256)
}

export async function writeRenditions(
  { store }: Pick<MediaServices, 'store'>,
  key: string,
  renditions: Rendition[],
): Promise<void> {
  for (const { width, format, bytes } of renditions)
    await store.write(renditionName({ key, width, format }), piecesOf(bytes))
}

async function* piecesOf(bytes: Uint8Array): AsyncGenerator<Uint8Array> {
  yield bytes
}

/** The item of the library that already has this content, which then becomes the result of the upload. */
async function useKnown(scope: Scope, upload: UploadRow, sha256: string): Promise<boolean> {
  const [known] = await scope.db.select({ id: media.id }).from(media).where(eq(media.sha256, sha256))
  if (!known) return false
  if (upload.replacesId !== null && upload.replacesId !== known.id) throw refusal('known_content')
  await scope.db
    .update(mediaUploads)
    .set({ mediaId: known.id, wasKnown: true })
    .where(eq(mediaUploads.id, upload.id))
  return true
}

/** Stores the item in the transaction of the scope; false when another one with the same content was faster. */
async function storeRow(scope: Scope, upload: UploadRow, content: Content): Promise<boolean> {
  const { db, now } = scope
  const id = upload.replacesId === null ? await insertRow() : await replaceRow(upload.replacesId)
  if (id === null) return false
  await db.update(mediaUploads).set({ mediaId: id }).where(eq(mediaUploads.id, upload.id))
  await recordChange(scope, 'media', [id])
  await recordMediaChange(scope, [id])
  await recordAudit(scope, {
    action: upload.replacesId === null ? 'create' : 'replace',
    subjectKind: 'media',
    subjectId: id,
    details: { title: upload.fileName },
  })
  if (content.kind === 'image') await db.execute(sql`SELECT pg_notify(${mediaChannel}, ${String(id)})`)
  return true

  async function insertRow(): Promise<number | null> {
    const [row] = await db
      .insert(media)
      .values({
        ...content,
        fileName: upload.fileName,
        uploadedBy: upload.uploadedBy,
        preparedAt: content.kind === 'image' ? null : now,
        createdAt: now,
        updatedAt: now,
      })
      .onConflictDoNothing()
      .returning({ id: media.id })
    return row?.id ?? null
  }

  async function replaceRow(replaced: number): Promise<number | null> {
    const [before] = await db.select().from(media).where(eq(media.id, replaced)).for('update')
    if (!before) throw new DomainError('not_found', { subject: `media ${replaced}` })
    if (before.kind !== content.kind) throw refusal('other_kind')
    const [taken] = await db.select({ id: media.id }).from(media).where(eq(media.sha256, content.sha256))
    if (taken) return null
    await db.insert(replacedMedia).values({ storageKey: before.storageKey, replacedAt: now })
    await db
      .update(media)
      .set({
        ...content,
        fileName: upload.fileName,
        preparedAt: content.kind === 'image' ? null : now,
        updatedAt: now,
      })
      .where(eq(media.id, replaced))
    return replaced
  }
}

function refusal(error: ErrorCode): DomainError {
  return new DomainError('invalid', { fields: { file: error } })
}
