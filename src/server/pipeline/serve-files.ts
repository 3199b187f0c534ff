import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import path from 'node:path'
import type { ApiEnv } from '#api/environment.ts'
import { mediaTypeOf, parseFigurePath } from '#design/picture/figure-address.ts'
import { isKnownFile } from '#domain/media/index.server.ts'
import { canSeeUnpublished } from '#domain/scope.ts'
import { writeRobots } from '#routing/visitor-pages.ts'
import type { Services } from '../start/services.ts'
import { serveBrandImages } from '#server/brand/serve-brand-images.ts'
import { followMediaEnds } from '#server/media/follow-media-ends.ts'
import { serveEndedMedia, serveMedia } from '#server/media/serve-media.ts'
import { serveShareImages } from '#server/share-images/serve-share-images.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Serves built scripts and styles, figures, uploaded files and share images. All of their addresses change with their content. */
export function serveFiles(app: Hono<ApiEnv>, services: Services): void {
  const { clientDir } = services
  serveBrandImages(app, services)
  if (clientDir !== null) {
    const root = path.relative(process.cwd(), clientDir) || '.'
    app.use(
      '/assets/*',
      serveStatic({
        root,
        precompressed: true,
        onFound: (_, context) => context.header('Cache-Control', forEver),
      }),
    )
    app.use('/favicon.svg', serveStatic({ root, path: 'favicon.svg' }))
    app.use('/icons/*', serveStatic({ root }))
    // Browsers check for a new service worker themselves; a cached one would delay updates of the site.
    app.use(
      '/sw.js',
      serveStatic({ root, onFound: (_, context) => context.header('Cache-Control', 'no-cache') }),
    )
    app.get('/assets/*', (context) => context.text('', 404))
  }
  app.get('/robots.txt', (context) => context.text(writeRobots(services.publicOrigin)))
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  app.get('/figures/*', async (context) => {
    const figure = parseFigurePath(context.req.path)
    if (!figure) return context.text('', 404)
    const bytes = await services.figures.find(figure)
    if (!bytes) return context.text('', 503, { 'Retry-After': '5' })
    return context.body(Uint8Array.from(bytes), 200, {
      'Content-Type': mediaTypeOf(figure.format),
      'Cache-Control': forEver,
    })
  })
  const { db } = services.database
  serveMedia(app, {
    media: services.media,
    isKnown: async (name) => isKnownFile({ db }, name),
    findEnd: followMediaEnds(services),
    clock: services.clock,
  })
  serveShareImages(app, services)
}

/** Serves staff the pictures whose rights have ended. Mount it behind the session. */
export function serveEndedFiles(app: Hono<ApiEnv>, { media, database }: Services): void {
  serveEndedMedia(app, {
    media,
    isKnown: async (name) => isKnownFile(database, name),
    isStaff: (context) => canSeeUnpublished(context.get('scope').viewer),
  })
}
