import { type JsonObject, PROVIDERS, policiesOf, TASKS, type Task } from '@model-snippets/core'
import { searchModels } from '@model-snippets/core/catalogue'
import { PIPELINE_DATA, TASKS_DATA, type TaskEntry } from '@model-snippets/core/tasks'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { answer, fenced } from './answer.ts'
import { inputSchemaOf, optionFields, outputSchemaOf, readFields, type ToolField, type ToolFields } from './fields.ts'

export const GET_TASK = {
  name: 'get_task',
  title: 'Explain a task',
  description: `Explains a task: what it’s for, the shape of its input with a sample, which providers support it, and recommended models, datasets, and libraries.
Call it before you set "inputs" or "parameters" or choose a provider.`,
}

const [TASK] = Object.values(optionFields(['task'], { task: 'a pipeline_tag, or conversational for chat' }))
const FIELDS: ToolFields = { task: { ...(TASK as ToolField), isRequired: true } }

interface Repo {
  readonly id: string
  readonly description: string
}

interface Shown {
  readonly id: string
  readonly label: string
  readonly summary: string | null
  /** How to call a provider; `null` if we know none that supports the task. */
  readonly inference: {
    readonly inputShape: string
    readonly exampleInput: unknown
    readonly exampleParameters: JsonObject | null
    readonly providers: readonly { readonly id: string; readonly label: string }[]
  } | null
  readonly models: readonly Repo[]
  readonly datasets: readonly Repo[]
  readonly metrics: readonly Repo[]
  readonly libraries: readonly string[]
}

/** Chat isn’t a `pipeline_tag`, so the task catalogue has no entry for it. */
const CHAT = {
  label: 'Conversational',
  summary:
    'Chat models respond to a list of messages. Most are text-generation models with the tag conversational; some also accept images, audio, or video.',
}

export function addGetTask(server: McpServer): void {
  server.registerTool(
    GET_TASK.name,
    {
      title: GET_TASK.title,
      description: GET_TASK.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ inference: 'object or null', models: 'list', libraries: 'names' }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (given) =>
      answer(() => {
        const { task } = readFields<{ readonly task: string }>(FIELDS, given)
        const shown = task === 'conversational' ? describeChat() : describeTask(task)
        return { text: asMarkdown(shown), structured: { ...shown } }
      }),
  )
}

function describeChat(): Shown {
  const models = searchModels('conversational', { limit: 5 }).map(({ id }) => ({ id, description: 'A chat model.' }))
  return { id: 'conversational', ...CHAT, inference: inferenceOf('conversational'), ...NO_REPOS, models, libraries: [] }
}

const NO_REPOS = { models: [], datasets: [], metrics: [] }

function describeTask(id: string): Shown {
  const entry = TASKS_DATA[id as keyof typeof TASKS_DATA] as TaskEntry | undefined
  const pipeline = PIPELINE_DATA[id as keyof typeof PIPELINE_DATA] as { name: string } | undefined
  const repos = entry === undefined ? NO_REPOS : { models: [...entry.models], datasets: [...entry.datasets] }
  return {
    id,
    label: entry?.label ?? pipeline?.name ?? id,
    summary: entry?.summary ?? null,
    inference: inferenceOf(id),
    ...repos,
    metrics: [...(entry?.metrics ?? [])],
    libraries: [...(entry?.libraries ?? [])],
  }
}

function inferenceOf(id: string): Shown['inference'] {
  const task = Object.hasOwn(TASKS, id) ? (TASKS[id] as Task) : undefined
  if (task === undefined) return null
  return {
    inputShape: task.input,
    exampleInput: task.exampleInput({ id: 'owner/name', pipeline_tag: id }),
    exampleParameters: task.exampleParameters ?? null,
    providers: Object.values(PROVIDERS)
      .filter(({ routes }) => Object.hasOwn(routes, id))
      .map(({ id, label }) => ({ id, label })),
  }
}

function asMarkdown({ id, label, summary, inference, models, libraries }: Shown): string {
  const lines = [`# ${label} (${id})`, '']
  if (summary !== null) lines.push(summary, '')
  if (inference === null) lines.push('No inference provider we know of supports this task.', '')
  else {
    const { exampleInput, exampleParameters, providers } = inference
    lines.push(
      `Sample ${inference.inputShape === 'messages' ? '"messages"' : '"inputs"'}:`,
      '',
      fenced(json(exampleInput), 'json'),
    )
    if (exampleParameters !== null) lines.push('Sample "parameters":', '', fenced(json(exampleParameters), 'json'))
    lines.push(`Providers: ${[...policiesOf(id), ...providers.map((provider) => provider.id)].join(', ')}`, '')
  }
  if (models.length > 0) lines.push('Models:', ...models.map((model) => `- ${model.id}: ${model.description}`), '')
  if (libraries.length > 0) lines.push(`Libraries: ${libraries.join(', ')}`, '')
  return lines.join('\n')
}

const json = (value: unknown): string => JSON.stringify(value, undefined, 2)
