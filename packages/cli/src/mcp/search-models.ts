import type { ModelRecord } from '@model-snippets/core'
import { taskOf } from '@model-snippets/core'
import { searchModels } from '@model-snippets/core/catalogue'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { quoted, UsageError } from '../usage-error.ts'
import { answer } from './answer.ts'
import { strictFields } from './call-fields.ts'

export const SEARCH_MODELS = {
  name: 'search_models',
  title: 'Find a model',
  description: `Finds models in the built-in catalogue of well-known hosted models, by words of their name, owner, task or library.
Call it first when you do not know a model's exact id; the other tools want that id.
The catalogue is a selection, not the whole hub: a model that is missing here can still be used in the other tools with "task" or "record".`,
}

const INPUT = strictFields({
  query: z
    .string()
    .max(200)
    .default('')
    .describe('Words in any order, for example "llama instruct" or "speech". Empty lists everything.'),
  task: z
    .string()
    .optional()
    .describe('Only models that do this task, for example "conversational" or "text-to-image".'),
  limit: z.int().min(1).max(100).default(10).describe('How many models at most.'),
})

const MODEL = z.object({
  id: z.string(),
  task: z.string().nullable().describe('What get_task and the examples call the task; null where it is not known.'),
  pipeline_tag: z.string().nullable(),
  library_name: z.string().nullable(),
  gated: z.boolean().describe('Whether its owner asks for consent on the hub first.'),
})

const OUTPUT = {
  models: z.array(MODEL),
  total: z.int().describe('How many models match, those beyond the limit included.'),
}

const summary = (model: ModelRecord): z.infer<typeof MODEL> => ({
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
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ query, task, limit }) =>
      answer(() => {
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
  throw new UsageError(`task: no model does ${quoted(task)}; expected one of ${ids.join(', ')}`)
}
