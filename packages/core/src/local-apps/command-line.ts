import { powershell } from '../languages/shell/powershell.ts'
import { shell } from '../languages/shell/writer.ts'
import { SnippetInputError } from '../values/errors.ts'
import type { Command, System, Words } from './local-app.ts'

/** Longer commands have each option on its own line. */
const LONGEST_LINE = 100

/** Words that PowerShell reads unchanged without quotes: it splits options at dots and gives some numbers a unit. */
const PLAIN_IN_POWERSHELL = /^(?:\.\/)?[A-Za-z][\w./:+-]*$|^--?[A-Za-z][\w-]*$|^[1-9]\d{0,8}$/

const powershellWord = (word: string): string => (PLAIN_IN_POWERSHELL.test(word) ? word : powershell.word(word))

/**
 * Returns a command as a line for the system's shell: POSIX shell, or PowerShell on Windows.
 *
 * @throws SnippetInputError for a word that PowerShell does not pass on unchanged in every release
 */
export function commandLine(command: Command, system: System): string {
  if ('piped' in command) return command.piped.map((words) => lineOf(words, system)).join(' | ')
  return lineOf(command, system)
}

function lineOf(words: Words, system: System): string {
  const isWindows = system === 'windows'
  // In Windows PowerShell, curl is another name for Invoke-WebRequest.
  const given = isWindows && words[0] === 'curl' ? ['curl.exe', ...words.slice(1)] : words
  const written = given.map((word) => (isWindows ? powershellWord(word) : shell.word(word)))
  const line = written.join(' ')
  if (line.length <= LONGEST_LINE) return line
  const next = isWindows ? ' `\n  ' : ' \\\n  '
  return written
    .map((word, place) => (place > 0 && word.startsWith('--') ? next : place > 0 ? ' ' : '') + word)
    .join('')
}

/** Returns a line with environment variables for one command; in PowerShell, they stay set until the window closes. */
export function withEnvironment(line: string, env: { readonly [name: string]: string }, system: System): string {
  const isWindows = system === 'windows'
  const set = Object.entries(env).map(([name, value]) =>
    isWindows ? `$env:${name} = ${powershell.word(value)};` : `${name}=${shell.word(value)}`,
  )
  return [...set, line].join(' ')
}

/** Same as `commandLine` with environment variables, but returns `undefined` if the shell can't pass an argument. */
export function commandLineOn(
  command: Command,
  system: System,
  env: { readonly [name: string]: string } = {},
): string | undefined {
  try {
    return withEnvironment(commandLine(command, system), env, system)
  } catch (error) {
    if (error instanceof SnippetInputError) return undefined
    throw error
  }
}
