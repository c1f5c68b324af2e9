import { hostOf, isPlayed, isRetired } from './hosts.ts'
import { KNOWN_VARIABLES } from './known-variables.ts'
import type { Program } from './programs.ts'
import { PYTHON_STANDARD } from './python-standard.ts'
import { MODEL_CALLS, PYTHON_HTTP } from './tables.ts'

/** Why a program isn't run. */
export type SkipKind =
  | 'opted out'
  | 'no call'
  | 'fragment'
  | 'local model'
  | 'other service'
  | 'server'
  | 'interactive'
  | 'unknown package'
  | 'placeholder'
  | 'language'
  | 'sandbox'

export type Decision =
  | { readonly kind: 'run'; readonly packages: readonly string[] }
  | { readonly kind: 'skip'; readonly why: SkipKind; readonly reason: string }

export const skip = (why: SkipKind, reason: string): Decision => ({ kind: 'skip', why, reason })

/** A host that stands for the reader's own. */
const PLACEHOLDER_URL =
  /^https?:\/\/[^/]*(?:[<{[$]|your|example\.|xxx|\.\.\.)|^<[^>]*>\/|^<[^>=]*(?:url|endpoint|host|address)[^>=]*>$|^(?:YOUR|MY)_\w*(?:URL|ENDPOINT)/i

/** A file that's sent by its address, which the twin doesn't open. */
const MEDIA_URL =
  /^https?:\/\/(?:[\w-]+\.)*example\.(?:com|org|net)\/[\w./-]+\.(?:png|jpe?g|gif|webp|mp3|wav|flac|ogg|mp4|pdf)$/i

/** The addresses in a program's strings. */
export function urlsOf({ facts: { strings } }: Program): string[] {
  return strings.flatMap((text) => {
    const [url] = /^https?:\/\/[^\s"'`]+/.exec(text) ?? []
    return url === undefined ? [] : [url]
  })
}

const LOOPBACK = /^(?:localhost|127\.0\.0\.1|0\.0\.0\.0|\[::1\]|host\.docker\.internal)(?::|$)/

/** Reasons that hold in every language. */
export function decideUrls(program: Program): Decision | undefined {
  const typed = takesArguments(program)
  if (typed !== undefined) return typed
  const local = urlsOf(program).find((url) => LOOPBACK.test(hostOf(url)))
  if (local !== undefined) return skip('local model', `calls a server on the reader’s machine, ${local}`)
  const placeholder = program.facts.strings.find(
    (text) => text.length < 200 && PLACEHOLDER_URL.test(text) && !MEDIA_URL.test(text),
  )
  return placeholder === undefined
    ? undefined
    : skip('placeholder', `contains a placeholder for a URL, ${JSON.stringify(placeholder)}`)
}

export const callsPlayedHost = (program: Program): boolean =>
  [...urlsOf(program).map(hostOf), ...program.facts.strings].some((host) => isPlayed(host) || isRetired(host))

/** Reads what's typed after the program's name. */
const ARGUMENTS = /\bsys\.argv\[[1-9]|\bprocess\.argv\[[2-9]|\bprocess\.argv\.slice\(2\)|(?:^|[^\\])\$\{?[1-9]\b/

function takesArguments({ language, blocks }: Program): Decision | undefined {
  const isShell = language === 'sh'
  // A function has its own arguments, `${1:-…}` has a default, and awk has fields.
  const inShell = (text: string): string =>
    /^\s*(?:function\s+\w+|\w+\s*\(\))\s*\{/m.test(text)
      ? ''
      : text.replace(/\$\{[1-9]:?[-=]|\bawk\b[^'\n]*'[^']*'/g, '')
  const found = blocks.some(({ text }) => ARGUMENTS.test(isShell ? inShell(text) : text.replace(/\$\{?[1-9]/g, '')))
  return found ? skip('interactive', 'takes arguments from the command line') : undefined
}

export function fragment({ language, needs, facts }: Program): Decision | undefined {
  const isMistake = (name: string): boolean =>
    isTypo(name, facts.defines) || (language === 'python' && facts.imports.length > 0 && isModule(name))
  if (needs.length > 0 && !needs.every(isMistake)) {
    const named = needs.slice(0, 3).map((name) => `\`${name}\``)
    return skip('fragment', `uses ${named.join(', ')}, which no earlier block defines`)
  }
  return facts.leavesOut ? skip('fragment', 'leaves out code (`...`)') : undefined
}

/** A module that's used without its import, in a program that imports others. */
const isModule = (name: string): boolean => Object.hasOwn(PYTHON_HTTP, name) || PYTHON_STANDARD.has(name)

/** A name that differs in one or two letters from one that the program defines, so that readers get an error. */
const isTypo = (name: string, defined: ReadonlySet<string>): boolean =>
  (name.length >= 5 || /^[A-Z]\w{3}$/.test(name)) && [...defined].some((each) => isNear(name, each))

/** Whether two names differ in case, one letter, or two neighbors. */
function isNear(one: string, other: string): boolean {
  const [a, b] = [one.toLowerCase(), other.toLowerCase()]
  if (a === b) return true
  if (Math.abs(a.length - b.length) > 1) return false
  let start = 0
  while (start < a.length && a[start] === b[start]) start++
  let end = 0
  while (end < Math.min(a.length, b.length) - start && a.at(-1 - end) === b.at(-1 - end)) end++
  const [left, right] = [a.slice(start, a.length - end), b.slice(start, b.length - end)]
  if (/\d/.test(left + right)) return false
  return Math.max(left.length, right.length) <= 1 || (left.length === 2 && left === [...right].reverse().join(''))
}

/** A variable that holds a key of another service, or a setting that only the reader knows. */
export function decideVariables({ facts: { variables, defines } }: Program): Decision | undefined {
  const unknown = variables.find(
    (name) => !isKnownVariable(name) && !isMisspelledVariable(name) && !isOtherName(name, defines),
  )
  if (unknown === undefined) return undefined
  return /KEY|TOKEN|SECRET|PASSWORD|CREDENTIAL/i.test(unknown)
    ? skip('other service', `needs ${unknown}, a key for a service that the twin doesn’t simulate`)
    : skip('placeholder', `reads ${unknown}, whose value only the reader knows`)
}

/** Whether a script sets a service's key under the name that clients read, and reads it under another one. */
const isOtherName = (name: string, defines: ReadonlySet<string>): boolean =>
  /(?:KEY|TOKEN)$/.test(name) &&
  [...defines].some((each) => isKnownVariable(each) && each.split('_')[0] === name.split('_')[0])

/** A variable that differs in a letter from one that clients read, so that it's never set. */
export const isMisspelledVariable = (name: string): boolean =>
  !isKnownVariable(name) && Object.keys(KNOWN_VARIABLES).some((known) => isMisspelledAs(name, known))

/** Services have names as close as xAI and Z.ai, so a short first word has to be right. */
function isMisspelledAs(name: string, known: string): boolean {
  const [first = ''] = known.split('_')
  return (
    name !== `${known}S` &&
    known.length >= 7 &&
    (name.startsWith(`${first}_`) || first.length >= 6) &&
    isNear(name, known)
  )
}

/** Keys that the twin accepts, and settings that change nothing. */
export const isKnownVariable = (name: string): boolean =>
  Object.hasOwn(KNOWN_VARIABLES, name) || /^(?:CI|DEBUG)$/.test(name)

export const noCall = (): Decision => skip('no call', 'doesn’t call a hosted model')

/** Whether a fragment without its imports probably calls a hosted model, so that it's worth telling. */
export const looksHosted = ({ facts: { calls }, blocks }: Program): boolean =>
  [...calls].some((name) => MODEL_CALLS.has(name) && !GENERAL_CALLS.has(name)) ||
  blocks.some(({ text }) =>
    /\.(?:completions|responses|messages|embeddings|images)\.(?:create|stream|parse)\(/.test(text),
  )

/** Names that other libraries use as well. */
const GENERAL_CALLS = new Set([
  ...[
    'create',
    'run',
    'get',
    'put',
    'post',
    'request',
    'parse',
    'stream',
    'call',
    'query',
    'submit',
    'generate',
    'edit',
  ],
  ...['embed', 'batch', 'predict', 'forward', 'fetch', 'complete', 'subscribe', 'chat', 'invoke', 'translation'],
])
