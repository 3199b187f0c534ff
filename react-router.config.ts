import { compressAssets } from './scripts/compress-assets.ts'
import { shortenManifest } from './scripts/shorten-manifest.ts'
import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small and known: no further request is needed to discover it.
  buildEnd: async ({ reactRouterConfig }) => {
    const clientDir = `${reactRouterConfig.buildDirectory}/client`
    shortenManifest(clientDir)
    await compressAssets(clientDir)
  },
  routeDiscovery: { mode: 'initial' },
} satisfies Config
