import { serveStatic } from '@hono/node-server/serve-static'
import type { Hono } from 'hono'
import path from 'node:path'
import type { ApiEnv } from '#api/environment.ts'
import { figureFormats, figureGrounds, figureVariants, figureWidths } from '#design/picture/figure-address.ts'
import type { Services } from '../services.ts'

const forEver = 'public, max-age=31536000, immutable'

/** Built scripts and styles, and the figures. All of their addresses change with their content. */
export function serveFiles(app: Hono<ApiEnv>, { clientDir, figures }: Services): void {
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
    app.use('/robots.txt', serveStatic({ root, path: 'robots.txt' }))
    app.get('/assets/*', (context) => context.text('', 404))
  }
  app.get('/favicon.ico', (context) => context.redirect('/favicon.svg', 301))
  app.get('/figures/:ground/:variant/:file', async (context) => {
    const { ground, variant, file } = context.req.param()
    const [width, format = ''] = file.split('.')
    const isKnown =
      figureGrounds.some((known) => known === ground) &&
      /^\d{1,3}$/.test(variant) &&
      Number(variant) < figureVariants &&
      figureWidths.some((known) => String(known) === width) &&
      figureFormats.some((known) => known === format)
    if (!isKnown) return context.text('', 404)
    const bytes = await figures.find(ground, Number(variant), Number(width), format)
    if (!bytes) return context.text('', 503)
    const type = format === 'jpg' ? 'image/jpeg' : `image/${format}`
    return context.body(Uint8Array.from(bytes), 200, { 'Content-Type': type, 'Cache-Control': forEver })
  })
}
