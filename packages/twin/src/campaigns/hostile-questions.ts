import {
  type ChatMessage,
  isPolicy,
  type JsonObject,
  type JsonValue,
  type SnippetOptions,
  TASKS,
} from '@model-snippets/core'
import type { Asked, Chosen } from '../cases/case.ts'
import { ask, enumerateQuestions } from '../cases/cases.ts'
import { chatProviders } from '../cases/chat.ts'
import { servingOf } from '../cases/other-tasks.ts'
import { CHAT } from '../oracle/call.ts'
import { HUB_PROVIDER, isOnTheHub } from '../services/registry.ts'
import { READERS_HOST } from '../services/remote-inputs.ts'
import { sampleFile } from '../services/samples.ts'
import { HOSTILE_TEXTS, mixture, pick, type Random } from './hostile-texts.ts'

const textOf = (random: Random): string => (random(2) === 0 ? pick(random, HOSTILE_TEXTS) : mixture(random))

/** Control characters and unpaired surrogates, which no user's file name contains. The generator rejects them. */
const UNUSABLE = /\p{Cc}|\p{Surrogate}/gu

const usable = (text: string, length: number): string => [...text.replace(UNUSABLE, '')].slice(0, length).join('')

/** Returns text that a header can contain. */
const headerText = (random: Random): string =>
  textOf(random)
    .replace(/[^\x20-\x7e]/g, '')
    .slice(0, 300)
    .trim()

const FILES = {
  image: ['cat.png', 'street.jpg', 'balloon.gif'],
  audio: ['keyword.wav', 'speech.flac', 'welcome.wav'],
} as const

/** Returns a user's file, on disk or at a URL, both with a hostile name. */
function fileOf(random: Random, kind: 'image' | 'audio'): Pick<Chosen, 'files' | 'remote'> & { location: string } {
  const { name, bytes } = sampleFile(pick(random, FILES[kind]))
  const ending = name.slice(name.lastIndexOf('.'))
  if (random(3) === 0) {
    // The extension determines the type, so it must be at the end of the path.
    const path = usable(textOf(random), 200).replace(/[?#]/g, '') + ending
    const location = `https://${READERS_HOST}/${path}${random(2) === 0 ? '' : `?q=${usable(textOf(random), 100).replaceAll('#', '')}`}`
    // The form that every client gets, because some pass a URL on in the body unchanged.
    const { href } = new URL(location)
    return { location: href, files: [], remote: [{ url: href, file: { name, bytes } }] }
  }
  const own = `${usable(textOf(random), 40).replaceAll('/', '')}${ending}`
  const location = random(4) === 0 ? `folder of mine/${own}` : own
  return { location, files: [{ name: location, bytes }] }
}

const VALUES: readonly JsonValue[] = [0, -0.5, 1e21, 5e-324, 2 ** 53, 0.1, true, false, '', [], {}]

function someValue(random: Random): JsonValue {
  switch (random(5)) {
    case 0:
      return pick(random, VALUES)
    case 1:
      return [textOf(random), pick(random, VALUES), [textOf(random)]]
    case 2:
      return Object.fromEntries([[textOf(random), { [textOf(random)]: textOf(random) }]])
    default:
      return textOf(random)
  }
}

const NAMES = ['seed', 'guidance_scale', 'negative_prompt', 'top_k', 'style', 'a b', "o'brien", '1st', 'class', 'from']

/** Returns a table with columns of equal length and hostile names. */
function columnsOf(random: Random): JsonValue {
  const rows = 1 + random(2)
  const column = () => Array.from({ length: rows }, () => textOf(random))
  return Object.fromEntries(Array.from({ length: 1 + random(3) }, () => [textOf(random), column()]))
}

function inputsOf(random: Random, task: string): Pick<Chosen, 'files' | 'remote'> & { readonly inputs: unknown } {
  const shape = TASKS[task]?.input
  const kind = TASKS[task]?.file ?? 'image'
  switch (shape) {
    case 'file': {
      const { location, ...rest } = fileOf(random, kind)
      return { inputs: location, ...rest }
    }
    case 'image-and-prompt': {
      const { location, ...rest } = fileOf(random, kind)
      return { inputs: { image: location, prompt: textOf(random) }, ...rest }
    }
    case 'image-and-question': {
      const { location, ...rest } = fileOf(random, kind)
      return { inputs: { image: location, question: textOf(random) }, ...rest }
    }
    case 'question-and-context':
      return { inputs: { question: textOf(random), context: textOf(random) } }
    case 'query-and-table':
      return { inputs: { query: textOf(random), table: columnsOf(random) } }
    case 'sentences':
      return {
        inputs: { source_sentence: textOf(random), sentences: [textOf(random), textOf(random), textOf(random)] },
      }
    case 'columns':
      return { inputs: columnsOf(random) }
    default:
      return { inputs: textOf(random) }
  }
}

function parametersOf(random: Random, task: string): JsonObject | undefined {
  const parameters: Record<string, JsonValue> = {}
  const set = (name: string, value: JsonValue) =>
    Object.defineProperty(parameters, name, { value, enumerable: true, configurable: true, writable: true })
  if (random(2) === 0) set(pick(random, NAMES), someValue(random))
  if (random(4) === 0) set(textOf(random).slice(0, 300), someValue(random))
  if (task.startsWith('zero-shot')) set('candidate_labels', [textOf(random), textOf(random), textOf(random)])
  return Object.keys(parameters).length === 0 ? undefined : parameters
}

/** Returns a question for a task other than chat in which everything that a caller can choose is hostile. */
export function hostileTask(random: Random): Asked {
  const target = pick(random, ['routed', 'routed', 'direct', 'endpoint'] as const)
  const question = pick(
    random,
    [...enumerateQuestions()].filter((each) => each.task !== CHAT && each.target === target),
  )
  const { task, provider } = question
  const parameters = parametersOf(random, task)
  const token = random(6) === 0 ? headerText(random) : ''
  const payer = target === 'routed' && random(6) === 0 ? headerText(random) : ''
  const isNamed =
    random(4) === 0 && target !== 'endpoint' && provider !== 'auto' && servingOf(question) !== HUB_PROVIDER
  // A colon would start a version, which is another kind of call.
  const providerId = isNamed ? textOf(random).slice(0, 2000).replaceAll(':', '') : ''
  const { inputs, ...files } = inputsOf(random, task)
  return ask(question, {
    ...files,
    isHostile: true,
    options: {
      inputs,
      ...(parameters === undefined ? {} : { parameters }),
      ...(token === '' ? {} : { accessToken: `${target === 'routed' ? 'hf_' : 'key-'}${token}` }),
      ...(payer === '' ? {} : { billTo: payer }),
    },
    ...(providerId === '' ? {} : { mapping: { providerId } }),
  })
}

const FIELDS = [
  'user',
  'stop',
  'metadata',
  'logit_bias',
  'x',
  'guided_choice',
  'a b',
  "o'brien",
  '1st',
  'class',
  'from',
] as const

/** Returns the same for a chat. */
export function hostileChat(random: Random): Asked {
  const target = pick(random, ['routed', 'routed', 'direct', 'endpoint'] as const)
  const providers = chatProviders()
    .filter((id) => target !== 'direct' || !isPolicy(id))
    .filter((id) => target !== 'routed' || isOnTheHub(id))
  const text = () => textOf(random)
  const messages: ChatMessage[] = [{ role: 'user', content: text() }]
  if (random(3) === 0) messages.unshift({ role: 'system', content: text(), name: text() })
  if (random(4) === 0) messages.push({ role: 'user', content: [{ type: 'text', text: text() }] })
  const parameters: Record<string, unknown> = {}
  if (random(2) === 0) parameters[pick(random, FIELDS)] = text()
  if (random(3) === 0) parameters['stop'] = [text(), text()]
  if (random(3) === 0) parameters['metadata'] = { [text()]: text() }
  if (random(4) === 0) {
    const schema = { type: 'object', properties: { [text()]: { type: 'string', description: text() } } }
    parameters['tools'] = [{ type: 'function', function: { name: 'look_up', description: text(), parameters: schema } }]
  }
  // For other targets, the id comes from the hub, or is part of a URL, whose encoding is tested separately.
  const isNamed = target === 'endpoint' && random(3) === 0
  const question = { task: CHAT, provider: pick(random, providers), target, streaming: random(2) === 0 }
  return ask(question, {
    isHostile: true,
    options: { messages, ...parameters, ...(isNamed ? { providerId: text().slice(0, 200) } : {}) } as SnippetOptions,
  })
}
