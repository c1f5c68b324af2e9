/** Receives the generator's error messages. */
export interface Logger {
  error(message: string, ...details: unknown[]): void
}

let logger: Logger = console

/**
 * Sends the generator's messages to your logger instead of `console`.
 *
 * @param next a logger; anything with an `error` method
 * @example
 * setLogger({ error: (message) => process.stderr.write(`${message}\n`) })
 */
export function setLogger(next: Logger): void {
  logger = next
}

export const getLogger = (): Logger => logger
