import {
  explainInferenceSnippets,
  LANGUAGES,
  type Language,
  mappingOf,
  PROVIDERS,
  setLogger,
} from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'
import type { Question } from '../../capture/question.ts'
import type { Program } from '../decide/programs.ts'
import { tasksNamed } from './tasks-named.ts'

/** An example of ours for the call that a program meant. */
export interface WorkingExample {
  readonly language: string
  readonly client: string
  readonly install: string | null
  readonly content: string
}

/** Our clients by the packages that programs import. */
const CLIENTS: Readonly<Record<string, string>> = {
  '@anthropic-ai/sdk': 'anthropic',
  '@fal-ai/client': 'fal',
  '@huggingface/inference': 'huggingface.js',
  aiohttp: 'httpx',
  langchain_openai: 'langchain',
  pydantic_ai: 'pydantic-ai',
}

/** The same for languages whose modules are paths; the first that a module starts with. */
const CLIENTS_OF_PATHS: readonly (readonly [start: string, client: string])[] = [
  ['github.com/openai/openai-go', 'openai-go'],
  ['net/http', 'net/http'],
  ['com.openai.', 'openai-java'],
  ['dev.langchain4j.', 'langchain4j'],
  ['java.net.', 'java.net.http'],
]

const clientOf = (module: string): string =>
  CLIENTS[module] ?? CLIENTS_OF_PATHS.find(([start]) => module.startsWith(start))?.[1] ?? module.split('.')[0] ?? ''

const HUB_ID = /^[A-Za-z0-9][\w.-]*\/[A-Za-z0-9][\w.-]*$/

/** Returns the model's id on Hugging Face and the provider, if a text is `owner/name` or `owner/name:provider`. */
function readModel(text: unknown): { readonly id: string; readonly provider?: string } | undefined {
  if (typeof text !== 'string') return undefined
  const [id = '', provider] = text.split(':')
  if (!HUB_ID.test(id)) return undefined
  return provider !== undefined && Object.hasOwn(PROVIDERS, provider) ? { id, provider } : { id }
}

/**
 * Returns our example for the call that a program meant to make: the same model, provider, task, language, and client,
 * as far as its last call or its text tell, and as far as we have one.
 *
 * @param question what its last call asked
 */
export function workingExample(program: Program, question: Question | undefined): WorkingExample | undefined {
  const language = program.language === 'ts' ? 'js' : program.language
  if (!(LANGUAGES as readonly string[]).includes(language)) return undefined
  const { facts } = program
  // With only a provider's own id, the model's name would be made up.
  const asked = question?.options.providerId === undefined ? question : undefined
  const named = facts.strings.map(readModel).find((found) => found !== undefined && !isFile(found.id))
  const model = asked === undefined ? named : readModel(asked.model)
  if (model === undefined) return undefined
  const known = findModel(model.id)
  const task = asked?.task ?? question?.task ?? tasksNamed(program)[model.id] ?? known?.pipeline_tag
  const record =
    known ??
    (task === undefined || task === 'conversational'
      ? { id: model.id, pipeline_tag: 'text-generation', tags: ['conversational'] }
      : { id: model.id, pipeline_tag: task })
  const provider = asked?.provider ?? model.provider ?? namedProvider(program) ?? 'auto'
  const wanted = facts.imports.map(({ module }) => clientOf(module))
  setLogger({ error: () => undefined })
  try {
    const { snippets } = explainInferenceSnippets(
      record,
      provider,
      mappingOf(record, provider),
      {},
      {
        language: language as Language,
      },
    )
    const found = snippets.find(({ client }) => wanted.includes(client)) ?? snippets[0]
    return found === undefined
      ? undefined
      : { language: found.language, client: found.client, install: found.install, content: found.content }
  } catch {
    // What the program names may be nothing that an example can be made for.
    return undefined
  }
}

const isFile = (text: string): boolean => /\.(?:png|jpe?g|wav|flac|mp3|txt|json|py|js|md)$/.test(text)

/** The provider that a program names as an argument: `provider="together"`. */
const namedProvider = ({ facts: { strings } }: Program): string | undefined =>
  strings.find((text) => Object.hasOwn(PROVIDERS, text))
