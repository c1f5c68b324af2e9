import { formatOf } from '../format.ts'

const { number } = formatOf('en')

/** Texts of the part that runs a request, in English. */
export const texts = {
  lead: (host: string): string =>
    // claim: run-sends-the-request
    `Your browser sends the request above to ${host} and shows the response. The request costs the same as any other call.`,
  elsewhere:
    'You can run only requests to the Hugging Face router here. This one goes to the provider or to your own server: copy the example and run it yourself.',
  noRequest:
    'This client first asks Hugging Face which provider serves the model, so there’s no single request to send. Choose a provider to run the request here.',
  token: 'Hugging Face token',
  tokenHint: (host: string): string =>
    // claim: run-token-stays
    `Your token stays in this page’s memory and is sent only to ${host}. It’s gone when you leave the page.`,
  tokenMissing: 'Enter a token first.',
  tokenUnreadable: 'A token can contain only letters, digits, and symbols: remove any spaces and line breaks.',
  file: (name: string): string => `File ${name}`,
  fileHint: 'This page can’t read your folders or other sites, so choose the file yourself.',
  fileMissing: 'Choose a file first.',
  sampleLost: 'The sample file didn’t load. Check your connection and try again.',
  run: 'Run',
  stop: 'Stop',
  phases: {
    sending: 'Sent. Waiting for a response…',
    answering: 'Receiving the response…',
    done: 'The response is complete.',
    stopped: 'Stopped. The partial response stays here.',
    failed: 'The request failed.',
  },
  changed: 'You’ve changed the request. This is the response to the previous one.',
  status: 'Status',
  firstToken: 'Time to first token',
  total: 'Total time',
  seconds: (seconds: number): string => `${number(Number(seconds.toPrecision(3)))} s`,
  speed: 'Tokens per second',
  usage: 'Tokens',
  tokens: (input: number, output: number): string => `${number(input)} in, ${number(output)} out`,
  cost: 'Cost',
  noUsage: 'Not reported. To request the number of tokens, turn on “Print token usage” if it’s off.',
  answer: 'Response',
  reasoning: 'Reasoning',
  calls: 'Tool calls from the model',
  noText: 'The response contains no text.',
  save: (name: string): string => `Save ${name}`,
  image: (index: number): string => `Image ${number(index)} from the response`,
  sound: (index: number): string => `Audio ${number(index)} from the response`,
  video: (index: number): string => `Video ${number(index)} from the response`,
  links: 'URLs in the response. This page doesn’t load them; open the ones you want:',
  job: 'Some providers first respond with a job instead of the result. If this is a job, the example waits for it to finish and downloads the result.',
  json: 'the response as JSON',
  raw: 'Raw response',
  rawText: 'the raw response',
  shortened: (characters: number): string => `… ${number(characters)} more characters`,
  words: 'Message from the service',
  noAnswer:
    'No response. You may be offline, something may be blocking the connection, or the service may not allow calls from web pages. Browsers don’t say which.',
  offline: 'You’re offline.',
  tooLarge: 'The response is larger than 100 MB, so we stopped reading it.',
  unknown: 'We don’t recognize this failure, so we won’t guess.',
  more: 'More about this failure',
  played: 'No token? See what our mock returns',
  playedHow:
    'No model generated this. When we run the examples, our mock of the service returns this response to the sample request. The format is the service’s; the content is made up.',
  playedLoading: 'Loading…',
  playedLost: 'The mock response didn’t load. Check your connection, then close and reopen this section.',
  notPlayed: 'We have no mock response for this kind of request.',
} as const
