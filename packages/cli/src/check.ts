import { type ModelRecord, SnippetInputError, taskOf } from '@model-snippets/core'
import {
  checkOptions,
  checkProviderOf,
  type GivenOptions,
  type OptionName,
  type OptionProblem,
  type OptionRecord,
  optionRecord,
  spelled,
  OPTIONS as TABLE,
} from '@model-snippets/core/options'
import { type Arguments, asWritten } from './arguments.ts'
import { UsageError } from './usage-error.ts'

/**
 * Checks command-line options against the table of options.
 *
 * @param given options by their names in the table
 * @returns the values, ready for the generator
 * @throws UsageError for the first invalid option, named as it was written
 */
export function checked(args: Arguments, given: GivenOptions): GivenOptions {
  const { values, problems } = checkOptions(given, 'text')
  const [problem] = problems
  if (problem !== undefined) throw new UsageError(sentenceOf(args, problem))
  return values
}

/**
 * Checks that the model has a task and that the provider supports it.
 *
 * @throws UsageError if either isn’t so
 */
export function checkCall(args: Arguments, model: ModelRecord, provider: string): void {
  const task = taskOf(model)
  if (task === undefined) {
    const source = args.record === undefined ? 'the model’s record' : asWritten(args, 'record')
    throw new UsageError(`${source}: "pipeline_tag" is missing, so the task is unknown; add it or pass --task`)
  }
  const problem = checkProviderOf(task, provider)
  if (problem !== undefined) throw new UsageError(sentenceOf(args, problem))
}

const sentenceOf = (args: Arguments, { option, path, detail }: OptionProblem): string =>
  `${flagOf(args, option, path)}: ${detail}`

/** Returns an option as it was written on this command line: whichever of its flags was given. */
export function flagOf(args: Arguments, option: OptionName, path = ''): string {
  const { flags }: OptionRecord = optionRecord(option)
  const given = flags.find(({ name }) => Object.hasOwn(args.written, name))
  const text = spelled(option, 'flag', path)
  return given === undefined ? text : text.replace(/^--[\w-]+/, asWritten(args, given.name))
}

/** Runs the generator and turns an invalid option into a `UsageError`. */
export function explain<T>(args: Arguments, work: () => T): T {
  try {
    return work()
  } catch (error) {
    if (!(error instanceof SnippetInputError)) throw error
    throw new UsageError(`${fieldOf(args, error.field)}: ${error.problem}`)
  }
}

/** Translates a field name from the generator into what the caller wrote. */
export function fieldOf(args: Arguments, field: string): string {
  if (field === 'model.id') return args.record === undefined ? '<model>' : `${asWritten(args, 'record')}: id`
  const [, name = '', path = ''] = /^options\.(\w+)(.*)$/s.exec(field) ?? []
  const option = TABLE.find((candidate) => candidate.name === name)?.name
  return option === undefined ? field : flagOf(args, option, path)
}
