import type { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { parseSharePath, shareImageHash, shareImagePath } from '#design/picture/share-card.ts'
import type { Services } from '../start/services.ts'
import { findShareCard } from './find-share-card.ts'

/** Share images: cached forever under their hash; an outdated address redirects to the current image. */
export function serveShareImages(
  app: Hono<ApiEnv>,
  {
    database,
    clock,
    shareImages,
  }: Pick<Services, 'clock' | 'shareImages'> & { database: Pick<Services['database'], 'db'> },
): void {
  app.get('/share/*', async (context) => {
    const wanted = parseSharePath(context.req.path)
    const card = wanted && (await findShareCard({ db: database.db, now: clock() }, wanted))
    if (!card) return context.text('', 404)
    if (wanted.hash !== shareImageHash(card))
      return context.redirect(shareImagePath(card, wanted.format), 302)
    const bytes = await shareImages.find(card, wanted.format)
    if (!bytes) return context.text('', 503, { 'Retry-After': '5' })
    return context.body(Uint8Array.from(bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Cache-Control': 'public, max-age=31536000, immutable',
    })
  })
}
