import { formatOf } from '../format.ts'

const { bytes, number } = formatOf('en')

/** Texts of the apps that run a model on the reader’s machine, in English. */
export const texts = {
  title: 'Run it on your machine',
  lead: 'Commands for apps that run this model where you are, and a program that asks their server there. Beside each app stands how far its commands were tried: run, looked up in its release, or taken from its documentation.',
  toForm: 'What the programs ask is set in the form.',
  noFile: 'The model’s record lists no files: each app takes the usual one.',
  file: 'The file that is run:',
  parts: (count: number): string => `in ${number(count)} parts`,
  size: (size: number): string => bytes(size),
  sizeUnknown: 'size unknown',
  quantization: 'Quantization',
  memory:
    // claim: memory-counts-three-quarters
    'The whole file has to fit into memory: three quarters of it are counted here, the rest is for the conversation and for what else runs.',
  fits: (gigabytes: number): string => `a computer with ${number(gigabytes)} GB`,
  cards: 'Graphics cards whose memory is enough, for example:',
  show: 'Show',
  needs: 'Needs',
  install: 'Install',
  installOn: (systems: string): string => `Install on ${systems}`,
  token: 'Set',
  tokenHint: 'Token of an account that was let in by the owner of the model',
  steps: {
    fetch: 'Fetch the model',
    load: 'Load it under its name on the hub',
    serve: 'Start the server',
    chat: 'Chat in the terminal',
    'fetch-and-chat': 'Fetch the model and chat in the terminal',
  },
  open: 'Open it in the app',
  openIn: (app: string): string => `Open the model in ${app}`,
  container: 'Or with Docker, in the place of all the above',
  keepsRunning: 'It runs until you stop it: what follows needs a terminal of its own.',
  ask: 'Ask the server',
  server: 'It answers at',
  knownAs: 'and knows the model as',
  noProgram: 'The model is not tagged as one that chats: there is no program to show.',
  notAsked: 'Its server is not asked in this form:',
  programInstall: 'The program needs:',
  documented: 'The commands are taken from its documentation.',
  // claim: local-app-links-are-published
  linked: 'The link is the one of the published table of apps.',
  // claim: local-app-commands-are-current
  against: (name: string): string => `Commands and options were looked up in the release ${name} of`,
  run: (release: string, isOwnInstall: boolean, date: string, programs: number): string =>
    // claim: local-apps-ran
    `These very commands, but for the name of the model, ran on Linux on ${date}, with ${release}${isOwnInstall ? '' : ', which was installed otherwise than above'}. The model was a small one with random weights, and ${number(programs)} programs got an answer of the server.`,
  notRun: 'Not run.',
  others: (count: number): string => (count === 1 ? 'One app is not offered' : `${number(count)} apps are not offered`),
} as const
