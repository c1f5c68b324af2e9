/** Where the generator reports what it could not do. */
export interface Logger {
    error(message: string, ...details: unknown[]): void;
}
/**
 * Sends the generator's reports to another place than `console`.
 *
 * @param next a logger; anything with an `error` method
 * @example
 * setLogger({ error: (message) => process.stderr.write(`${message}\n`) })
 */
export declare function setLogger(next: Logger): void;
export declare const getLogger: () => Logger;
