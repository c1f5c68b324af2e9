import { type DestinationStream, pino, stdTimeFunctions } from 'pino'
import type { Answered } from './metrics.ts'

/** The server’s log: one line of JSON per entry, without anything that a client sent. */
export interface Log {
  /** Logs a response, if requests are logged. */
  readonly answered: (answered: Answered) => void
  /** Logs an internal error: its type and location, but not its message, which may contain client data. */
  readonly failed: (error: unknown, route: string) => void
}

const MOST_FRAMES = 5
const LONGEST_FRAME = 2000

/**
 * @param isLogged whether each answer is told, too, or failures alone
 * @param destination takes the lines
 */
export function createLog(isLogged: boolean, destination: DestinationStream): Log {
  const logger = pino(
    { base: null, timestamp: stdTimeFunctions.isoTime, formatters: { level: (label) => ({ level: label }) } },
    destination,
  )
  return {
    answered: ({ method, route, status, milliseconds, bytes }) => {
      if (!isLogged) return
      const level = status >= 500 ? 'error' : status === 0 ? 'warn' : 'info'
      logger[level]({ method, route, status, milliseconds: Math.round(milliseconds * 100) / 100, bytes })
    },
    failed: (error, route) => logger.error({ route, error: kindOf(error), at: framesOf(error) }),
  }
}

const kindOf = (error: unknown): string => (error instanceof Error ? error.name : typeof error)

/** The message comes before the frames and may contain lines that look like frames. */
const framesOf = (error: unknown): string[] =>
  error instanceof Error
    ? (error.stack ?? '')
        .replace(error.message, '')
        .split('\n')
        .filter((line) => /^ {4}at \S/.test(line))
        .slice(0, MOST_FRAMES)
        .map((line) => withoutFolders(line.trim()).slice(0, 300))
    : []

/**
 * Removes the installation folder from a frame: logs are shared with people who needn't know it. The frame is cut first,
 * as the pattern is slow on long text, and no real frame is that long.
 */
const withoutFolders = (frame: string): string =>
  frame.slice(0, LONGEST_FRAME).replace(/(?:file:\/\/)?(?:[A-Za-z]:)?[\\/][^()]*(?=(?:[\\/][^\\/()]+){3}\)?$)/, '…')
