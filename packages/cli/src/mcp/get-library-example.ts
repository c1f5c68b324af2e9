import { LANGUAGE_RECORDS, type ModelRecord } from '@model-snippets/core'
import {
  type CompletedSnippets,
  getCompletedLibrarySnippets,
  LIBRARIES,
  type LibraryLanguage,
  type LibraryRequest,
  problemOfId,
} from '@model-snippets/core/libraries'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { listed } from '../listed.ts'
import { quoted, UsageError } from '../usage-error.ts'
import { answer, fenced } from './answer.ts'
import { chosenModel, MODEL_FIELDS, type ModelChoice } from './call-fields.ts'
import { inputSchemaOf, optionFields, outputSchemaOf, readFields, type ToolFields } from './fields.ts'

export const GET_LIBRARY_EXAMPLE = {
  name: 'get_library_example',
  title: 'Write a library example',
  description: `Writes code that runs a model in your own process, without a provider. It uses the library that the model was made for (transformers, diffusers, …).
If the library has releases, we check the names in the code against one. Some examples also ran with small models with random weights.`,
}

const FIELDS: ToolFields = {
  ...MODEL_FIELDS,
  library: {
    help: 'key of a library, such as diffusers; if the model’s record names libraries with examples, use one of them',
    value: { kind: 'text', most: 100 },
  },
  ...optionFields(['messages', 'inputs', 'parameters', 'max_tokens'], {
    messages: 'chat messages',
    inputs: 'input for tasks other than chat',
    parameters: 'task parameters, such as candidate_labels',
    max_tokens: 'maximum number of tokens to generate (chat)',
  }),
}

export function addGetLibraryExample(server: McpServer): void {
  server.registerTool(
    GET_LIBRARY_EXAMPLE.name,
    {
      title: GET_LIBRARY_EXAMPLE.title,
      description: GET_LIBRARY_EXAMPLE.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ examples: 'list' }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (given) =>
      answer(() => {
        const fields = readFields<ModelChoice & LibraryRequest & { readonly library?: string }>(FIELDS, given)
        const { library, messages, inputs, parameters, max_tokens, ...choice } = fields
        const model = chosenModel(choice)
        const { snippets, isCompleted } = examplesOf(model, library, { messages, inputs, parameters, max_tokens })
        const examples = snippets.map((example) => ({ ...example }))
        const text = examples.map(
          ({ library, language, content, ignored = [] }) =>
            `## ${library}\n\n${fenced(content, fenceOf(language))}${ignored.length === 0 ? '' : `\nIgnored: ${ignored.join(', ')}\n`}`,
        )
        return { text: text.join('\n'), structured: { model: model.id, examples, isCompleted } }
      }),
  )
}

/** Explanations are plain text; languages that we have no record of use their own names. */
const fenceOf = (language: LibraryLanguage): string =>
  language === 'text' ? '' : (LANGUAGE_RECORDS.find(({ id }) => id === language)?.program.posix.fence ?? language)

/** @throws UsageError with the reason if there’s no example */
function examplesOf(model: ModelRecord, library: string | undefined, request: LibraryRequest): CompletedSnippets {
  const problem = problemOfId(model.id)
  if (problem !== undefined) throw new UsageError(`model.id: ${problem}`)
  if (library === undefined) {
    const completed = getCompletedLibrarySnippets(model, request)
    if (completed.snippets.length > 0) return completed
    throw new UsageError(
      `the record of ${quoted(model.id)} doesn’t name a library that we have an example for; set "library"`,
    )
  }
  if (!Object.hasOwn(LIBRARIES, library)) {
    throw new UsageError(
      `library: unknown library ${quoted(library)}; expected one of ${Object.keys(LIBRARIES).sort().join(', ')}`,
    )
  }
  const completed = getCompletedLibrarySnippets(model, request, library)
  if (completed.snippets.length > 0) return completed
  const named = new Set(getCompletedLibrarySnippets(model).snippets.map((each) => each.library))
  const others = named.size === 0 ? '' : `; the model’s record names ${listed([...named], 'and')}`
  throw new UsageError(`library: ${library} has no example for ${quoted(model.id)}${others}`)
}
