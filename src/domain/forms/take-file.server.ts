import { createHash, randomBytes } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { sql } from 'drizzle-orm'
import pLimit from 'p-limit'
import { answerLimits, type FileError } from '#contracts/form-answers.ts'
import type { TemporaryFile } from '#contracts/forms.ts'
import { formFiles } from '#db/schema/index.ts'
import { DomainError } from '../errors.ts'
import type { FileStore } from '../file-store.ts'
import { hashToken } from '../hash-token.ts'
import { findPdfError } from '../inspect-pdf.ts'
import { plainFileName } from '../plain-file-name.ts'
import { countRequest } from '../request-counts.server.ts'
import type { Scope } from '../scope.ts'
import { nameContent } from '../stores/index.server.ts'
import { inspectedBytes, inspectFile, type InspectedContent } from './inspect-file.ts'

/** How long an uploaded file is kept without an entry. */
const hoursToWait = 24
const perClient = { limit: 100, minutes: 60 }
/**
 * The maximum total size of files without an entry, and of those from one network, in bytes, so that nobody can fill the
 * disk with them, nor a few networks the whole room.
 */
const maxWaiting = { all: 2 * 1024 ** 3, sender: 100 * 1024 ** 2 }

/**
 * Stores an uploaded file that an entry may claim later. `client` is what the limits count, empty for none. Throws
 * `invalid` with the error of the field `file`, and `too_many_attempts`.
 */
export async function receiveFile(
  scope: Scope,
  store: FileStore,
  { name, content, client }: { name: string; content: AsyncIterable<Uint8Array>; client: string },
): Promise<TemporaryFile> {
  if (client !== '') await countRequest(scope, { what: 'form-file', who: client, ...perClient })
  const sender = client === '' ? null : hashToken(client)
  await requireRoom(scope, sender)
  const id = randomBytes(24).toString('base64url')
  const fileName = plainFileName(name)
  const inspected = watch(content)
  await nameContent(scope, 'files', id)
  await store.write(id, inspected.chunks)
  const found = await inspectFile({ name: fileName, ...inspected.result() })
  const error = 'error' in found ? found.error : await inspectStored(store, id, found.type)
  if ('error' in found || error) {
    await store.remove(id)
    throw refusal(error ?? 'file_type')
  }
  const { size, sha256 } = inspected.result()
  await scope.db.insert(formFiles).values({
    id,
    fileName,
    mimeType: found.type,
    byteSize: size,
    sha256,
    sender,
    createdAt: scope.now,
    expiresAt: new Date(scope.now.getTime() + hoursToWait * 3_600_000),
  })
  return { id, name: fileName, size, type: found.type }
}

async function requireRoom({ db }: Scope, sender: string | null): Promise<void> {
  const [row] = await db
    .select({
      all: sql<string>`coalesce(sum(${formFiles.byteSize}), 0)`,
      own: sql<string>`coalesce(sum(${formFiles.byteSize}) FILTER (WHERE ${formFiles.sender} = ${sender}), 0)`,
    })
    .from(formFiles)
    .where(sql`${formFiles.expiresAt} IS NOT NULL`)
  if (Number(row?.all) > maxWaiting.all || Number(row?.own) > maxWaiting.sender)
    throw new DomainError('too_many_attempts', { retryAfter: 600 })
}

/** Documents are inspected as a whole, one after the other, because each is in memory meanwhile. */
const inTurn = pLimit(1)

async function inspectStored(store: FileStore, id: string, type: string): Promise<FileError | null> {
  if (type !== 'application/pdf') return null
  return inTurn(async () => {
    const content = await store.read(id)
    const error = content && findPdfError(await buffer(content))
    return error ? pdfErrors[error] : null
  })
}

const pdfErrors = { active: 'file_active', unreadable: 'file_unreadable' } as const

/** Passes a content on while measuring and inspecting it. Throws when it is too large. */
function watch(content: AsyncIterable<Uint8Array>): {
  chunks: AsyncIterable<Uint8Array>
  result: () => Omit<InspectedContent, 'name'> & { sha256: string }
} {
  const hash = createHash('sha256')
  let size = 0
  let head = Buffer.alloc(0)
  const last: Uint8Array[] = []
  let lastBytes = 0
  async function* pass() {
    for await (const chunk of content) {
      size += chunk.byteLength
      if (size > answerLimits.fileSize) throw refusal('file_size')
      hash.update(chunk)
      if (head.length < inspectedBytes) head = Buffer.concat([head, chunk]).subarray(0, inspectedBytes)
      lastBytes += chunk.byteLength
      for (last.push(chunk); lastBytes - (last[0]?.byteLength ?? 0) >= inspectedBytes; last.shift())
        lastBytes -= last[0]?.byteLength ?? 0
      yield chunk
    }
  }
  let digest: string | null = null
  return {
    chunks: pass(),
    result: () => {
      digest ??= hash.digest('hex')
      return { size, head, tail: Buffer.concat(last).subarray(-inspectedBytes), sha256: digest }
    },
  }
}

function refusal(error: FileError): DomainError {
  return new DomainError('invalid', { fields: { file: error } })
}
