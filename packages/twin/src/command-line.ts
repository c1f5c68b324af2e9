import { type ParseArgsConfig, parseArgs } from 'node:util'

type Options = NonNullable<ParseArgsConfig['options']>
type Values<Known extends Options> = ReturnType<typeof parseArgs<{ options: Known }>>['values']

/** Returns the options of a program. `--help` prints the usage and exits; unknown options do the same with code 2. */
export function readOptions<Known extends Options>(usage: string, options: Known): Values<Known> {
  try {
    const { values } = parseArgs({ options: { ...options, help: { type: 'boolean', default: false } } })
    const known = values as Values<Known> & { readonly help: boolean }
    if (!known.help) return known
  } catch (error) {
    refuse(`${(error as Error).message}\n\n${usage}`)
  }
  process.stdout.write(usage)
  process.exit(0)
}

/** Returns the value of a numeric option; any other text exits with code 2. */
export function wholeNumber(option: string, text: string): number {
  return /^\d{1,15}$/.test(text) ? Number(text) : refuse(`${option} takes a whole number, not ${text}\n`)
}

function refuse(message: string): never {
  process.stderr.write(message)
  process.exit(2)
}
