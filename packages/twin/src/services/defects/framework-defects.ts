import type { Behaviour } from '../behaviours/behaviour.ts'
import { endsLinesWithCr } from '../behaviours/records/ends-lines-with-cr.ts'
import { staysOpen } from '../behaviours/records/stays-open.ts'
import { thinksAsReasoning } from '../behaviours/records/thinks-as-reasoning.ts'
import type { Conversation } from '../protocols/conversation.ts'
import { REFUSAL } from '../protocols/invalid-output.ts'
import { OPENAI_PACKAGE } from '../protocols/openai-contract.ts'
import { FRAMEWORK_LOOP_DEFECTS } from './framework-loop-defects.ts'
import { FRAMEWORK_STREAM_DEFECTS } from './framework-stream-defects.ts'
import type { KnownBroken, Witness } from './known-broken.ts'

/** Defects of frameworks in chats, with every provider. */
const CHAT = { provider: 'auto', tasks: ['conversational'] } as const
const HAYSTACK = { ...CHAT, client: 'haystack', release: '3.4.1' } as const
const LLAMAINDEX = { ...CHAT, client: 'llamaindex', release: '0.8.1' } as const

/** The API that providers follow, as OpenAI's package defines it. */
const inPackage = (says: string): Witness['source'] => ({ address: OPENAI_PACKAGE.address, says })

const REFUSAL_IS_A_FIELD: readonly Witness[] = [
  {
    features: ['schema'],
    source: inPackage(
      'Next to `content`, a message from the model has a field `refusal`, which contains the model’s refusal.',
    ),
  },
]

/** A framework that doesn't show what a model says instead of an answer that fits the schema. */
const HIDES_REFUSAL = {
  instead: 'The example fails, but can’t show the refusal.',
  scenario: { kind: 'chat', invalidOutput: 'refusal' },
  hides: REFUSAL,
} as const satisfies Partial<KnownBroken>

const LOSES_REFUSAL = {
  ...HIDES_REFUSAL,
  instead: 'For this client, we don’t offer examples with a schema.',
  witnesses: REFUSAL_IS_A_FIELD,
} as const satisfies Partial<KnownBroken>

/** A stream with the interleaved parts of two tool calls, some of them in the same chunk. */
const TWO_CALLS: Conversation = {
  rounds: [
    [
      { name: 'weather', arguments: '{"city":"Paris"}', told: 'anything' },
      { name: 'population', arguments: '{"city":"Tokyo"}', told: 'anything' },
    ],
  ],
  parting: 'interleaved',
}

/** A model that calls one tool, then answers. */
const ONE_CALL: Conversation = {
  rounds: [[{ name: 'weather', arguments: '{"city":"Paris"}', told: 'anything' }]],
  parting: 'whole',
}

/** A chat with a behavior. */
const behaves = ({ apis }: Behaviour) =>
  ({ kind: 'chat', ...(apis['chat-completions'] && { behaviour: apis['chat-completions'] }) }) as const

const CALLS_HAVE_INDEXES = inPackage(
  'Each chunk of a stream can contain a `tool_calls` list. The `index` of each part says which call it belongs to.',
)

const NO_STREAMED_TOOLS = 'For this client, we don’t offer streaming examples with tools.'

/** Providers whose documented chat fields don't include `n`. */
const WITHOUT_NUMBER: readonly Witness[] = [
  ['cohere', 'https://docs.cohere.com/docs/compatibility-api'],
  ['featherless-ai', 'https://featherless.ai/docs/completions'],
  ['ovhcloud', 'https://demo-poc-doc.ovh.eliqs.dev/api/completion'],
  ['scaleway', 'https://www.scaleway.com/en/docs/generative-apis/api-cli/using-chat-api/'],
  ['zai-org', 'https://pypi.org/project/zai-sdk/0.2.3/'],
].map(([provider = '', address = '']) => ({
  features: ['plain', 'stream', 'tools', 'streamed-tools'],
  providers: [provider],
  source: { address, says: 'The fields listed for a chat request don’t include `n`.' },
}))

/** A framework that sends `tool_choice` by default. */
const sendsToolChoice = (client: Pick<KnownBroken, 'client' | 'release' | 'file'>, features: Witness['features']) =>
  ({
    ...CHAT,
    ...client,
    problem: 'With tools, the client always sends `tool_choice` as `auto`, but not every provider documents the field.',
    instead: 'For this client, we offer examples with tools only if the provider documents the field.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    sends: '"tool_choice":"auto"',
    witnesses: [
      {
        features,
        providers: ['cohere'],
        source: {
          address: 'https://docs.cohere.com/docs/compatibility-api',
          says: 'The list of supported parameters doesn’t include `tool_choice`.',
        },
      },
    ],
  }) satisfies KnownBroken

const TOOLS = ['tools', 'streamed-tools'] as const

/** Information that frameworks lose, or add. */
export const FRAMEWORK_DEFECTS: readonly KnownBroken[] = [
  {
    ...HAYSTACK,
    ...HIDES_REFUSAL,
    file: 'haystack-loses-refusal.py',
    // Its agent treats the empty text as an unfinished round, and calls the model again.
    behaviours: ['refuses-in-words'],
    recipes: ['tool-loop'],
    problem: 'The client drops the model’s refusal and returns an empty string.',
    exitCode: 0,
    prints: 'ChatMessage',
  },
  {
    ...HAYSTACK,
    file: 'haystack-sends-n.py',
    problem: 'The client sends `n` as 1 with every request, but not every provider documents the field.',
    instead: 'For this client, we offer examples only if the provider documents the field.',
    scenario: { kind: 'chat' },
    exitCode: 0,
    sends: '"n":1',
    witnesses: WITHOUT_NUMBER,
  },
  {
    ...CHAT,
    ...HIDES_REFUSAL,
    client: 'agno',
    release: '3.1.10',
    file: 'agno-loses-refusal.py',
    problem: 'The client drops the model’s refusal and returns nothing.',
    exitCode: 0,
    prints: 'RunStatus.completed None',
  },
  {
    ...LLAMAINDEX,
    ...HIDES_REFUSAL,
    file: 'llamaindex-loses-refusal.py',
    problem: 'The client drops the model’s refusal. The error comes from the client’s parser, which got no text.',
    exitCode: 1,
    says: 'Invalid JSON',
  },
  {
    ...LLAMAINDEX,
    file: 'llamaindex-loses-calls.py',
    problem:
      'If a chunk contains parts of several tool calls, the client reads only the first part and loses the others.',
    instead: NO_STREAMED_TOOLS,
    scenario: { kind: 'chat', conversation: TWO_CALLS },
    exitCode: 0,
    prints: 'weather',
    hides: 'population',
    witnesses: [{ features: ['streamed-tools'], except: ['openai'], source: CALLS_HAVE_INDEXES }],
  },
  {
    ...CHAT,
    ...LOSES_REFUSAL,
    client: 'langchain',
    release: '1.6.0',
    instead: 'The example reads the refusal from the raw response.',
    file: 'langchain-js-loses-refusal.mjs',
    problem: 'The client drops the model’s refusal. The error says only that an empty string isn’t valid JSON.',
    exitCode: 1,
    says: 'Unexpected end of JSON input',
  },
  {
    ...CHAT,
    client: 'langchain4j',
    release: '1.19.0',
    file: 'langchain4j-leaves-calls.java',
    problem:
      'The client can’t read streams with interleaved tool calls: it fails with its own error because a part has no name.',
    instead: NO_STREAMED_TOOLS,
    scenario: { kind: 'chat', conversation: TWO_CALLS },
    exitCode: 1,
    says: 'name cannot be null or blank',
    witnesses: [{ features: ['streamed-tools'], source: CALLS_HAVE_INDEXES }],
  },
  {
    ...CHAT,
    client: 'langchain4j',
    release: '1.19.0',
    file: 'langchain4j-renames-reasoning.java',
    problem: 'The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.',
    instead: 'The example sends back the reasoning that the client keeps.',
    scenario: { ...behaves(thinksAsReasoning), conversation: ONE_CALL },
    exitCode: 1,
    sends: '"reasoning_content":',
    behaviours: ['thinks-as-reasoning', 'thinks-in-details'],
  },
  {
    ...CHAT,
    client: 'langchain4j',
    release: '1.19.0',
    file: 'langchain4j-misses-first-event.java',
    problem: 'If a stream starts with a byte order mark, the client loses the first event.',
    instead: 'The example shows the rest of the response.',
    scenario: behaves(endsLinesWithCr),
    exitCode: 0,
    hides: 'Here I am.',
    behaviours: ['ends-lines-with-cr'],
    streamed: [true],
  },
  {
    ...CHAT,
    client: 'langchain4j',
    release: '1.19.0',
    file: 'langchain4j-stays-open.java',
    problem: 'If the service keeps the connection open after `[DONE]`, the client doesn’t end the stream.',
    instead: 'The example waits until the connection closes.',
    scenario: behaves(staysOpen),
    exitCode: null,
    behaviours: ['stays-open'],
    streamed: [true],
  },
  {
    ...CHAT,
    client: 'openai-agents',
    release: '0.20.0',
    file: 'openai-agents-js-adds-to-parts.mjs',
    problem:
      'If a message contains text and tool calls, the client sends the text back in a part that also contains the role, the calls, and all other fields of the message.',
    instead: 'The example leaves the other fields out with the client’s own `callModelInputFilter`.',
    scenario: {
      kind: 'chat',
      conversation: {
        rounds: [[{ name: 'time', arguments: '{}', told: 'anything' }]],
        parting: 'whole',
        text: 'Let me see.',
      },
    },
    exitCode: 1,
    sends: '{"type":"text","text":"Let me see.","role":"assistant","tool_calls":',
  },
  sendsToolChoice({ client: 'ai-sdk', release: '7.0.173', file: 'ai-sdk-sends-tool-choice.mjs' }, TOOLS),
  sendsToolChoice({ client: 'pydantic_ai', release: '2.68.0', file: 'pydantic-ai-sends-tool-choice.py' }, TOOLS),
  sendsToolChoice(
    { client: 'agent-framework', release: '1.17.0', file: 'agent-framework-sends-tool-choice.py' },
    TOOLS,
  ),
  // Streams with tools have a defect with every provider.
  sendsToolChoice({ ...LLAMAINDEX, file: 'llamaindex-sends-tool-choice.py' }, ['tools']),
  ...FRAMEWORK_LOOP_DEFECTS,
  ...FRAMEWORK_STREAM_DEFECTS,
]
