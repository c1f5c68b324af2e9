import { formatOf } from '../format.ts'

const { day, number } = formatOf('en')

/** Texts of the page that says what works with what, in English. */
export const texts = {
  title: 'Compatibility',
  description:
    'Which client, framework, and coding agent works with which provider: chat, streaming, tool calling, structured output, and retries, with the reason for every gap.',
  // claim: broken-cells-have-proof
  // claim: compatibility-marks-ran
  lead: 'Chat with every client, framework, and coding agent. A check mark means that the example ran in the release shown, against a mock of the provider. Where we offer no example, you see the reason. Red marks a defect of the client: we link a program that shows it, and the source for the correct behavior.',
  provider: 'Provider',
  way: 'Call',
  ways: { routed: 'Through the Hugging Face router', direct: 'With the provider’s own API key' },
  clients: 'Clients',
  frameworks: 'Frameworks',
  agents: 'Coding agents',
  client: 'Client',
  framework: 'Framework',
  agent: 'Agent',
  release: 'Tested release',
  session: 'Session with tools',
  features: {
    plain: 'Chat',
    stream: 'Streaming',
    tools: 'Tool loop',
    'streamed-tools': 'Tool loop, streaming',
    schema: 'Structured output',
    retries: 'Retries',
    async: 'Async',
    responses: 'Responses API',
    messages: 'Messages API',
  },
  ran: (date: string): string => `ran on ${day(date)}`,
  not: 'not offered',
  broken: 'broken',
  source: 'Correct behavior',
  program: (name: string): string => `Minimal program that shows it: ${name}`,
  nothing: 'not tested',
  behaviours: 'What services really do',
  behavioursLead:
    'Services do more than they document. We test every client of the API against each behavior below, with and without streaming.',
  clientsRight: (count: number): string => `${number(count)} ${count === 1 ? 'client handles' : 'clients handle'} it`,
  openFor: (clients: string): string => `not handled yet: ${clients}`,
  seenAt: 'Seen at',
  defectOf: (client: string): string => `Known defect of ${client}`,
  reasons: 'Why some examples are missing',
  asJson: 'View as JSON',
} as const
