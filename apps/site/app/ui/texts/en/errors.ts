import { CAUSES, type Cause, type CauseId } from '@model-snippets/core/errors'
import { formatOf } from '../format.ts'

const { day } = formatOf('en')

/** What is said of each cause: core has it. */
const causes = Object.fromEntries(
  CAUSES.map(({ id, title, meaning, action }) => [id, { title, meaning, action }]),
) as Readonly<Record<CauseId, Pick<Cause, 'title' | 'meaning' | 'action'>>>

/** Texts of the page of errors, in English. */
export const texts = {
  title: 'If it fails',
  description:
    'What each client prints when a call of a model fails, what it means and what to do: 401, 402, 403, 404, 429, 5xx, broken streams, certificates, missing modules. Paste a message to get its cause.',
  heading: 'If it fails',
  lead: 'Each failure below was brought about on our own machine, with each client’s published release, against a stand-in of the service. The page shows what the program printed then, what it means, and what to do.',
  paste: 'Paste what you see',
  pasteHint: 'It is read in this browser and sent nowhere. Tokens in it are blotted out.',
  unknown: 'This message is not known here. No cause is named rather than a wrong one.',
  asSeen: 'What clients print',
  addRetries: 'Add retries to your code',
  language: 'Language',
  client: 'Client',
  clients: (client: string): string => `What ${client} prints`,
  next: 'Next',
  ran: (release: string, runtime: string, date: string): string => `${release} on ${runtime}, ${day(date)}`,
  played: 'What was played',
  mayBe: 'It may be one of these:',
  notSeen: 'This client was not led into it.',
  causes,
} as const
