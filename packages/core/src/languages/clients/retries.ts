import { listed, type Piece } from '../printing/code.ts'

/** Number of attempts and maximum waiting time of examples with retries, in every language. */
export const LIMITS = {
  /** How often one provider is asked. */
  attempts: 4,
  /** Seconds that one attempt may take until its answer begins, or goes on. */
  timeout: 60,
  /** Seconds of the longest pause that a service can wish; one that wishes more counts as not to be reached. */
  longestWait: 120,
  /** The statuses of a busy service, beside all from 500 on. A pause doubles from one second, and varies by a half. */
  statuses: [408, 429],
  /** Those after which the official clients ask again by themselves, beside all from 500 on. */
  clientStatuses: [408, 409, 429],
} as const

/**
 * Writes something of each status.
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
