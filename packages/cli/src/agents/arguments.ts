import { parseArgs } from 'node:util'
import { CODING_AGENTS } from '@model-snippets/core/agents'
import { optionOf, refuseTwice, unknownFlag } from '../arguments.ts'
import { listed } from '../listed.ts'
import { quoted, UsageError } from '../usage-error.ts'

/** Every option of `agents`, in the order in which the help lists them. */
export const AGENT_OPTIONS = {
  model: { type: 'string', value: 'ID', help: 'the model’s id on Hugging Face, owner/name' },
  provider: { ...optionOf('provider'), type: 'string' },
  direct: { ...optionOf('direct'), type: 'boolean' },
  endpoint: { ...optionOf('endpoint'), type: 'string' },
  'bill-to': { ...optionOf('bill-to'), type: 'string' },
  'provider-id': { ...optionOf('provider-id'), type: 'string' },
  app: {
    ...optionOf('app'),
    type: 'string',
    help: 'run the model on this machine with this app, such as ollama, llama-cpp, or lm-studio; prints the commands that start its server',
  },
  quantization: { ...optionOf('quantization'), type: 'string' },
  context: {
    type: 'string',
    value: 'N',
    help: 'context length in tokens; default: what the router reports, or with --app, what the agent needs',
  },
  system: { ...optionOf('system'), type: 'string' },
  task: { ...optionOf('task'), type: 'string' },
  record: { ...optionOf('record'), type: 'string' },
  all: {
    type: 'boolean',
    help: 'show the changes for all agents installed on this machine; with --apply, write them; with --undo, restore the files',
  },
  apply: { type: 'boolean', help: 'show the changes, ask for confirmation, and write the files; a backup is kept' },
  undo: { type: 'boolean', help: 'restore the files as they were before --apply' },
  yes: { type: 'boolean', short: 'y', help: 'don’t ask for confirmation' },
  json: { type: 'boolean', short: 'j', help: 'print a JSON array with files, commands, and variables' },
  explain: { type: 'boolean', help: 'print to standard error which agents can’t be set up, and why' },
  help: { type: 'boolean', short: 'h', help: 'print this help' },
} as const

export interface AgentArguments {
  /** The requested agent; `undefined` for all agents. */
  readonly agent: string | undefined
  readonly values: Values
  /** How an option was written, `-p` or `--provider`. */
  readonly written: { readonly [name: string]: string }
}
type Values = ReturnType<typeof parsed>['values']

/** Options that say where a hosted model is. */
const HOSTED = ['provider', 'direct', 'endpoint', 'bill-to', 'provider-id'] as const

const parsed = (argv: readonly string[]) =>
  parseArgs({ args: [...argv], options: AGENT_OPTIONS, allowPositionals: true, tokens: true })

/**
 * Reads the arguments of `agents`.
 *
 * @throws UsageError for an unknown option or agent, and for options that can’t be combined
 */
export function readAgentArguments(argv: readonly string[]): AgentArguments {
  const { values, positionals, tokens } = refusing(argv)
  refuseTwice(tokens, AGENT_OPTIONS, 'agents')
  const [agent, ...others] = positionals
  const ids = CODING_AGENTS.map(({ id }) => id)
  if (others.length > 0) throw new UsageError(`agents: expected one agent; got ${quoted(positionals.join(' '))}`)
  if (agent !== undefined && !ids.includes(agent))
    throw new UsageError(`agents: unknown agent ${quoted(agent)}; expected ${listed(ids, 'or')}`)
  const alone = (['apply', 'undo'] as const).find((name) => values[name])
  if (alone !== undefined && agent === undefined && values.all !== true)
    throw new UsageError(`agents: --${alone} needs an agent, such as codex, or --all`)
  if (values.all && agent !== undefined) throw new UsageError(`agents: use ${quoted(agent)} or --all, not both`)
  if (values.all && values.json) throw new UsageError('agents: --json doesn’t apply to --all; remove one of them')
  if (values.apply && values.undo) throw new UsageError('agents: use --apply or --undo, not both')
  if (values.quantization !== undefined && values.app === undefined)
    throw new UsageError('agents: --quantization needs --app')
  const elsewhere = values.app === undefined ? undefined : HOSTED.find((name) => values[name] !== undefined)
  if (elsewhere !== undefined)
    throw new UsageError(`agents: --${elsewhere} doesn’t apply to a model on this machine; remove it`)
  const written = Object.fromEntries(
    tokens.flatMap((token) => (token.kind === 'option' ? [[token.name, token.rawName]] : [])),
  )
  return { agent, values, written }
}

function refusing(argv: readonly string[]) {
  try {
    return parsed(argv)
  } catch (error) {
    const unknown = argv.find((word) => word.startsWith('--') && !isKnown(word))
    if (unknown !== undefined) throw new UsageError(`agents: ${unknownFlag(unknown, AGENT_OPTIONS)}`)
    const [reason] = (error as Error).message.split(/\.(?:\s|$)/)
    throw new UsageError(`agents: ${reason}`)
  }
}

const isKnown = (word: string): boolean => Object.hasOwn(AGENT_OPTIONS, word.slice(2).replace(/=.*$/s, ''))
