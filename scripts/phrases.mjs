// Phrases that are hard to read. `npm run check` and `npm test` look for them in text for users. It's a list of words,
// not a judge of style.
import { execFileSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from './commands.mjs'

/** @type {readonly (readonly [RegExp, string])[]} each with its replacement */
const PHRASES = [
  [/\b(?:is|are) (?:told|said) (?!in\b)/i, 'name who says it'],
  [/\bnobody names\b/i, 'say who is missing what'],
  [/\bin the place of\b/i, '“instead of”'],
  [/\bstands? beside\b/i, 'say where it is'],
  [/\bof (?:its|their|his|her|one’s) own\b/i, '“its own” before the noun'],
  [/, too\b/i, '“also” before the verb'],
  [/\bas it is\b(?! (?:un|not|already))/i, '“unchanged”'],
  [/\bwhat there is\b/i, 'name the things'],
  [/\bno \w+ is there\b/i, '“there is no …”, or who lacks it'],
  [/\b(?:is|are) (?:led to|brought)\b/i, 'name who acts'],
  [/\b(?:comes|come) of\b/i, '“comes from”, “because of”'],
  [/\bbears\b/i, '“has”'],
  [/\bwants (?:an?|the|no|its|to)\b/i, '“needs”'],
  [/\bwords of the service\b/i, '“the service’s message”'],
  [/\bto the letter\b/i, '“exactly”'],
  [/\bby its digest\b/i, '“by digest”'],
  [/\b(?<!there )(?:is|are) no (?!\w+er\b|more\b|less\b|doubt\b)/i, '“isn’t a”, “aren’t”'],
]

/** By rule, the same words where they're correct: a model's input or output, or a quoted message. */
const QUOTED = [
  /^docs\/verification\.md$/,
  /(?:^|\/)(?:fixtures|testing|samples)\//,
  /\.(?:test|generated)\.tsx?$/,
  /^packages\/core\/src\/errors\/(?:rules|words)/,
]

const READ = [
  /^(?:README|CONTRIBUTING|SECURITY)\.md$/,
  /^(?:docs|examples|packages|benchmarks)\/.*\.md$/,
  /^golden\//,
  /^apps\/site\/(?:app|server)\/.*\.tsx?$/,
  /^packages\/(?:core|cli|hub|react)\/src\/.*\.tsx?$/,
]

/** @param {string} path a file of the repository */
export const isRead = (path) =>
  READ.some((pattern) => pattern.test(path)) && !QUOTED.some((pattern) => pattern.test(path))

/**
 * Returns a line's text for users: the literals and the text between tags in code, everything in prose and examples.
 *
 * @param {string} path
 * @param {string} line
 * @returns {string}
 */
function readIn(path, line) {
  if (!/^(?:apps|packages)\/.*\.tsx?$/.test(path)) return line.replace(/\]\([^)]*\)|`[^`]*`|<!--.*?-->/g, ' ')
  if (/^\s*(?:\/\/|\/?\*|import\b|export .* from\b)/.test(line)) return ''
  const literals = line.match(/'(?:[^'\\]|\\.)*'|`(?:[^`\\]|\\.)*`?|>[^<>{}]+</g) ?? []
  return literals.filter((literal) => literal.includes(' ')).join('\n')
}

/**
 * @param {string} path
 * @param {string} text the file's text
 * @returns {string[]} a line for each phrase: its place, the phrase, and its replacement
 */
export function phrasesIn(path, text) {
  return text.split('\n').flatMap((line, index) => {
    const read = readIn(path, line)
    return PHRASES.flatMap(([phrase, instead]) => {
      const found = phrase.exec(read)
      return found === null ? [] : [`${path}:${index + 1}: “${found[0].trim()}”; write ${instead}`]
    })
  })
}

/** @returns {string[]} the phrases in all text for users */
export function phrasesOfTheRepository() {
  const files = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard'], {
    cwd: ROOT,
    encoding: 'utf8',
  })
  return files
    .split('\n')
    .filter(isRead)
    .flatMap((path) => phrasesIn(path, readFileSync(join(ROOT, path), 'utf8')))
}

if (import.meta.filename === process.argv[1]) {
  const found = phrasesOfTheRepository()
  for (const line of found) console.log(line)
  process.exitCode = found.length === 0 ? 0 : 1
}
