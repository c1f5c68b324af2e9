import { listed, type Piece } from '../printing/code.ts'

/** Number of attempts and maximum waiting time of examples with retries, in every language. */
export const LIMITS = {
  /** Attempts for each provider. */
  attempts: 4,
  /** Seconds that an attempt may wait for the response to start or continue. */
  timeout: 60,
  /** The longest pause in seconds that we accept from a service; one that requests more counts as unreachable. */
  longestWait: 120,
  /**
   * Statuses of a busy service, besides all from 500 on. Pauses start at one second and double, with a variation of one
   * half.
   */
  statuses: [408, 429],
  /** Statuses after which the official clients retry by themselves, besides all from 500 on. */
  clientStatuses: [408, 409, 429],
} as const

/**
 * Writes a piece for each status.
 *
 * @example
 * eachStatus(LIMITS.statuses, (status) => code`status != ${status}`, ' && ')
 */
// @__NO_SIDE_EFFECTS__
export const eachStatus = (
  statuses: readonly number[],
  write: (status: number) => Piece,
  between: Parameters<typeof listed>[1],
): Piece | undefined => listed(statuses.map(write), between)
