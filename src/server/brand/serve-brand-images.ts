import { Readable } from 'node:stream'
import type { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { brandImagePath, brandImages, parseBrandImagePath } from '#design/brand-image.ts'
import { findBrand, readSettings, type BrandSource } from '#domain/house/index.server.ts'
import { originalName } from '#domain/media/index.server.ts'
import { visitor } from '#domain/scope.ts'
import type { Services } from '../start/services.ts'

/** How many images this process remembers: those of a logo, and of the one before. */
const maxRemembered = 12

/**
 * The images of the house's logo, under addresses that change with it. They are made on request, in the process that
 * decodes pictures. Only the current logo is served, so that an address can't ask for anything else.
 */
export function serveBrandImages(
  app: Hono<ApiEnv>,
  {
    database,
    clock,
    media,
  }: Pick<Services, 'clock' | 'media'> & { database: Pick<Services['database'], 'db'> },
): void {
  const made = new Map<string, Promise<Uint8Array>>()

  async function make(source: BrandSource, name: keyof typeof brandImages): Promise<Uint8Array> {
    const content =
      'svg' in source
        ? Readable.from([Buffer.from(source.svg)])
        : await media.store.read(originalName(source.storageKey))
    if (!content) throw new Error(`The picture of the ${name} is not in the store.`)
    return media.scratch.hold(content, (file) => media.studio.frame(file, brandImages[name]))
  }

  app.get('/icons/house/*', async (context) => {
    const { path } = context.req
    const wanted = parseBrandImagePath(path)
    if (!wanted) return context.text('', 404)
    const scope = { db: database.db, now: clock(), viewer: visitor }
    const { logo, icon } = await findBrand(scope, await readSettings(scope))
    const shown = wanted.name !== 'logo' ? icon : logo && 'picture' in logo ? logo.picture : null
    if (!shown) return context.text('', 404)
    if (shown.hash !== wanted.hash) return context.redirect(brandImagePath(shown.hash, wanted.name), 302)
    const image = made.get(path) ?? make(shown.source, wanted.name)
    made.set(path, image)
    image.catch(() => made.delete(path)) // the next request tries again
    for (const old of [...made.keys()].slice(0, -maxRemembered)) made.delete(old)
    return context.body(Uint8Array.from(await image), 200, {
      'Content-Type': 'image/png',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
