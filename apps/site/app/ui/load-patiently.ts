import { isRouteErrorResponse } from 'react-router'
import { setTrouble } from './trouble.ts'

/** The pauses before each retry, in milliseconds. */
const PAUSES = [300, 1000, 3000]

/**
 * Asks for the data of a page until it comes. The page before stays meanwhile, with what was typed there, and says what is
 * wrong.
 *
 * @param asked what the router gives a `clientLoader`; its signal ends the waiting, as the reader goes somewhere else
 * @throws what `serverLoader` throws if the server answered that there is no such page
 */
export async function loadPatiently<Data>({
  serverLoader,
  request: { signal },
}: {
  readonly serverLoader: () => Promise<Data>
  readonly request: Request
}): Promise<Data> {
  for (let failures = 0; ; failures++) {
    try {
      return await serverLoader()
    } catch (error) {
      signal.throwIfAborted()
      if (isAnswer(error)) throw error
      await (navigator.onLine ? pause(PAUSES[failures], signal) : whileOffline(signal))
      signal.throwIfAborted()
    }
  }
}

/** Checks whether the server that knows the page answered. */
const isAnswer = (error: unknown): boolean =>
  error instanceof Response || (isRouteErrorResponse(error) && error.status < 500)

/** @param milliseconds undefined to leave it to the reader when to go on */
const pause = (milliseconds: number | undefined, signal: AbortSignal): Promise<void> =>
  milliseconds === undefined
    ? tell((goOn) => setTrouble({ kind: 'page', again: goOn }), signal)
    : new Promise((resolve) => setTimeout(resolve, milliseconds))

const whileOffline = (signal: AbortSignal): Promise<void> =>
  tell((goOn) => {
    setTrouble({ kind: 'offline' })
    addEventListener('online', goOn, { once: true, signal })
  }, signal)

async function tell(say: (goOn: () => void) => void, signal: AbortSignal): Promise<void> {
  await new Promise<void>((resolve) => {
    say(resolve)
    signal.addEventListener('abort', () => resolve(), { once: true })
  })
  setTrouble(undefined)
}
