import type { Language } from '@model-snippets/core'

/** The texts of the parts, in English. Pass your own through the `labels` properties. */
export const DEFAULT_LABELS = {
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C',
  copyFailed: 'Could not copy',
  copyWhat: (what: string): string => `Copy ${what}`,
  copyOutcome: (what: string): string => `${what} copied`,
  languages: 'Language',
  clients: (language: string): string => `${language} client`,
  provider: 'Provider',
  providerAuto: 'Any provider (auto)',
  streaming: 'Stream the answer',
  noExamples: 'No example is offered for this choice.',
  install: 'Install',
  token: 'Set your token',
  files: 'Get the sample files',
  run: 'Run',
  installCommand: 'the install command',
  tokenCommand: 'the token command',
  runCommand: 'the run command',
  code: (client: string): string => `the ${client} example`,
  nothingToInstall: (client: string, language: Language): string =>
    `Nothing to install: ${client} comes with ${language === 'js' ? 'Node.js' : 'your system'}.`,
  whereToGet: 'Where to get it',
  saveAs: 'Save as',
  thenRun: 'and run',
} as const

export type Labels = { readonly [Key in keyof typeof DEFAULT_LABELS]: Widened<(typeof DEFAULT_LABELS)[Key]> }
type Widened<Text> = Text extends string ? string : Text

/** How a language is called, and how a file of it is named and run. */
export const LANGUAGE_FACTS = {
  python: { label: 'Python', fileName: 'example.py', command: 'python example.py' },
  js: { label: 'JavaScript', fileName: 'example.mjs', command: 'node example.mjs' },
  sh: { label: 'Shell', fileName: 'example.sh', command: 'sh example.sh' },
} as const
