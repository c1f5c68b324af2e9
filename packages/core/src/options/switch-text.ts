const ON: readonly string[] = ['true', '1', 'on', 'yes', '']
const OFF: readonly string[] = ['false', '0', 'off', 'no']

/**
 * Reads a switch from text; an empty text means on.
 *
 * @returns undefined for a text that is neither on nor off
 */
export function switchOf(text: string): boolean | undefined {
  return ON.includes(text) || (OFF.includes(text) ? false : undefined)
}
