import { formatOf } from '../format.ts'

const { number } = formatOf('en')

/** Texts of the part that runs a request, in English. */
export const texts = {
  lead: (host: string): string =>
    // claim: run-sends-the-request
    `Your browser sends the request above to ${host} and shows what comes back. It is paid for as any other call.`,
  elsewhere:
    'Only requests that go through the router of the hub run here. This one goes to the provider itself or to a server of your own: copy the example and run it there.',
  noRequest:
    'With this choice the client asks the hub first who serves the model, so there is no one request to send. Choose a provider to run it here.',
  token: 'Hugging Face token',
  tokenHint: (host: string): string =>
    // claim: run-token-stays
    `It stays in the memory of this page and goes to ${host} alone. It is gone when you leave the page.`,
  tokenMissing: 'Type a token first.',
  tokenUnreadable: 'A token has letters, digits and signs alone: no blanks, no line breaks.',
  file: (name: string): string => `The file ${name}`,
  fileHint: 'The page reads no folder of yours and no other site: choose the file yourself.',
  fileMissing: 'Choose the file first.',
  sampleLost: 'The sample file did not load. Check your connection and try again.',
  run: 'Run',
  stop: 'Stop',
  phases: {
    sending: 'Sent. Waiting for the answer …',
    answering: 'The answer is coming …',
    done: 'The answer is complete.',
    stopped: 'Stopped. What had come until then stays here.',
    failed: 'It failed.',
  },
  changed: 'The request has changed since: this is the answer to the one before.',
  status: 'Status',
  firstToken: 'First token',
  total: 'Until the end',
  seconds: (seconds: number): string => `${number(Number(seconds.toPrecision(3)))} s`,
  speed: 'Tokens a second',
  usage: 'Tokens',
  tokens: (input: number, output: number): string => `${number(input)} sent, ${number(output)} answered`,
  cost: 'Cost',
  noUsage: 'not told: switch on “Print the number of tokens” to ask for it',
  answer: 'The answer',
  reasoning: 'What the model thinks',
  calls: 'The model wants these functions called',
  noText: 'The answer holds no text.',
  save: (name: string): string => `Save ${name}`,
  image: (index: number): string => `Image ${number(index)} of the answer`,
  sound: (index: number): string => `Sound ${number(index)} of the answer`,
  video: (index: number): string => `Video ${number(index)} of the answer`,
  links: 'Addresses in the answer. Nothing is loaded from there before you follow one:',
  job: 'Some providers answer with a job first. This is their first answer; the example waits for the result and fetches it.',
  json: 'the answer as JSON',
  raw: 'The answer as it came',
  shortened: (characters: number): string => `… ${number(characters)} characters more`,
  words: 'What the service said',
  noAnswer:
    'No answer came. There may be no connection, something between may block it, or the service may not let pages read its answer: a browser does not tell which.',
  offline: 'There is no connection to the internet.',
  tooLarge: 'The answer is larger than 100 MB, and was not read further.',
  unknown: 'This failure is not known here. No cause is named rather than a wrong one.',
  next: 'Next',
  more: 'More about this failure',
  played: 'Without a token: what a stand-in answers',
  playedHow:
    'No model wrote this. It is what our own stand-in of the service answers to the sample request when examples are run against it: the form is that of the service, the words are made up.',
  playedLoading: 'Loading …',
  playedLost: 'This did not load. Check your connection, then close it and open it again.',
  notPlayed: 'No answer to such a request is on record.',
} as const
