// Kills the program once it has written so many bytes to files, in the middle of a write where that is the place:
// `--import kill-at.mjs`, with the number in KILL_AT.
import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { isMainThread } from 'node:worker_threads'

const { writeSync } = fs
let left = Number(process.env['KILL_AT'])

if (isMainThread) {
  fs.writeSync = (/** @type {number} */ fd, /** @type {Uint8Array} */ bytes, /** @type {number} */ from = 0) => {
    const length = bytes.length - from
    if (length >= left) {
      writeSync(fd, bytes, from, left)
      process.kill(process.pid, 'SIGKILL')
    }
    left -= length
    return writeSync(fd, bytes, from)
  }
  syncBuiltinESMExports()
}
