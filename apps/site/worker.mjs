import { fileURLToPath } from 'node:url'
import { parentPort } from 'node:worker_threads'
import { createApp, serveWork } from './build/server/index.js'

const clientFolder = fileURLToPath(new URL('./build/client', import.meta.url))
serveWork(parentPort, (state) => createApp(clientFolder, state))
