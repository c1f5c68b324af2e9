import { setTimeout as wait } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'

/** How long answers under way may take once the server stops. */
const SHUTDOWN_MILLISECONDS = 5000

const port = Number(process.env['PORT'] ?? 3000)
if (!Number.isInteger(port) || port < 0 || port > 65535) {
  fail(`PORT must be a whole number from 0 to 65535, got ${process.env['PORT']}`)
}

// React and the router choose their fast builds by this when they are imported.
process.env['NODE_ENV'] ??= 'production'

const { createApp, createSiteServer, createWorkerPool, readSettings } = await loadBuild()
const settings = tryToRead()
const clientFolder = fileURLToPath(new URL('./build/client', import.meta.url))
const { server, beginStopping, ready } = createSiteServer(
  (state) => createApp(clientFolder, state),
  settings,
  undefined,
  undefined,
  (failed, size) => createWorkerPool(new URL('./worker.mjs', import.meta.url), failed, size),
)
server.on('error', (error) => {
  console.error(error.code === 'EADDRINUSE' ? `Port ${port} is taken: set PORT to another one.` : error)
  process.exit(1)
})
await ready
server.listen(port, () => console.log(`http://localhost:${server.address().port}`))
process.once('SIGINT', shutDown)
process.once('SIGTERM', shutDown)

function fail(message) {
  console.error(message)
  process.exit(2)
}

async function loadBuild() {
  try {
    return await import('./build/server/index.js')
  } catch (error) {
    if (/^(HUB|SITE)_URL /.test(error.message)) {
      console.error(error.message)
      process.exit(2)
    }
    if (error.code !== 'ERR_MODULE_NOT_FOUND' || !error.message.includes('build/server/index.js')) throw error
    console.error('The site is not built yet: run `npm run build` first.')
    process.exit(1)
  }
}

function tryToRead() {
  try {
    return readSettings(process.env)
  } catch (error) {
    return fail(error.message)
  }
}

/**
 * Tells who asks `/readyz`, goes on answering for a while so that no more requests are sent here, then lets answers
 * under way end, and ends anyway after a while. A second signal ends at once.
 */
async function shutDown() {
  beginStopping()
  process.once('SIGINT', () => process.exit(130))
  process.once('SIGTERM', () => process.exit(143))
  await wait(settings.drainMilliseconds)
  server.close(() => process.exit(0))
  server.closeIdleConnections()
  setTimeout(() => process.exit(0), SHUTDOWN_MILLISECONDS).unref()
}
