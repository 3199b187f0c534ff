import { Busboy, type BusboyInstance } from '@fastify/busboy'
import type { MiddlewareHandler } from 'hono'
import type { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { answerLimits } from '#contracts/form-answers.ts'
import type { ApiEnv, SentForm } from '#api/environment.ts'
import { refuse } from '#api/index.ts'
import type { TemporaryFile } from '#contracts/forms.ts'
import { DomainError } from '#domain/errors.ts'
import { receiveFile } from '#domain/forms/index.server.ts'
import { limitedClient } from '#domain/network-of.ts'
import { matchPath } from '#routing/match-path.ts'
import type { Services } from '../start/services.ts'
import { keepPace, TooSlow } from './pace-of-uploads.ts'
import { refuseForNow } from './refuse-for-now.ts'

/** Without scripts a form comes with all its files in one request. */
const maxFiles = 20
const maxBytes = { call: 2 * answerLimits.fileSize, page: maxFiles * answerLimits.fileSize }
/** Of all fields together: more than a dozen texts of the greatest length. */
const maxText = 256 * 1024
/**
 * How many uploads of visitors are read at the same time, how many of them from one network, and how many of staff, who
 * never wait for visitors.
 */
const atOnce = { visitors: 60, client: 6, staff: 24 }

/** Whether a path is the call that takes a single file. */
export function isUploadCall(path: string): boolean {
  return /^\/[a-z]{2}\/api\/temp-files\/?$/.test(path)
}

/** Whether a request may contain files: `receiveUploads` then reads it, and it has limits of its own. */
export function bringsFiles({ method, url, headers }: Request): boolean {
  const path = new URL(url).pathname
  const isForm = /^multipart\/form-data\b/i.test(headers.get('content-type') ?? '')
  return method === 'POST' && isForm && (isUploadCall(path) || matchPath(path)?.id === 'forms')
}

/**
 * Reads forms with files as a stream: each file goes to the store at once, so that none of them is in memory as a
 * whole. Later middleware finds the fields and files as `sentForm`. This runs before requests queue, because a slow
 * sender must not occupy a place.
 */
export function receiveUploads({ files }: Pick<Services, 'files'>): MiddlewareHandler<ApiEnv> {
  const reading: { visitors: string[]; staff: string[] } = { visitors: [], staff: [] }
  return async (context, next) => {
    const { raw } = context.req
    if (!bringsFiles(raw)) return next()
    const session = context.get('session')
    if (isUploadCall(context.req.path) && session && context.req.header('x-csrftoken') !== session.csrfToken)
      return refuse(context, 403, (words) => words.csrf)
    const client = session ? '' : limitedClient(context.get('address'))
    const who = session ? 'staff' : 'visitors'
    const ofClient = reading[who].filter((other) => other === client && client !== '')
    if (reading[who].length >= atOnce[who] || ofClient.length >= atOnce.client)
      return refuseForNow(context, { status: 503, retryAfter: 5, choose: (words) => words.overloaded })
    reading[who].push(client)
    try {
      const most = isUploadCall(context.req.path) ? maxBytes.call : maxBytes.page
      const sent = await readParts(raw, most, async (name, content) =>
        receiveFile(context.get('scope'), files, { name, content, client }),
      )
      if (sent === 'too slow') {
        context.header('Connection', 'close') // nobody reads the rest
        return refuse(context, 408, (words) => words.too_slow)
      }
      if (sent === 'malformed') return refuse(context, 400, (words) => words.invalid)
      if (sent === 'too large') {
        context.header('Connection', 'close') // nobody reads the rest
        return refuse(context, 413, (words) => words.errors.file_size)
      }
      context.set('sentForm', sent)
    } finally {
      reading[who].splice(reading[who].indexOf(client), 1)
    }
    context.req.raw = new Request(raw.url, { method: raw.method, headers: raw.headers, signal: raw.signal })
    return next()
  }
}

type Keep = (name: string, content: AsyncIterable<Uint8Array>) => Promise<TemporaryFile>
type SentFile = SentForm['files'][number]

/** Reads all parts of a body. Errors that the client has not caused, such as a full disk, are thrown. */
async function readParts(
  request: Request,
  most: number,
  keep: Keep,
): Promise<SentForm | 'too large' | 'too slow' | 'malformed'> {
  const fields = new URLSearchParams()
  const files: Promise<SentFile>[] = []
  const contents: Readable[] = []
  const parser = openParser(request)
  if (!parser) return 'malformed'
  let textLength = 0
  parser.on('field', (name, value, _, isCut) => {
    textLength += name.length + value.length
    if (isCut || textLength > maxText) parser.destroy(new TooLarge())
    else fields.append(name, value)
  })
  parser.on('file', (field, content, name) => {
    content.on('error', () => {}) // its reader receives the error, too
    if (!name) return content.resume() // a field in which no file was chosen
    contents.push(content)
    const kept = keepFile(field, content, () => keep(name, content.iterator({ destroyOnReturn: false })))
    kept.catch(() => {}) // awaited below, when the rest of the body has been read
    return files.push(kept)
  })
  for (const event of ['filesLimit', 'fieldsLimit', 'partsLimit'])
    parser.on(event, () => parser.destroy(new TooLarge()))
  try {
    await pipeline(chunksOf(request, most), parser)
  } catch (error) {
    for (const content of contents) content.destroy(new Error('The upload was interrupted.'))
    await Promise.allSettled(files)
    if (error instanceof TooSlow) return 'too slow'
    return error instanceof TooLarge ? 'too large' : 'malformed' // or the client has left
  }
  return { fields, files: await Promise.all(files) }
}

function openParser(request: Request): BusboyInstance | null {
  const limits = {
    files: maxFiles,
    fileSize: answerLimits.fileSize + 1,
    fields: 500,
    fieldSize: maxText,
    fieldNameSize: 200,
  }
  try {
    return new Busboy({ headers: { 'content-type': request.headers.get('content-type') ?? '' }, limits })
  } catch {
    return null // without a boundary
  }
}

async function keepFile(
  field: string,
  content: Readable,
  keep: () => Promise<TemporaryFile>,
): Promise<SentFile> {
  try {
    return { field, file: await keep(), error: null }
  } catch (error) {
    content.resume() // the rest of a refused file is skipped
    const refused = error instanceof DomainError ? error.fields['file'] : undefined
    if (refused === undefined) throw error
    return { field, file: null, error: refused }
  }
}

async function* chunksOf({ body, headers }: Request, most: number): AsyncGenerator<Uint8Array> {
  if (Number(headers.get('content-length')) > most) throw new TooLarge()
  let size = 0
  for await (const chunk of body ? keepPace(body) : []) {
    size += chunk.byteLength
    if (size > most) throw new TooLarge()
    yield chunk
  }
}

class TooLarge extends Error {}
