import { formatOf } from '../format.ts'

const { bytes, number } = formatOf('en')

/** Texts of the apps that run a model on the reader’s machine, in English. */
export const texts = {
  title: 'Run it on your machine',
  lead: 'Commands for apps that run this model locally, and a program that calls the app’s server. For each app you see how we checked its commands: by running them, by looking them up in its release, or from its documentation only.',
  toForm: 'Change the input of the programs in the form.',
  noFile: 'The model’s record doesn’t list its files, so each app uses its default.',
  file: 'File to run:',
  parts: (count: number): string => `in ${number(count)} parts`,
  size: (size: number): string => bytes(size),
  sizeUnknown: 'size unknown',
  quantization: 'Quantization',
  memory:
    // claim: memory-counts-three-quarters
    'The whole file has to fit into memory. We count three quarters of your memory for it and leave the rest for the conversation and other programs.',
  fits: (gigabytes: number): string => `a computer with ${number(gigabytes)} GB`,
  cards: 'Graphics cards with enough memory include:',
  show: 'Show',
  needs: 'Requires',
  install: 'Install',
  installOn: (systems: string): string => `Install on ${systems}`,
  token: 'Set',
  tokenHint: 'Token of an account with access to the model',
  steps: {
    fetch: 'Download the model',
    load: 'Load it under its Hugging Face name',
    serve: 'Start the server',
    chat: 'Chat in the terminal',
    'fetch-and-chat': 'Download the model and chat in the terminal',
  },
  open: 'Open it in the app',
  openIn: (app: string): string => `Open the model in ${app}`,
  container: 'Or use Docker instead of all the steps above',
  keepsRunning: 'It runs until you stop it. Use a second terminal for the next steps.',
  ask: 'Call the server',
  server: 'The server listens at',
  knownAs: 'and calls the model',
  noProgram: 'This model isn’t tagged as a chat model, so there’s no program to call it.',
  notAsked: 'No program here calls its server:',
  programInstall: 'The program requires:',
  documented: 'The commands come from its documentation.',
  // claim: local-app-links-are-published
  linked: 'The link comes from the published table of apps.',
  // claim: local-app-commands-are-current
  against: (name: string): string => `We looked up the commands and options in ${name}, released`,
  run: (release: string, isOwnInstall: boolean, date: string, programs: number): string =>
    // claim: local-apps-ran
    `We ran these commands on Linux on ${date}, with ${release}${isOwnInstall ? '' : ' (installed in a different way than above)'} and a small model with random weights in place of yours. ${number(programs)} programs got a response from the server.`,
  notRun: 'Not run.',
  others: (count: number): string => (count === 1 ? 'One app can’t run it' : `${number(count)} apps can’t run it`),
} as const
