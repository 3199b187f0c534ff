import type { Context, Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { endingOf, mediaTypes } from '#contracts/media-files.ts'
import { mediaTypeOf } from '#design/picture/figure-address.ts'
import { readFileAddress, storedFileName } from '#design/download/file-address.ts'
import { photoAddress, readPhoto, renditionName } from '#design/picture/photo-address.ts'
import type { Services } from '../services.ts'
import { readRange } from './read-range.ts'

const forEver = 'public, max-age=31536000, immutable, no-transform'
/** Uploaded files never run as documents of the site, whatever type a browser assumes. */
const isolated = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
}

/**
 * Serves the library's files. The content of an address never changes, and an address cannot be guessed from another
 * one.
 */
export function serveMedia(app: Hono<ApiEnv>, { media }: Pick<Services, 'media'>): void {
  app.get('/media/*', async (context) => {
    const { path } = context.req
    const photo = readPhoto(path)
    if (photo) return serveRendition(context, media, photo)
    const file = readFileAddress(path)
    return file ? serveFile(context, media, file) : context.text('', 404)
  })
}

/**
 * A rendition that does not exist yet redirects to the JPEG, which is made before any address is published; browsers
 * request it again the next time.
 */
async function serveRendition(
  context: Context<ApiEnv>,
  { store }: Services['media'],
  photo: NonNullable<ReturnType<typeof readPhoto>>,
): Promise<Response> {
  const { file } = photo
  const content = await store.read(renditionName(file))
  if (!content && file.format !== 'jpg') {
    context.header('Cache-Control', 'no-store')
    return context.redirect(photoAddress(photo, file.width), 302)
  }
  if (!content) return context.text('', 404)
  return context.body(content, 200, {
    ...isolated,
    'Content-Type': mediaTypeOf(file.format),
    'Cache-Control': forEver,
  })
}

async function serveFile(
  context: Context<ApiEnv>,
  { store }: Services['media'],
  { key, name }: { key: string; name: string },
): Promise<Response> {
  const found = Object.entries(mediaTypes).find(([, { endings }]) =>
    endings.some((each) => each === endingOf(name)),
  )
  if (!found || found[1].kind === 'image') return context.text('', 404)
  const [type, { kind }] = found
  const size = await store.sizeOf(storedFileName(key))
  if (size === null) return context.text('', 404)
  const headers = {
    ...isolated,
    'Content-Type': type,
    'Content-Disposition': `${kind === 'audio' ? 'inline' : 'attachment'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
    'Cache-Control': forEver,
    'Accept-Ranges': 'bytes',
    ETag: `"${key}"`,
  }
  const condition = context.req.header('if-range')
  const wanted =
    condition === undefined || condition === headers.ETag ? context.req.header('range') : undefined
  const range = readRange(wanted, size)
  if (range === 'unsatisfiable') return context.body(null, 416, { 'Content-Range': `bytes */${size}` })
  const content = await store.read(storedFileName(key), range ?? undefined)
  if (!content) return context.text('', 404)
  if (!range) return context.body(content, 200, { ...headers, 'Content-Length': String(size) })
  return context.body(content, 206, {
    ...headers,
    'Content-Range': `bytes ${range.start}-${range.end}/${size}`,
    'Content-Length': String(range.end - range.start + 1),
  })
}

function escape(character: string): string {
  return `%${character.charCodeAt(0).toString(16).toUpperCase()}`
}
