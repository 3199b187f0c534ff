import type { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { theme } from '#colour/house.generated.ts'
import { brandImagePath } from '#design/brand-image.ts'
import { findBrand, readSettings } from '#domain/house/index.server.ts'
import { defaultLanguage, pickLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'

/** The web app manifest, which makes the site installable; named after the house. */
export function serveManifest(app: Hono<ApiEnv>): void {
  app.get('/manifest.webmanifest', async (context) => {
    const scope = context.get('scope')
    const settings = await readSettings(scope)
    const { icon } = await findBrand(scope, settings)
    const srcOf = (file: 'icon-192' | 'icon-512' | 'maskable-512') =>
      icon ? brandImagePath(icon.hash, file) : `/icons/${file}.png`
    const manifest = {
      name: pickLanguage(settings.name, defaultLanguage),
      lang: defaultLanguage,
      start_url: href('home', defaultLanguage),
      scope: '/',
      display: 'browser',
      background_color: theme.page.paper.day,
      theme_color: theme.page.paper.day,
      icons: [
        { src: srcOf('icon-192'), sizes: '192x192', type: 'image/png' },
        { src: srcOf('icon-512'), sizes: '512x512', type: 'image/png' },
        { src: srcOf('maskable-512'), sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }
    return context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=0',
    })
  })
}
