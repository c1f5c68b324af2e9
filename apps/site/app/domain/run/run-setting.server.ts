/** `RUN_HERE`: whether readers can run requests from the page. */
export const IS_RUN_OFFERED = readRunSetting(process.env['RUN_HERE'])

/**
 * Reads `RUN_HERE`.
 *
 * @throws Error when it is neither on nor off
 */
export function readRunSetting(value = ''): boolean {
  if (!['', 'on', 'off'].includes(value)) throw new Error(`RUN_HERE must be on or off, got ${JSON.stringify(value)}`)
  return value !== 'off'
}
