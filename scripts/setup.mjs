// `npm run setup`: installs the project's Node.js, and the packages in package-lock.json.
import { passSignalsOn } from './commands.mjs'
import { install, useNode } from './node.mjs'

await useNode(import.meta.url)
passSignalsOn()
process.exitCode = await install()
