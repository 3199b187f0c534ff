import { getRequestListener } from '@hono/node-server'
import { createServer } from 'vite'
import type { Door } from './listen.ts'
import type { Services } from './services.ts'

/** Serves with hot reload: Vite loads the application anew with each change. Returns how to stop. */
export async function serveInDevelopment(door: Door, services: Services): Promise<() => Promise<void>> {
  const vite = await createServer({
    server: { middlewareMode: true, hmr: { server: door.server } },
    appType: 'custom',
  })
  const listener = getRequestListener(async (request) => {
    try {
      const module = await vite.ssrLoadModule('/src/server/app.ts')
      return await module.createApp(services).fetch(request)
    } catch (error) {
      if (error instanceof Error) vite.ssrFixStacktrace(error)
      services.logger.error({ err: error }, 'the application could not be loaded')
      return new Response(String(error instanceof Error ? error.stack : error), { status: 500 })
    }
  })
  door.serveWith((request, response) =>
    vite.middlewares(request, response, () => void listener(request, response)),
  )
  return () => vite.close()
}
