import { formatOf } from '../format.ts'

const { day, number } = formatOf('en')

/** Texts of the page that says what works with what, in English. */
export const texts = {
  title: 'Compatibility',
  description:
    'Which clients, frameworks, and coding agents work with which provider: chat, streaming, tool calling, structured output, and retries, with the reason for every gap.',
  // claim: broken-cells-have-proof
  // claim: compatibility-marks-ran
  lead: 'How every client, framework, and coding agent handles chat. A check mark means that we ran the example with the release shown, against a mock of the provider. A dash means that there’s no example, and links to the reason. A red mark means that the client has a defect, and links to a program that reproduces it and to a source for the correct behavior.',
  provider: 'Provider',
  way: 'Connection',
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
  not: 'no example',
  broken: 'broken',
  source: 'Source for the correct behavior',
  program: (name: string): string => `Minimal program that reproduces the defect: ${name}`,
  nothing: 'not tested',
  behaviours: 'Unusual service behavior',
  behavioursLead:
    'Some services respond in ways that clients may not expect. We test each behavior below with every client that it can affect.',
  does: 'Service:',
  right: 'Correct program:',
  clientsRight: (count: number): string => `${number(count)} ${count === 1 ? 'client handles' : 'clients handle'} it`,
  openFor: (clients: string): string => `not yet handled by every example for ${clients}`,
  seenAt: 'Sources:',
  defectOf: (client: string): string => `Known defect in ${client}`,
  reasons: 'Why some examples are missing',
  asJson: 'View as JSON',
} as const
