import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src/site',
  buildDirectory: 'build',
  ssr: true,
  // The table of routes is small and known: no further request is needed to discover it.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
