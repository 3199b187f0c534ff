import path from 'node:path'
import { createServer } from 'vite'
import { z } from 'zod'

const rendering = z.object({ hostile: z.array(z.string()), harmless: z.array(z.string()) })
export type HostileRendering = z.infer<typeof rendering>

/**
 * What `hostile-page.tsx` renders, run outside of the site as a server would run it: in production, where React takes a
 * third of the time.
 */
export async function renderHostilePage(): Promise<HostileRendering> {
  const { NODE_ENV: before } = process.env
  process.env['NODE_ENV'] = 'production'
  const vite = await createServer({
    root: path.resolve(import.meta.dirname, '../..'),
    configFile: false,
    logLevel: 'error',
    appType: 'custom',
    server: { middlewareMode: true, watch: null, ws: false },
    optimizeDeps: { noDiscovery: true },
  })
  try {
    const module = await vite.ssrLoadModule('/tests/support/hostile-page.tsx')
    const render: unknown = module['renderHostile']
    if (typeof render !== 'function') throw new Error('hostile-page.tsx renders nothing')
    return rendering.parse(render())
  } finally {
    await vite.close()
    if (before === undefined) delete process.env['NODE_ENV']
    else process.env['NODE_ENV'] = before
  }
}
