import type { Program } from '../decide/programs.ts'
import type { SandboxEnd } from '../sandbox/sandbox.ts'
import type { TwinRequest } from './check-twin.ts'

/*
 * What a program printed, if its requests were fine and its exit code is 0. Many broken examples end like that: they
 * read a field that doesn't exist, forget to wait, or catch every error.
 */

/** Values that no program prints on purpose, with any answer. */
const NOT_A_VALUE: readonly (readonly [RegExp, string])[] = [
  [/\bPromise \{ <(?:pending|rejected)>/, 'prints a promise, which it doesn’t await'],
  [/<coroutine object \w/, 'prints a coroutine, which it doesn’t await'],
  [/<(?:async_)?generator object \w/, 'prints a generator instead of what it yields'],
  [/<bound method \w/, 'prints a method, which it doesn’t call'],
]

/** Values that no program prints from an answer on purpose. */
const NOT_AN_ANSWER: readonly (readonly [RegExp, string])[] = [
  [/[("'=]undefined[)"']/, 'prints `undefined` in place of a value'],
  [/\[object (?:Object|Promise|Response|AsyncGenerator|Blob)\]/, 'prints an object as `[object …]`'],
]

/** Messages of mistakes in code, which a program that catches errors prints instead of failing. */
const CAUGHT =
  /'\w+' object (?:has no attribute|is not (?:subscriptable|callable|iterable))|\b(?:list|string|tuple) indices must be integers|\blist index out of range|(?:unexpected keyword|missing \d+ required positional) argument|Cannot read propert(?:y|ies) of (?:undefined|null)|(?:^|: |")[\w.$()]+ is not a (?:function|constructor)\W{0,3}$|\b[\w.]+ is not (?:async )?iterable\b|\bundefined method [`'’]\w|name '\w+' is not defined|(?:^|: )[\w$]+ is not defined$|is not JSON serializable/m

const NOT_AWAITED = /RuntimeWarning: coroutine '(?:[^'\n]*\.)?(\w+)' was never awaited/g

/** PHP goes on after these. */
const PHP_WARNING =
  /^(?:PHP )?(?:Warning|Notice): +((?:Undefined (?:array key|property|variable|index|offset)|Trying to access array offset|Attempt to read property|Array to string conversion)[^\n]*?)(?: in \S+ on line \d+)?$/m

const NOTHING = '(?:None|undefined|null|nil)'
/** Nothing but missing values, as a whole or after a label for an answer. */
const ONLY_MISSING = new RegExp(
  String.raw`^\s*(?:(?:[\w ]{0,30}\b(?:answer|response|result|reply|output|assistant|bot|ai|model|text|content|message|completion|summary|translation)\w{0,10}\s*[:=>-]{1,3}\s*)?${NOTHING}\s*)+$`,
  'i',
)

/** Parts of an answer that are often missing. */
const OPTIONAL =
  /\b(?:tool_?calls?|function_?call|refusal|usage|logprobs|reasoning\w*|thinking|finish_?reason|error\w*|parsed|annotations|citations|audio|system_?fingerprint|prompt_tokens_details|request_?id|queue_position|status|seed|stop\w*|nil\?|is None|is not None)\b|\.headers\b/i

/** Calls that print. */
const PRINTS =
  /\bprint\s*\(|console\.log\s*\(|process\.stdout\.write\s*\(|\bputs\s|\becho\s|\bfmt\.Print|System\.out\.print|sys\.stdout\.write\s*\(/

/** Words on a line, or on the one before, that say when a program prints: not for a usual answer. */
const ONLY_IF =
  /\berr|[Ee]rror|[Ff]ail|\bexcept|\bcatch\b|\brescue\b|\bexc?\b|stderr|status|\bok\b|\bcode\b|\belse\b|finish_?reason|tool_?call|reasoning|\bdef |=>\s*\{?$|function/

function printsAnswer(text: string): boolean {
  const lines = text.split('\n').filter((line) => line.trim() !== '' && !/^\s*(?:#|\/\/|\*)/.test(line))
  return lines.some((line, at) => PRINTS.test(line) && !ONLY_IF.test(line) && !ONLY_IF.test(lines[at - 1] ?? ''))
}

const isPlainChat = ({ task, body, status }: TwinRequest): boolean => {
  const fields = typeof body === 'object' && body !== null ? body : {}
  return task === 'conversational' && status < 300 && !('tools' in fields || 'functions' in fields)
}

/** Returns what's wrong with what a program printed, with any answer. */
export function faultInAnyRun(
  { stdout, stderr }: Pick<SandboxEnd, 'stdout' | 'stderr'>,
  program: Program | undefined,
): string | undefined {
  // Clients lose some of their own.
  const isOwn = (name: string): boolean =>
    program !== undefined && (program.facts.defines.has(name) || program.facts.calls.has(name))
  const lost = [...stderr.matchAll(NOT_AWAITED)].map(([, name = '']) => name).find(isOwn)
  if (lost !== undefined) return `the coroutine ${lost} is never awaited`
  return printedOf(NOT_A_VALUE, stdout)
}

function printedOf(values: readonly (readonly [RegExp, string])[], stdout: string): string | undefined {
  const wrong = values.find(([pattern]) => pattern.test(stdout))
  return wrong && `the program ${wrong[1]}`
}

/**
 * Returns what's wrong with what a program printed; undefined if nothing is.
 *
 * @param calls its requests to models, which were all accepted
 */
export function faultInPrinted(
  { stdout, stderr }: SandboxEnd,
  calls: readonly TwinRequest[],
  program: Program | undefined,
): string | undefined {
  const always = faultInAnyRun({ stdout, stderr }, program) ?? printedOf(NOT_AN_ANSWER, stdout)
  if (always !== undefined) return always
  const asked = calls.filter(({ method }) => method !== 'GET')
  const chats = asked.length > 0 && asked.every(isPlainChat)
  if (!chats) return undefined
  // Python's clients print such errors when the interpreter ends.
  const isTheirs = /^Exception ignored in|^Traceback/m.test(stderr) && !/example\.py/.test(stderr)
  const output = isTheirs ? stdout : `${stdout}\n${stderr}`
  const caught = CAUGHT.exec(output)?.[0]
  if (caught !== undefined) return `the program catches an error: ${lineWith(output, caught)}`
  const warning = PHP_WARNING.exec(stderr)?.[1]
  if (warning !== undefined) return warning
  const text = program?.blocks.map((block) => block.text).join('\n') ?? ''
  if (OPTIONAL.test(text)) return undefined
  if (ONLY_MISSING.test(stdout)) return `the program prints only ${stdout.trim().split('\n')[0]?.slice(0, 80)}`
  const isSilent = stdout.trim() === '' && stderr.trim() === '' && printsAnswer(text)
  return isSilent ? 'the program doesn’t print the answer' : undefined
}

const lineWith = (text: string, part: string): string =>
  (text.split('\n').find((line) => line.includes(part)) ?? part).trim().slice(0, 300)
