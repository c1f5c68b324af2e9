/** Where the generator reports what it could not do. */
export interface Logger {
  error(message: string, ...details: unknown[]): void
}

let logger: Logger = console

/**
 * Sends the generator's reports to another place than `console`.
 *
 * @param next a logger; anything with an `error` method
 * @example
 * setLogger({ error: (message) => process.stderr.write(`${message}\n`) })
 */
export function setLogger(next: Logger): void {
  logger = next
}

export const getLogger = (): Logger => logger
