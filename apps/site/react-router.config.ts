import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'app',
  ssr: true,
  // The whole site is a handful of routes: sent once, nothing is asked for on hover.
  routeDiscovery: { mode: 'initial' },
  // A page's code is one file, not one for each of its exports.
  splitRouteModules: false,
} satisfies Config
