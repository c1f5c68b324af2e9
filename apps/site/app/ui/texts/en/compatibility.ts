import { formatOf } from '../format.ts'

const { day, number } = formatOf('en')

/** Texts of the page that says what works with what, in English. */
export const texts = {
  title: 'Compatibility',
  description:
    'Which client, framework and coding agent was run with which provider: plain chats, streams, tools, typed answers, retries, and the reason for each that is not offered.',
  // claim: broken-cells-have-proof
  // claim: compatibility-marks-ran
  lead: 'Chats with every client, framework and agent, out of the record of runs: each mark is an example that ran, in the release that stands beside it, against a stand-in of the provider. What is not offered has its reason. What a client breaks is red: it has its program, and the page or package that says how it ought to be.',
  provider: 'Provider',
  way: 'How it is called',
  ways: { routed: 'Through the hub’s router', direct: 'With the provider’s own key' },
  clients: 'Clients',
  frameworks: 'Frameworks',
  agents: 'Coding agents',
  client: 'Client',
  framework: 'Framework',
  agent: 'Agent',
  release: 'Release that ran',
  session: 'A session with tools',
  features: {
    plain: 'Answer',
    stream: 'Streamed',
    tools: 'Tool loop',
    'streamed-tools': 'Tool loop, streamed',
    schema: 'Answer as data',
    retries: 'Retries',
    async: 'Async',
    responses: 'Responses API',
    messages: 'Messages API',
  },
  ran: (date: string): string => `ran on ${day(date)}`,
  not: 'not offered',
  broken: 'broken',
  source: 'How it ought to be',
  program: (name: string): string => `The least program that shows it: ${name}`,
  nothing: 'nothing ran',
  behaviours: 'How services really behave',
  behavioursLead:
    'Services do more than their documentation says. We play each behavior below to every client of the API, streamed and not.',
  clientsRight: (count: number): string => `${number(count)} ${count === 1 ? 'client gets' : 'clients get'} it right`,
  openFor: (clients: string): string => `not right yet: ${clients}`,
  seenAt: 'Seen at',
  defectOf: (client: string): string => `Known defect of ${client}`,
  reasons: 'Why something is not offered',
  asJson: 'The same as JSON',
} as const
