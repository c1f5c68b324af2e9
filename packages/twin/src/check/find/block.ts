/** A language whose programs `check` finds. */
export type CheckLanguage = 'python' | 'js' | 'ts' | 'sh' | 'go' | 'java' | 'rust' | 'php' | 'ruby'

/** A piece of code in a document, or a whole source file. */
export interface Block {
  readonly language: CheckLanguage
  readonly text: string
  /** The line of the document on which the code starts, counted from 1. */
  readonly line: number
  /** Set if a comment says that it's not to be run. */
  readonly optsOut?: true
  /** Set if it's the whole file, so that nothing before it can belong to it. */
  readonly isFile?: true
  /** Set for a notebook's cells, which share one interpreter that also awaits outside of functions. */
  readonly isCell?: true
}

/** What a document contains. */
export interface Found {
  readonly blocks: readonly Block[]
  /** Commands such as `pip install openai`, wherever the document has them. */
  readonly installs: readonly Install[]
}

/** Packages that a document says to install. */
export interface Install {
  readonly registry: 'pypi' | 'npm' | 'go' | 'maven' | 'crates'
  /** `openai>=3`, `@huggingface/inference`, `example.org/module@v1.2.3`, `group:artifact:1.2.3`. */
  readonly packages: readonly string[]
}

/** Longer blocks aren't programs that anybody would read in a document. */
export const LONGEST_BLOCK = 100_000

/** Longer files aren't read. */
export const LONGEST_FILE = 5_000_000

/** The most blocks that are read in one file. */
export const MOST_BLOCKS = 2000

const NAMES: Readonly<Record<string, CheckLanguage>> = {
  python: 'python',
  python3: 'python',
  py: 'python',
  ipython: 'python',
  ipython3: 'python',
  javascript: 'js',
  js: 'js',
  mjs: 'js',
  cjs: 'js',
  node: 'js',
  typescript: 'ts',
  ts: 'ts',
  mts: 'ts',
  bash: 'sh',
  sh: 'sh',
  shell: 'sh',
  zsh: 'sh',
  curl: 'sh',
  console: 'sh',
  'shell-session': 'sh',
  shellsession: 'sh',
  go: 'go',
  golang: 'go',
  java: 'java',
  rust: 'rust',
  rs: 'rust',
  php: 'php',
  ruby: 'ruby',
  rb: 'ruby',
}

/** Returns the language of a fence such as `python`, `py title="a.py"`, `{.python}`, or `ts{3}`. */
export function languageNamed(info: string): CheckLanguage | undefined {
  const name = /^\{?\.?([\w+-]+)/.exec(info.trim())?.[1]?.toLowerCase() ?? ''
  return Object.hasOwn(NAMES, name) ? NAMES[name] : undefined
}

const OPT_OUT = /model-snippets:\s*skip(?![\w-])/

/** Whether a comment says that code isn't to be run. */
export const saysSkip = (comment: string): boolean => OPT_OUT.test(comment)

/** Whether one of the code's first lines is a comment that says so. */
export const startsWithSkip = (text: string): boolean =>
  text
    .slice(0, 1000)
    .split('\n', 5)
    .some((line) => /^\s*(?:#|\/\/|\/\*|--)/.test(line) && saysSkip(line))

/** Returns the commands of a transcript, whose lines start with a prompt, and other shell code as it is. */
export function withoutPrompts(text: string): string {
  if (!/^\s*\$ /.test(text)) return text
  let continues = false
  return text
    .split('\n')
    .map((line) => {
      const command = /^\s*\$ (.*)$/.exec(line)?.[1] ?? (continues ? line.replace(/^\s*> /, '') : '')
      continues = command.endsWith('\\')
      return command
    })
    .join('\n')
}
