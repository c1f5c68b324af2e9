import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site is a handful of routes: sent once, nothing is asked for on hover.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
