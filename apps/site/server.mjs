import { fileURLToPath } from 'node:url'
import { serve } from '@hono/node-server'

// A state of the page, messages included, lives in its address: more than Node's 16 kB must fit.
const LONGEST_HEAD_BYTES = 64 * 1024
const SHUTDOWN_MILLISECONDS = 5000

const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  console.error(`PORT must be a whole number from 0 to 65535, got ${process.env['PORT']}`)
  process.exit(2)
}

// React and the router choose their fast builds by this when they are imported.
process.env['NODE_ENV'] ??= 'production'

const app = await loadApp()
const server = serve({ fetch: app.fetch, port, serverOptions: { maxHeaderSize: LONGEST_HEAD_BYTES } }, (address) =>
  console.log(`http://localhost:${address.port}`),
)
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error)
  process.exit(1)
})
process.on('SIGINT', shutDown)
process.on('SIGTERM', shutDown)

async function loadApp() {
  try {
    const { createApp } = await import('./build/server/index.js')
    return createApp(fileURLToPath(new URL('./build/client', import.meta.url)))
  } catch (error) {
    if (error.message.startsWith('HUB_URL')) {
      console.error(error.message)
      process.exit(2)
    }
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('build/server/index.js')) throw error
    console.error('The site is not built yet: run `npm run build` first.')
    process.exit(1)
  }
}

/** Lets answers under way end, and ends anyway after a while. */
function shutDown() {
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_MILLISECONDS).unref()
}
