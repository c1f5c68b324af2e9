import type { ModelRecord } from '@model-snippets/core'
import { taskOf } from '@model-snippets/core'
import { searchModels } from '@model-snippets/core/catalogue'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { quoted, UsageError } from '../usage-error.ts'
import { answer } from './answer.ts'
import { inputSchemaOf, optionFields, outputSchemaOf, readFields, type ToolFields } from './fields.ts'

export const SEARCH_MODELS = {
  name: 'search_models',
  title: 'Find a model',
  description: `Finds models in the built-in catalog of well-known hosted models, by name, owner, task, or library.
Call it first if you don't know a model's exact id. To use a model that isn't listed, pass its "task" or "record" to get_snippets.`,
}

const FIELDS: ToolFields = {
  query: { help: 'words to search for in a model’s id, task, tags, or library', value: { kind: 'text', most: 200 } },
  ...optionFields(['task'], { task: 'only models for this task' }),
  limit: { help: 'maximum number of models; default: 10', value: { kind: 'number', least: 1, most: 100, whole: true } },
}

interface Search {
  readonly query?: string
  readonly task?: string
  readonly limit?: number
}

interface Summary {
  readonly id: string
  /** The task’s id in get_task and in examples; `null` if unknown. */
  readonly task: string | null
  readonly pipeline_tag: string | null
  readonly library_name: string | null
  /** Whether users must request access on the hub first. */
  readonly gated: boolean
}

const summary = (model: ModelRecord): Summary => ({
  id: model.id,
  task: taskOf(model) ?? null,
  pipeline_tag: model.pipeline_tag ?? null,
  library_name: model.library_name ?? null,
  gated: (model.gated ?? false) !== false,
})

export function addSearchModels(server: McpServer): void {
  server.registerTool(
    SEARCH_MODELS.name,
    {
      title: SEARCH_MODELS.title,
      description: SEARCH_MODELS.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ models: 'list', total: 'count' }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (given) =>
      answer(() => {
        const { query = '', task, limit = 10 } = readFields<Search>(FIELDS, given)
        if (task !== undefined) checkTask(task)
        const found = searchModels(query)
          .map(summary)
          .filter((model) => task === undefined || model.task === task || model.pipeline_tag === task)
        const models = found.slice(0, limit)
        const lines = models.map(
          ({ id, task: does, gated }) => `- ${id} (${does ?? 'unknown task'}${gated ? ', gated' : ''})`,
        )
        const head = found.length === 0 ? 'No model matches.' : `${models.length} of ${found.length} models:`
        return { text: [head, ...lines].join('\n'), structured: { models, total: found.length } }
      }),
  )
}

function checkTask(task: string): void {
  const known = new Set(searchModels('').flatMap((model) => [taskOf(model), model.pipeline_tag]))
  if (known.has(task)) return
  const ids = [...known].filter((id) => id !== undefined).sort()
  throw new UsageError(`task: no model in the catalog supports ${quoted(task)}; expected one of ${ids.join(', ')}`)
}
