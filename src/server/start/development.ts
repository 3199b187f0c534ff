import { getRequestListener } from '@hono/node-server'
import { createServer, isRunnableDevEnvironment } from 'vite'
import type { OpenPort } from '../http/listen.ts'
import { hallZoneName } from '#i18n/hall-zone.ts'
import type * as HallZone from '#i18n/hall-zone.ts'
import type * as Application from '../app.ts'
import type { Services } from './services.ts'
import { collectStyles } from './collect-styles.ts'

const application = '/src/server/app.ts'

/**
 * Serves for development: Vite reloads the application after each file change, and the browser reloads the page.
 * Returns a function that stops the server.
 */
export async function serveInDevelopment(
  openPort: OpenPort,
  services: Services,
): Promise<() => Promise<void>> {
  const vite = await createServer({ server: { middlewareMode: true, ws: { server: openPort.server } } })
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new TypeError('Vite cannot run the application here.')
  const listener = getRequestListener(async (request) => {
    try {
      const { createApp } = await ssr.runner.import<typeof Application>(application)
      // Vite's modules are others than those of this program, which follows the settings.
      const { setHallZone } = await ssr.runner.import<typeof HallZone>('/src/i18n/hall-zone.ts')
      setHallZone(hallZoneName())
      if (new URL(request.url).pathname === '/visitors.css')
        return new Response(await collectStyles(vite, application), {
          headers: { 'Content-Type': 'text/css' },
        })
      return await createApp(services).fetch(request)
    } catch (error) {
      services.logger.error({ err: error }, 'the application could not be loaded')
      return new Response(String(error instanceof Error ? error.stack : error), { status: 500 })
    }
  })
  openPort.serveWith((request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  )
  return () => vite.close()
}
