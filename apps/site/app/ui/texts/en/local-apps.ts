import { formatOf } from '../format.ts'

const { bytes, number, plural } = formatOf('en')

/** Texts of the apps that run a model on the reader’s machine, in English. */
export const texts = {
  title: 'Run this model on your machine',
  lead: 'Commands for apps that run this model locally, and programs that call their servers. The commands fit your request: if it uses tools, they start the server with tool calling. For each app, you see whether we ran the commands, checked them against a release, or only took them from the documentation.',
  toForm: 'Change the programs’ input in the form.',
  noFile: 'The model’s record doesn’t list its files, so which file you get depends on the app.',
  file: 'Model file:',
  parts: (count: number): string => `in ${number(count)} parts`,
  size: (size: number): string => bytes(size),
  sizeUnknown: 'size unknown',
  quantization: 'Quantization',
  memory:
    // claim: memory-counts-three-quarters
    'The whole file must fit in memory. Our estimates leave a quarter of the memory for the conversation and other programs.',
  fits: (gigabytes: number): string => `for computers with at least ${number(gigabytes)} GB of memory`,
  context: 'Context length in tokens',
  contextHint: 'Leave empty to use each app’s default.',
  contextMost: (tokens: number): string => `The model supports up to ${number(tokens)} tokens.`,
  cards: 'GPUs with enough memory include:',
  show: 'Show',
  needs: 'Requires',
  install: 'Install',
  installOn: (systems: string): string => `Install on ${systems}`,
  token: 'Set',
  tokenHint: 'A token from an account with access to the model',
  steps: {
    add: 'Install the plugin',
    fetch: 'Download the model',
    'fetch-template': 'Download the chat template',
    load: 'Load the model under its Hugging Face name',
    configure: 'Set the context length',
    serve: 'Start the server',
    rank: 'Rank texts by relevance',
    chat: 'Chat in the terminal',
    'fetch-and-chat': 'Download the model and chat in the terminal',
  },
  open: 'Open the model in the app',
  openIn: (app: string): string => `Open the model in ${app}`,
  container: 'Or start the server in Docker',
  keepsRunning: 'The server runs until you stop it. Use a second terminal for the next steps.',
  ask: 'Call the server',
  server: 'The server runs at',
  knownAs: 'and serves the model as',
  noProgram: 'We have programs that call the server only for embedding models and for models tagged as chat models.',
  notAsked: 'We have no program for this request:',
  programInstall: 'Install the program’s packages:',
  documented: 'The commands come from the app’s documentation.',
  // claim: local-app-links-are-published
  linked: 'The link comes from Hugging Face’s published list of apps.',
  // claim: local-app-commands-are-current
  against: (name: string): string => `We checked the commands and options against ${name}, released`,
  run: (release: string, isOwnInstall: boolean, date: string, programs: number): string =>
    // claim: local-apps-ran
    `We ran these commands on Linux on ${date} with ${release}${isOwnInstall ? '' : ' (installed in a different way)'}, using a small model with random weights instead of this one. ${plural(programs, { one: '1 program', other: `${number(programs)} programs` })} got a response from the server.`,
  notRun: 'We haven’t run this app.',
  others: (count: number): string =>
    plural(count, { one: '1 app can’t run this model', other: `${number(count)} apps can’t run this model` }),
} as const
