import type { InferenceSnippet, JsonValue } from '@model-snippets/core'
import { withMeaningOfTools, withoutEmptyParameters } from '../../judge/json-schema.ts'
import { clientFacts } from '../../languages/index.ts'
import type { Call } from '../../oracle/call.ts'
import { problemOfField } from '../../services/documented.ts'
import type { Conversation, Parting, PlayedCall } from '../../services/protocols/conversation.ts'
import { FAILURES } from '../../services/protocols/failure.ts'
import type { RecordedRequest } from '../../services/request.ts'
import { behaviourRuns, TOO_MANY_ROUNDS } from '../behaviours.ts'
import { type CaseRun, type ChatScenario, type Chosen, NOTHING_CHOSEN, type PlannedCase } from '../case.ts'
import type { CaseFamily, Stage } from '../case-family.ts'
import { chat, FOR_RETRIES, isRepresentative, REPRESENTATIVE } from '../chat.ts'
import { LACKS_FILES } from '../chat-files.ts'

/** What a tool loop's example sends if the user gives no tools. */
const WEATHER: JsonValue = [
  {
    type: 'function',
    function: {
      name: 'get_weather',
      description: 'Get the current weather of a city.',
      parameters: {
        type: 'object',
        properties: { city: { type: 'string', description: 'City name' } },
        required: ['city'],
      },
    },
  },
]
export const QUESTION: readonly JsonValue[] = [{ role: 'user', content: 'What is the weather in Paris and Tokyo?' }]

const weatherOf = (city: string): PlayedCall => ({
  name: 'get_weather',
  arguments: JSON.stringify({ city }),
  told: 'echo',
})

const ZURICH = weatherOf('Zürich "am See" 🏔')
const OSAKA = weatherOf('大阪 \\ Ōsaka')

/** Two calls in one answer. */
export const TWO_CALLS: Conversation = { rounds: [[ZURICH, OSAKA]], parting: 'interleaved' }

const one = (call: PlayedCall, parting: Parting = 'characters'): Conversation => ({ rounds: [[call]], parting })

/** The model's actions, by run name. */
export const CONVERSATIONS: { readonly [name: string]: Conversation } = {
  'calls one': one(ZURICH),
  'calls twice': { rounds: [[ZURICH], [OSAKA]], parting: 'characters' },
  'calls whole': { ...TWO_CALLS, parting: 'whole' },
  'calls, ids late': { ...TWO_CALLS, parting: 'late-heads' },
  'calls, ids again': { ...TWO_CALLS, parting: 'repeated-heads' },
  // vLLM's tool parsers, https://github.com/vllm-project/vllm, omit `arguments` next to a call's name; OpenAI's own
  // types have it as optional.
  'calls, name first': { ...TWO_CALLS, parting: 'name-first' },
  // https://github.com/langchain4j/langchain4j/pull/4544
  'calls, whole id in each part': { ...TWO_CALLS, parting: 'repeated-ids' },
  'calls and talks': { ...TWO_CALLS, text: 'Let me look: – größer, 你好 🙂' },
  // Every JavaScript object has a `constructor`.
  'calls what is not there': {
    rounds: [
      [
        { name: 'get_tides', arguments: '{"city": "Brest"}', told: 'error' },
        { name: 'constructor', arguments: '{"city": "Brest"}', told: 'error' },
        ZURICH,
      ],
    ],
    parting: 'interleaved',
  },
  'calls, no JSON': one({ name: 'get_weather', arguments: '{"city": "Brest', told: 'error' }),
  'calls, a list': one({ name: 'get_weather', arguments: '["Brest"]', told: 'anything' }),
  'calls, null': one({ name: 'get_weather', arguments: 'null', told: 'error' }),
  'calls, nothing': one({ name: 'get_weather', arguments: '', told: 'anything' }, 'whole'),
  'calls, other arguments': one({ name: 'get_weather', arguments: '{"town": "Brest"}', told: 'anything' }),
  'calls for ever': { ...TWO_CALLS, isEndless: true },
}

/** Conversations that providers document, or are known to send; the others are a model's mistakes. */
const DOCUMENTED = [
  'calls one',
  'calls twice',
  'calls whole',
  'calls, name first',
  'calls, whole id in each part',
  'calls and talks',
]

/** Returns the mark of a conversation's run. */
export const markOf = (name: string): Pick<CaseRun, 'forRetries'> => (DOCUMENTED.includes(name) ? {} : FOR_RETRIES)

/** The user's tools, whose names aren't identifiers. */
export const OWN_TOOLS: Chosen = {
  options: {
    tools: [
      {
        type: 'function',
        function: {
          name: 'look-up',
          description: 'Look "it" up: größer, 你好 🙂',
          parameters: {
            type: 'object',
            properties: {
              class: { type: 'string', enum: ["it's", 'b'] },
              'max-price': { type: 'number' },
              filter: { type: 'object', properties: { tags: { type: 'array', items: { type: 'string' } } } },
            },
            required: ['class'],
          },
        },
      },
      {
        type: 'function',
        function: {
          name: 'print',
          parameters: {
            type: 'object',
            properties: { copies: { type: 'integer' }, text: { type: 'string' } },
            required: ['text'],
          },
        },
      },
      { type: 'function', function: { name: 'ping' } },
    ],
  },
}

export const OWN_CALLS: Conversation = {
  rounds: [
    [
      {
        name: 'look-up',
        arguments: '{"class": "it\'s", "max-price": 1e-7, "filter": {"tags": ["\\u00e9", ""]}}',
        told: 'echo',
      },
      { name: 'print', arguments: '{"copies": 2, "text": "größer"}', told: 'echo' },
    ],
    [
      { name: 'print', arguments: '{"text": "again"}', told: 'echo' },
      { name: 'ping', arguments: '{}', told: 'echo' },
    ],
  ],
  parting: 'interleaved',
}

export const FORCED: Chosen = { options: { tool_choice: 'required' } }

const run = (name: string, scenario: Omit<ChatScenario, 'kind'>, chosen = NOTHING_CHOSEN): CaseRun => ({
  name,
  chosen,
  scenario: { kind: 'chat', ...scenario },
})

function furtherRuns(planned: PlannedCase): CaseRun[] {
  const { question, unsupported } = planned
  const model = toolLoop.model(question)
  const mappings = toolLoop.mappings(question, model, NOTHING_CHOSEN)
  const call = { ...question, modelId: model.id, mappings }
  const isForced = problemOfField(call, 'tool_choice', 'required') === undefined && unsupported(FORCED) === undefined
  return [
    ...chat
      .furtherRuns(planned)
      .map((each) => ({ ...each, scenario: { ...each.scenario, conversation: TWO_CALLS } as ChatScenario })),
    ...Object.entries(CONVERSATIONS).map(([name, conversation]) => ({
      ...run(name, { conversation }),
      ...markOf(name),
    })),
    ...FAILURES.map((failure) =>
      run(`error ${failure.name} after a call`, { failure, conversation: { ...TWO_CALLS, failsAfter: 1 } }),
    ),
    ...(unsupported(OWN_TOOLS) === undefined ? [run('own tools', { conversation: OWN_CALLS }, OWN_TOOLS)] : []),
    ...(isForced ? [run('forced choice', { conversation: TWO_CALLS }, FORCED)] : []),
    ...behaviourRuns(planned, 'chat-completions', 'tool-loop', REPRESENTATIVE).map((each) => ({
      ...each,
      scenario: { conversation: TWO_CALLS, ...each.scenario } as ChatScenario,
    })),
  ]
}

/** The maximum number of requests if the model never answers. Frameworks have their own limits, up to 50. */
const MOST_ROUNDS = 60

/** Returns how many requests a conversation takes. */
export function attemptsOf(
  {
    conversation,
    failure,
    ending,
    lacksFiles,
    behaviour,
  }: Pick<ChatScenario, 'behaviour' | 'conversation' | 'failure' | 'lacksFiles'> & { readonly ending?: string },
  mostRepeats: number,
) {
  if (lacksFiles) return LACKS_FILES.attempts
  const { failsAfter = 0, isEndless, rounds } = conversation ?? TWO_CALLS
  if (failure !== undefined) return { least: failsAfter + 1, most: failsAfter + mostRepeats }
  if (isEndless) return { least: 3, most: MOST_ROUNDS }
  if (behaviour?.outcome === 'incomplete' && !behaviour.inLastTurn) return { least: 1, most: 1 }
  if (ending === 'no-done') return { least: 1, most: rounds.length + 1 }
  if (behaviour?.outcome === 'either') return { least: 1, most: rounds.length + 1 }
  const times = (ending === undefined ? rounds.length + 1 : 1) + (behaviour?.pauses ? 1 : 0)
  return { least: times, most: times }
}

type Body = { readonly [name: string]: JsonValue }

/** The request without the conversation's later turns. A forced tool choice only applies to the first request. */
function openingOf(submit: RecordedRequest, { inputs, parameters }: Call): RecordedRequest {
  const body = JSON.parse(submit.body.toString()) as Body
  const { messages, tool_choice: choice } = body
  const began = (inputs as unknown[]).length
  if (!Array.isArray(messages) || messages.length <= began) return submit
  const first =
    choice === 'auto' && parameters['tool_choice'] !== undefined ? { tool_choice: parameters['tool_choice'] } : {}
  const opening = { ...body, ...first, messages: messages.slice(0, began) }
  return { ...submit, body: Buffer.from(JSON.stringify(opening)) }
}

/** Returns the part of a request to compare. Rewritten tools and tools without parameters count by meaning. */
function readingOf(
  snippet: Pick<InferenceSnippet, 'language' | 'client'>,
  { behaviour }: ChatScenario,
): Pick<Stage, 'readBody'> {
  const read = clientFacts(snippet).namesSchemas === undefined ? undefined : withMeaningOfTools
  if (behaviour === undefined) return read === undefined ? {} : { readBody: read }
  return { readBody: (body) => withoutEmptyParameters(read === undefined ? body : read(body)) }
}

/** Chats with tool calls to the example's functions. The model answers only if it gets their results. */
export const toolLoop: CaseFamily = {
  ...chat,
  options: { recipe: 'tool-loop' },
  callPart: (question, model, chosen, offered) => {
    const part = chat.callPart(question, model, chosen, offered)
    const { tools, messages } = chosen.options ?? {}
    if (tools !== undefined) return part
    return {
      ...part,
      inputs: messages === undefined ? QUESTION : part.inputs,
      parameters: { tools: WEATHER, ...part.parameters },
    }
  },
  plainRun: () => run('answer', { conversation: TWO_CALLS }),
  furtherRuns,
  without: (planned) => {
    const reason = isRepresentative(planned.question) ? planned.unsupported(OWN_TOOLS) : undefined
    return [...chat.without(planned), ...(reason === undefined ? [] : [{ name: 'own tools', reason }])]
  },
  stage: (call, asked, scenario, snippet) => {
    const played = scenario as ChatScenario
    const stage = chat.stage(call, asked, scenario, snippet)
    return {
      ...stage,
      ...readingOf(snippet, played),
      attempts: attemptsOf(played, clientFacts(snippet).mostAttempts),
      opening: (submit) => openingOf(submit, call),
      ...(played.conversation?.isEndless ? { ending: { kind: 'failure', told: { says: TOO_MANY_ROUNDS } } } : {}),
    }
  },
}
