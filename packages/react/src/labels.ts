import type { EnvironmentVariable, Platform } from '@model-snippets/core'

/** The default labels, in English. Pass your own with the `labels` prop. */
export const DEFAULT_LABELS = {
  copy: 'Copy',
  copied: 'Copied',
  selected: 'Selected: press Ctrl+C or ⌘C',
  copyFailed: 'Couldn’t copy',
  copyWhat: (what: string): string => `Copy ${what}`,
  copyOutcome: (what: string): string => `Copied ${what}`,
  languages: 'Language',
  clients: (language: string): string => `${language} client`,
  frameworks: 'Frameworks',
  provider: 'Provider',
  providerAuto: 'Auto: fastest available',
  providerFastest: 'Fastest provider',
  providerCheapest: 'Cheapest provider',
  providerPreferred: 'Your preferred order (Hugging Face settings)',
  streaming: 'Stream the response',
  noExamples: 'No example for this choice.',
  noExampleInLanguage: 'No example in this language.',
  notOffered: 'Not available',
  ignored: 'Ignored options:',
  wrongOption: 'Couldn’t create the examples:',
  assumed: 'This example is based on a guess.',
  loading: 'Loading examples…',
  tryAgain: 'Try again',
  install: 'Install',
  setUp: 'Install packages and set your token',
  token: 'Set your token',
  files: 'Download the sample file',
  ownFiles: 'Add your file',
  filesBeside: (name: string, fileName: string): string => `${name} must be in the same folder as ${fileName}.`,
  /** For a file in another folder. */
  fileElsewhere: (name: string, fileName: string): string => `${fileName} reads ${name}.`,
  /** For a file whose path starts with `~`, which programs don’t expand as shells do. */
  fileAtHome: (name: string, fileName: string): string =>
    // claim: folder-names-are-escaped
    `${fileName} treats the ~ in ${name} as a folder name. Use the full path.`,
  run: 'Run',
  setUpCommands: 'the setup commands',
  existingProject: 'In an existing project',
  addCommand: 'the command for an existing project',
  code: (client: string): string => `the ${client} example`,
  /** `comesWith` is what includes the client, such as `Node.js`; `undefined` if most systems have it. */
  nothingToInstall: (client: string, comesWith: string | undefined): string =>
    `Nothing to install: ${client} comes with ${comesWith ?? 'your system'}.`,
  /** Describes an environment variable. */
  variable: ({ description }: EnvironmentVariable): string => `${description}.`,
  whereToGet: 'Get a token',
  saveAs: 'Save as',
  thenRun: 'and run',
} as const

export type Labels = { readonly [Key in keyof typeof DEFAULT_LABELS]: Widened<(typeof DEFAULT_LABELS)[Key]> }
type Widened<Text> = Text extends string ? string : Text

/** Returns the command that sets an environment variable to a placeholder, for the user’s shell. */
export const variableCommand = (name: string, platform: Platform = 'posix'): string =>
  ({
    posix: `export ${name}=your_token`,
    powershell: `$env:${name} = 'your_token'`,
    cmd: `set ${name}=your_token`,
  })[platform]

/** Returns the command that copies one environment variable to another, for the user’s shell. */
export const copyCommand = (name: string, from: string, platform: Platform = 'posix'): string =>
  ({
    posix: `export ${name}="$${from}"`,
    powershell: `$env:${name} = $env:${from}`,
    cmd: `set ${name}=%${from}%`,
  })[platform]

/** Merges labels with the English defaults; later ones win. */
export const mergeLabels = (...others: readonly (Partial<Labels> | null | undefined)[]): Labels =>
  Object.assign({ ...DEFAULT_LABELS }, ...others.map((labels) => given(labels)))

/** Removes `undefined` properties. */
export const given = <Properties extends object>(properties: Properties | null | undefined): Partial<Properties> =>
  Object.fromEntries(Object.entries(properties ?? {}).filter(([, value]) => value !== undefined)) as Partial<Properties>
