// Loaded before an example whose pauses and limits are to pass quickly: its clock runs many times as fast.
import { syncBuiltinESMExports } from 'node:module'
import promises from 'node:timers/promises'

const speed = Number(process.env.FAST_CLOCK)
delete process.env.FAST_CLOCK
const own = globalThis.setTimeout
const ownPromise = promises.setTimeout
const ownLimit = AbortSignal.timeout
// What Node's own fetch waits for is the connection's.
const shortened = (milliseconds) =>
  /undici|node:internal\/deps/.test(String(new Error().stack)) ? milliseconds : milliseconds / speed
globalThis.setTimeout = Object.assign(
  (action, milliseconds, ...parts) => own(action, shortened(milliseconds), ...parts),
  own,
)
promises.setTimeout = (milliseconds, ...parts) => ownPromise(milliseconds / speed, ...parts)
AbortSignal.timeout = (milliseconds) => ownLimit.call(AbortSignal, milliseconds / speed)
syncBuiltinESMExports()
