// `npm run setup`: the Node.js to work with, and what package-lock.json names.
import { passSignalsOn } from './commands.mjs'
import { install, useNode } from './node.mjs'

await useNode(import.meta.url)
passSignalsOn()
process.exitCode = await install()
