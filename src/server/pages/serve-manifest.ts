import type { Hono } from 'hono'
import type { ApiEnv } from '#api/environment.ts'
import { readSettings } from '#domain/house/index.server.ts'
import { defaultLanguage, pickLanguage } from '#i18n/languages.ts'
import { href } from '#routing/paths.ts'

/** The web app manifest, which makes the site installable; named after the house. */
export function serveManifest(app: Hono<ApiEnv>): void {
  app.get('/manifest.webmanifest', async (context) => {
    const { name } = await readSettings(context.get('scope'))
    const manifest = {
      name: pickLanguage(name, defaultLanguage),
      lang: defaultLanguage,
      start_url: href('home', defaultLanguage),
      scope: '/',
      display: 'browser',
      background_color: '#fcfcfa',
      theme_color: '#fcfcfa',
      icons: [
        { src: '/icons/icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: '/icons/icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: '/icons/maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    }
    return context.body(JSON.stringify(manifest), 200, {
      'Content-Type': 'application/manifest+json',
      'Cache-Control': 'public, max-age=0',
    })
  })
}
