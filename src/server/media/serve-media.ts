import type { Context, Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { endingOf, mediaTypes } from '#contracts/media-files.ts'
import { mediaTypeOf } from '#design/picture/figure-address.ts'
import { readFileAddress, storedFileName } from '#design/download/file-address.ts'
import { photoAddress, readPhoto, renditionName } from '#design/picture/photo-address.ts'
import type { FileStore } from '#domain/file-store.ts'
import type { MediaServices } from '#domain/media/index.server.ts'
import { readRange } from '#api/read-range.ts'

const forEver = 'public, max-age=31536000, immutable, no-transform'
/** Uploaded files never run as documents of the site, whatever type a browser assumes. */
const isolated = {
  'X-Content-Type-Options': 'nosniff',
  'Content-Security-Policy': "sandbox; default-src 'none'",
}

/**
 * Serves the library's files. The content of an address never changes, and an address cannot be guessed from another
 * one. `isKnown` says whether a file belongs to an item of the library, `findEnd` until when its rights allow visitors to
 * get it: afterwards the request goes on to `serveEndedMedia`.
 */
export function serveMedia(app: Hono<ApiEnv>, given: Served & { clock: () => Date }): void {
  const store = findingAgain(given.media.store, given.isKnown)
  app.get('/media/*', async (context, next) => {
    const { path } = context.req
    const photo = readPhoto(path)
    const file = photo ? null : readFileAddress(path)
    const key = photo?.key ?? file?.key
    if (key === undefined) return context.text('', 404)
    const end = await given.findEnd(key)
    const seconds = end ? Math.floor((end.getTime() - given.clock().getTime()) / 1000) : Infinity
    if (seconds <= 0) return next()
    return serve(context, store, seconds === Infinity ? forEver : `public, max-age=${seconds}, no-transform`)
  })
}

type Served = {
  media: Pick<MediaServices, 'store'>
  isKnown: (name: string) => Promise<boolean>
  findEnd: (key: string) => Promise<Date | null>
}

/** Serves files whose rights have ended to staff; for all others they are gone. Needs the session. */
export function serveEndedMedia(
  app: Hono<ApiEnv>,
  given: Pick<Served, 'media' | 'isKnown'> & { isStaff: (context: Context<ApiEnv>) => boolean },
): void {
  const store = findingAgain(given.media.store, given.isKnown)
  app.get('/media/*', async (context) =>
    given.isStaff(context)
      ? serve(context, store, 'private, no-store')
      : context.text('', 410, { 'Cache-Control': 'no-store' }),
  )
}

async function serve(context: Context<ApiEnv>, store: ReadableStore, caching: string): Promise<Response> {
  const { path } = context.req
  const photo = readPhoto(path)
  if (photo) return serveRendition(context, store, photo, caching)
  const file = readFileAddress(path)
  return file ? serveFile(context, store, file, caching) : context.text('', 404)
}

type ReadableStore = Pick<FileStore, 'read' | 'sizeOf'>

/**
 * The store, which also finds files in its trash: those of an item that has a row again, because the database was taken
 * back. Those of deleted items stay unreadable.
 */
function findingAgain(store: FileStore, isKnown: (name: string) => Promise<boolean>): ReadableStore {
  const isBack = async (name: string) => (await isKnown(name)) && store.trash.putBack(name)
  return {
    async read(name, range) {
      const found = await store.read(name, range)
      return found ?? ((await isBack(name)) ? store.read(name, range) : null)
    },
    async sizeOf(name) {
      const found = await store.sizeOf(name)
      return found ?? ((await isBack(name)) ? store.sizeOf(name) : null)
    },
  }
}

/**
 * A rendition that does not exist yet redirects to the JPEG, which is made before any address is published; browsers
 * request it again the next time.
 */
async function serveRendition(
  context: Context<ApiEnv>,
  store: ReadableStore,
  photo: NonNullable<ReturnType<typeof readPhoto>>,
  caching: string,
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
    'Cache-Control': caching,
  })
}

async function serveFile(
  context: Context<ApiEnv>,
  store: ReadableStore,
  { key, name }: { key: string; name: string },
  caching: string,
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
    'Content-Disposition': `${kind === 'document' ? 'attachment' : 'inline'}; filename*=UTF-8''${encodeURIComponent(name).replace(/['()*]/g, escape)}`,
    'Cache-Control': caching,
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
