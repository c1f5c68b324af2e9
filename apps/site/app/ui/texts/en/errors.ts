import { CAUSES, type Cause, type CauseId } from '@model-snippets/core/errors'
import { formatOf } from '../format.ts'

const { day } = formatOf('en')

/** What is said of each cause: core has it. */
const causes = Object.fromEntries(
  CAUSES.map(({ id, title, meaning, action }) => [id, { title, meaning, action }]),
) as Readonly<Record<CauseId, Pick<Cause, 'title' | 'meaning' | 'action'>>>

/** Texts of the page of errors, in English. */
export const texts = {
  title: 'Troubleshooting',
  description:
    'What clients print when a call fails, what the output means, and how to fix the problem: 401, 402, 403, 404, 429, 5xx, broken streams, certificates, and missing modules. Paste an error message to find its cause.',
  heading: 'Troubleshooting',
  lead: 'We triggered these failures with released clients, against a local mock of the service. For each failure, you see what the client printed, what the output means, and what to do.',
  paste: 'Paste your error message',
  pasteHint: 'Your browser analyzes the message locally and sends nothing. Tokens are masked.',
  sendHint: 'Our server analyzes the message without storing it. Tokens are masked.',
  explain: 'Find the cause',
  unknown: 'We don’t recognize this message, so we won’t guess.',
  asSeen: 'Client output',
  addRetries: 'Add retries to your code',
  language: 'Language',
  client: 'Client',
  clients: (client: string): string => `Output of ${client}`,
  next: 'What to do',
  ran: (release: string, runtime: string, date: string): string => `${release} on ${runtime}, ${day(date)}`,
  mayBe: 'Possible causes:',
  notSeen: 'We didn’t trigger this failure with this client.',
  causes,
} as const
