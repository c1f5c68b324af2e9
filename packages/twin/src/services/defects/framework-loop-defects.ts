import type { Played } from '../behaviours/behaviour.ts'
import { BEHAVIOURS } from '../behaviours/index.generated.ts'
import type { Conversation } from '../protocols/conversation.ts'
import { RELEASES } from './framework-releases.ts'
import type { KnownBroken } from './known-broken.ts'

/* How frameworks handle services' unusual behaviors in tool loops. */

const CHAT = { provider: 'auto', tasks: ['conversational'], recipes: ['tool-loop'] } as const

type Client = keyof typeof RELEASES

const PARIS = { name: 'weather', arguments: '{"city": "Paris"}', told: 'anything' } as const
const ONE_CALL: Conversation = { rounds: [[PARIS]], parting: 'whole' }
const TWO_CALLS: Conversation = { rounds: [[PARIS, { ...PARIS, arguments: '{"city": "Tokyo"}' }]], parting: 'whole' }
const ENDLESS: Conversation = { ...ONE_CALL, isEndless: true }

function played(id: string): Played {
  const behaviour = BEHAVIOURS.find((each) => each.id === id)?.apis['chat-completions']
  if (behaviour === undefined) throw new Error(`No chat completion behaves as ${id}`)
  return behaviour
}

type Seen = Pick<KnownBroken, 'exitCode' | 'says' | 'prints' | 'hides' | 'repeats' | 'streamed'>

/** @param behaviours what the examples can't handle because of the defect; the program runs with the first */
const inLoop = (
  client: Client,
  file: string,
  { problem, instead }: Pick<KnownBroken, 'problem' | 'instead'>,
  behaviours: readonly [string, ...string[]],
  seen: Seen,
  conversation = ONE_CALL,
): KnownBroken => ({
  ...CHAT,
  client,
  release: RELEASES[client],
  file,
  problem,
  instead,
  scenario: { kind: 'chat', conversation, behaviour: played(behaviours[0]) },
  behaviours,
  ...seen,
})

/** A defect that the examples handle, so they run with the behavior. */
const survived = (known: KnownBroken): KnownBroken => ({ ...known, behaviours: [] })

/** A defect of LangChain for JavaScript, which has its own releases. */
const inJavaScript = (known: KnownBroken): KnownBroken => ({ ...known, release: '1.6.0' })

/** OpenAI Agents for JavaScript, which has releases of its own. */
const inJavaScriptAgents = (known: KnownBroken): KnownBroken => ({ ...known, release: '0.20.0' })

const LOSES_REASONING = {
  problem: 'The client drops the model’s reasoning when it sends the model’s turn back with the tool results.',
  instead:
    'The example says so in a comment. We don’t offer the example if the model or the service needs the reasoning back.',
}

const RENAMES_REASONING = {
  problem: 'The client sends `reasoning` back as `reasoning_content`, and drops `reasoning_details`.',
  instead: 'We don’t work around this: most services that need their reasoning back call it `reasoning_content`.',
}

const LOSES_DETAILS = {
  problem: 'The client drops a turn’s `reasoning_details` when it sends the turn back with the tool results.',
  instead: 'We don’t work around this: the client sends back `reasoning` and `reasoning_content`.',
}

const GOES_ON = {
  problem:
    'If the token limit truncates a tool call, the client answers the call with an error and calls the model again.',
  instead: 'We don’t work around this: the client doesn’t call the function with incomplete arguments.',
}

const MIXES_CALLS = {
  problem: 'In a stream, the client merges tool calls with different ids if the calls share an index or have none.',
  instead: 'We don’t work around this. Examples without streaming aren’t affected.',
}

const CUT_CALLS = ['cuts-a-call', 'cuts-the-last-call'] as const
const THOUGHTS = ['thinks-before-it-calls', 'thinks-as-reasoning', 'thinks-in-details'] as const
const OTHER_NAMES = ['thinks-as-reasoning', 'thinks-in-details'] as const
const DROPPED = { exitCode: 1, says: 'has come back without its reasoning' } as const
const REFUSED = { exitCode: 1, says: 'its calls are' } as const
const STREAMED = { ...REFUSED, streamed: [true] } as const

/** The same for plain chats. */
function inPlainChat(
  client: Client,
  file: string,
  words: Pick<KnownBroken, 'problem' | 'instead'>,
  behaviours: readonly [string, ...string[]],
  seen: Seen,
): KnownBroken {
  const scenario = { kind: 'chat', behaviour: played(behaviours[0]) } as const
  return { ...inLoop(client, file, words, behaviours, seen), recipes: ['plain'], scenario }
}

const HIDES_THE_LIMIT = {
  problem: 'The client drops `finish_reason`, so a response truncated by the token limit looks complete.',
}

/** What an example of OpenAI Agents does about it. */
const READS_REASON = 'The example reads `finish_reason` from the OpenAI client’s response.'

const WANTS_INDEXES = {
  problem: 'The client can’t read a streamed tool call whose later parts have neither index nor id.',
  instead: 'We don’t work around this: the program fails before it calls a function with incomplete arguments.',
}

/** Behaviors that look like a complete answer without `finish_reason`. */
const UNREPORTED = ['cuts-the-answer', 'ends-by-its-own-reason'] as const
const IN_PARTS: Conversation = { ...ONE_CALL, parting: 'characters' }

export const FRAMEWORK_LOOP_DEFECTS: readonly KnownBroken[] = [
  inLoop('langchain', 'langchain-loses-reasoning.py', LOSES_REASONING, THOUGHTS, DROPPED),
  inLoop('agno', 'agno-loses-reasoning.py', LOSES_REASONING, THOUGHTS, DROPPED),
  inLoop('haystack', 'haystack-loses-reasoning.py', LOSES_REASONING, THOUGHTS, DROPPED),
  inLoop('llamaindex', 'llamaindex-loses-reasoning.py', LOSES_REASONING, THOUGHTS, DROPPED),
  inLoop('strands-agents', 'strands-agents-loses-reasoning.py', LOSES_REASONING, THOUGHTS, DROPPED),
  inLoop('dspy', 'dspy-renames-reasoning.py', RENAMES_REASONING, OTHER_NAMES, DROPPED),
  inLoop('litellm', 'litellm-renames-reasoning.py', RENAMES_REASONING, OTHER_NAMES, DROPPED),
  inLoop('ai-sdk', 'ai-sdk-renames-reasoning.mjs', RENAMES_REASONING, OTHER_NAMES, DROPPED),
  inLoop('mastra', 'mastra-renames-reasoning.mjs', RENAMES_REASONING, OTHER_NAMES, DROPPED),
  inLoop(
    'mastra',
    'mastra-drops-repeated-text.mjs',
    {
      problem: 'If the model writes the same text in two rounds, the client sends it back only once.',
      instead: 'We don’t work around this: most models write nothing next to a tool call, or something else.',
    },
    ['calls-and-stops'],
    { exitCode: 1, says: 'and the model said' },
    { ...ENDLESS, text: 'Checking.' },
  ),
  inJavaScript(inLoop('langchain', 'langchain-js-loses-reasoning.mjs', LOSES_REASONING, THOUGHTS, DROPPED)),
  inJavaScript(
    inLoop(
      'langchain',
      'langchain-js-loses-calls.mjs',
      {
        problem: 'If no event of a stream names the role, the client drops the tool calls.',
        instead: 'We don’t work around this: most services send the role.',
      },
      ['names-no-role'],
      { exitCode: 0, hides: '"city":"Tokyo"', streamed: [true] },
      TWO_CALLS,
    ),
  ),
  inLoop('openai-agents', 'openai-agents-loses-details.py', LOSES_DETAILS, ['thinks-in-details'], DROPPED),
  inLoop('pydantic_ai', 'pydantic-ai-loses-details.py', LOSES_DETAILS, ['thinks-in-details'], DROPPED),
  inLoop(
    'agent-framework',
    'agent-framework-loses-streamed-details.py',
    {
      problem: 'After a stream, the client sends back only the `reasoning_details` of the last chunk.',
      instead: LOSES_DETAILS.instead,
    },
    ['thinks-in-details'],
    { ...DROPPED, streamed: [true] },
  ),
  survived(
    inLoop(
      'openai-agents',
      'openai-agents-goes-on-after-a-cut.py',
      { problem: GOES_ON.problem, instead: READS_REASON },
      CUT_CALLS,
      REFUSED,
    ),
  ),
  survived(
    inLoop(
      'llamaindex',
      'llamaindex-goes-on-after-a-cut.py',
      { problem: GOES_ON.problem, instead: 'The example checks `finish_reason` before LlamaIndex reads the calls.' },
      ['cuts-a-call'],
      REFUSED,
    ),
  ),
  inLoop('pydantic_ai', 'pydantic-ai-goes-on-after-a-cut.py', GOES_ON, CUT_CALLS, REFUSED),
  inLoop(
    'agent-framework',
    'agent-framework-goes-on-after-a-cut.py',
    { problem: GOES_ON.problem, instead: `${GOES_ON.instead} Examples with streaming stop there.` },
    CUT_CALLS,
    { ...REFUSED, streamed: [false] },
  ),
  survived(
    inLoop(
      'agno',
      'agno-goes-on-after-a-cut.py',
      { problem: GOES_ON.problem, instead: 'The example checks the `finish_reason` of each response.' },
      CUT_CALLS,
      REFUSED,
    ),
  ),
  survived(
    inLoop(
      'dspy',
      'dspy-hides-the-limit.py',
      {
        problem:
          'If the token limit truncates a tool call, the client’s `finish_reason` says that the response ended with tool calls.',
        instead: 'The example reads the reason from `provider_data`.',
      },
      ['cuts-a-call'],
      { exitCode: 0, prints: 'finish_reason: ', hides: 'length' },
    ),
  ),
  survived(
    inLoop(
      'agno',
      'agno-never-stops.py',
      {
        problem:
          'The client answers tool calls beyond `tool_call_limit` with an error, and continues to call the model.',
        instead: 'The example counts the requests, and ends after ten.',
      },
      ['keeps-calling'],
      { exitCode: null, repeats: 11 },
      ENDLESS,
    ),
  ),
  inLoop(
    'agent-framework',
    'agent-framework-ends-well-at-its-limit.py',
    {
      problem:
        'At the round limit, the client sends one more request with its own `tool_choice`. The run then ends successfully, with a sentence from the client as the answer.',
      instead: 'The example allows ten rounds, and fails if the last turn ended with tool calls.',
    },
    ['keeps-calling', 'calls-and-stops'],
    { exitCode: 0, repeats: 11 },
    ENDLESS,
  ),
  survived(
    inLoop(
      'langchain',
      'langchain-completes-cut-calls.py',
      {
        problem:
          'In a stream, the client treats a tool call truncated by the token limit as complete, and calls the function with partial arguments.',
        instead: 'The example checks `finish_reason` before any tool runs.',
      },
      ['cuts-a-call'],
      { exitCode: 0, prints: "'args': {}", hides: 'Paris', streamed: [true] },
      { ...ONE_CALL, parting: 'characters' },
    ),
  ),
  inLoop(
    'openai-agents',
    'openai-agents-mixes-calls.py',
    MIXES_CALLS,
    ['two-calls-one-index', 'indexes-are-absent'],
    STREAMED,
    TWO_CALLS,
  ),
  inLoop(
    'haystack',
    'haystack-mixes-calls.py',
    MIXES_CALLS,
    ['two-calls-one-index', 'indexes-are-absent'],
    STREAMED,
    TWO_CALLS,
  ),
  inLoop(
    'strands-agents',
    'strands-agents-mixes-calls.py',
    MIXES_CALLS,
    ['two-calls-one-index', 'indexes-are-absent'],
    STREAMED,
    TWO_CALLS,
  ),
  inLoop(
    'strands-agents',
    'strands-agents-wants-indexes.py',
    {
      problem: 'The client drops later parts of a streamed tool call if they have neither index nor id.',
      instead: 'We don’t work around this: the client doesn’t call the function with incomplete arguments.',
    },
    ['indexes-are-said-once'],
    STREAMED,
    IN_PARTS,
  ),
  inLoop(
    'openai-agents',
    'openai-agents-wants-indexes.py',
    WANTS_INDEXES,
    ['indexes-are-said-once'],
    { exitCode: 1, says: 'Tool  not found', streamed: [true] },
    IN_PARTS,
  ),
  inLoop(
    'haystack',
    'haystack-wants-indexes.py',
    WANTS_INDEXES,
    ['indexes-are-said-once'],
    { exitCode: 1, says: '`index` must also be set', streamed: [true] },
    IN_PARTS,
  ),
  inLoop(
    'litellm',
    'litellm-wants-indexes.py',
    {
      problem: 'In a stream, the client gives index 0 to each part of a tool call that has no index.',
      instead:
        'We don’t work around this: the program exits with an error, so it never calls a function with the wrong arguments.',
    },
    ['indexes-are-said-once'],
    { exitCode: 0, prints: '1, 0', hides: 'None', streamed: [true] },
    { ...TWO_CALLS, parting: 'characters' },
  ),
  inLoop(
    'haystack',
    'haystack-goes-on-after-a-cut.py',
    {
      problem:
        'If the token limit truncates one of several tool calls, the client drops that call and continues with the others.',
      instead: 'The example exits with an error when the run ends.',
    },
    ['cuts-the-last-call'],
    { ...REFUSED, streamed: [false] },
    TWO_CALLS,
  ),
  inLoop(
    'langchain',
    'langchain-wants-indexes.py',
    WANTS_INDEXES,
    ['indexes-are-said-once'],
    { exitCode: 0, prints: "'name': ''", hides: "'city': 'Paris'", streamed: [true] },
    IN_PARTS,
  ),
  {
    ...inPlainChat(
      'dspy',
      'dspy-hides-reasons.py',
      {
        problem: 'If a service ends an answer with a nonstandard `finish_reason`, the client reports a normal end.',
        instead:
          'The example reads the reason from `provider_data`. In a stream, we don’t work around this: the last chunk may have no reason.',
      },
      ['ends-by-its-own-reason'],
      { exitCode: 0, prints: 'finish_reason: stop', hides: 'sensitive' },
    ),
    streamed: [true],
  },
  inPlainChat(
    'strands-agents',
    'strands-agents-hides-reasons.py',
    {
      problem: 'If a service ends an answer with a nonstandard `finish_reason`, the client reports a normal end.',
      instead: 'The example fails only if there’s no text.',
    },
    ['ends-by-its-own-reason'],
    { exitCode: 0, prints: 'stop_reason: end_turn', hides: 'sensitive' },
  ),
  inPlainChat(
    'strands-agents',
    'strands-agents-wants-deltas.py',
    {
      problem: 'The client can’t read a stream in which the `delta` of a chunk is missing or `null`.',
      instead: 'The example fails with the client’s error.',
    },
    ['parts-missing'],
    { exitCode: 1, says: "'NoneType' object has no attribute 'content'", streamed: [true] },
  ),
  survived(
    inLoop(
      'openai-agents',
      'openai-agents-misses-the-end.py',
      {
        problem:
          'The client drops `finish_reason`, so if a stream closes early, the text so far looks like a complete response.',
        instead: READS_REASON,
      },
      ['closes-without-a-reason'],
      { exitCode: 0, hides: 'finish_reason', streamed: [true] },
    ),
  ),
  inLoop('pydantic_ai', 'pydantic-ai-mixes-calls.py', MIXES_CALLS, ['two-calls-one-index'], STREAMED, TWO_CALLS),
  inLoop(
    'agent-framework',
    'agent-framework-mixes-calls.py',
    {
      problem: 'In a stream, the client can’t read two tool calls with different ids at the same index.',
      instead: MIXES_CALLS.instead,
    },
    ['two-calls-one-index'],
    { exitCode: 1, says: 'different call_ids', streamed: [true] },
    TWO_CALLS,
  ),
  inPlainChat(
    'agno',
    'agno-hides-the-limit.py',
    {
      problem: HIDES_THE_LIMIT.problem,
      instead:
        'The example compares the number of output tokens with the token limit. In a stream, it fails only if there’s no text: Agno adds up the usage of all chunks.',
    },
    ['cuts-the-answer'],
    { exitCode: 0, hides: 'finish_reason', streamed: [true] },
  ),
  inPlainChat(
    'agno',
    'agno-hides-reasons.py',
    {
      problem: 'The client drops `finish_reason`, so an answer that the service stopped looks complete.',
      instead: 'The example fails only if there’s no text.',
    },
    ['ends-by-its-own-reason'],
    { exitCode: 0, hides: 'sensitive' },
  ),
  survived(
    inPlainChat(
      'openai-agents',
      'openai-agents-hides-the-limit.py',
      { problem: HIDES_THE_LIMIT.problem, instead: READS_REASON },
      UNREPORTED,
      { exitCode: 0, hides: 'finish_reason' },
    ),
  ),
  inPlainChat(
    'pydantic_ai',
    'pydantic-ai-wants-every-field.py',
    {
      problem: 'The client can’t read responses without `object` or `created`, or with `null` usage values.',
      instead: 'We don’t work around this: the client’s error names the missing field.',
    },
    ['parts-missing', 'empty-usage'],
    { exitCode: 1, says: 'validation error', streamed: [false] },
  ),
  inPlainChat(
    'agent-framework',
    'agent-framework-wants-a-date.py',
    {
      problem: 'The client can’t read responses without `created`.',
      instead:
        'We don’t work around this. The example exits with the client’s error, which doesn’t name the missing field.',
    },
    ['parts-missing'],
    { exitCode: 1, says: 'cannot be interpreted as an integer' },
  ),
  inJavaScriptAgents(
    inLoop(
      'openai-agents',
      'openai-agents-js-loses-reasoning.mjs',
      {
        problem:
          'When it sends the model’s turn back with the tool results, the client keeps `reasoning`, and drops `reasoning_content` and `reasoning_details`.',
        instead: LOSES_REASONING.instead,
      },
      ['thinks-before-it-calls', 'thinks-in-details'],
      DROPPED,
    ),
  ),
  inJavaScriptAgents(
    inLoop('openai-agents', 'openai-agents-js-goes-on-after-a-cut.mjs', GOES_ON, CUT_CALLS, {
      ...REFUSED,
      streamed: [false],
    }),
  ),
  inJavaScriptAgents(
    inLoop(
      'openai-agents',
      'openai-agents-js-mixes-calls.mjs',
      MIXES_CALLS,
      ['two-calls-one-index', 'indexes-are-absent'],
      { exitCode: 1, says: 'Tool weatherweather not found', streamed: [true] },
      TWO_CALLS,
    ),
  ),
  inJavaScriptAgents(
    inLoop(
      'openai-agents',
      'openai-agents-js-wants-indexes.mjs',
      WANTS_INDEXES,
      ['indexes-are-said-once'],
      { exitCode: 1, says: 'Tool  not found', streamed: [true] },
      IN_PARTS,
    ),
  ),
]
