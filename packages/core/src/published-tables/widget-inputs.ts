import type { ChatMessage } from '../tasks/chat-message.ts'
import { TASKS } from '../tasks/index.ts'
import { readInputs } from '../tasks/inputs.ts'
import type { Task } from '../tasks/task.ts'

/** An initial input for a page: text, or the fields of a task with several. */
export type WidgetInput = string | { readonly [field: string]: unknown }

/** Replaces the mask, whatever the model's own mask token is. */
const MASK = '<mask>'

/**
 * Returns a task's example in the published table's fields; `undefined` if it has none. The table has none with files.
 */
function inputOf(task: Task): WidgetInput | undefined {
  const example = task.exampleInput({ id: '', mask_token: MASK })
  if (task.input === 'messages') return String((example as readonly ChatMessage[])[0]?.content)
  const { text, question, context, query, table, source_sentence, sentences } = readInputs(task, example, 'inputs')
  if (sentences !== undefined) return { source_sentence, sentences }
  if (table !== undefined) return { text: query, table }
  if (context !== undefined) return { text: question, context }
  const labels = task.exampleParameters?.['candidate_labels']
  return Array.isArray(labels) && text !== undefined ? { text, candidate_labels: labels.join(', ') } : text
}

const inputs = (): ReadonlyMap<string, readonly WidgetInput[]> =>
  new Map(
    Object.values(TASKS).flatMap((task) => {
      const input = inputOf(task)
      return input === undefined ? [] : [[task.id, [input]] as const]
    }),
  )

/** Initial inputs by language and task. They're the generator's example inputs, in English. */
export const MAPPING_DEFAULT_WIDGET: ReadonlyMap<
  string,
  ReadonlyMap<string, readonly WidgetInput[]>
> = /* @__PURE__ */ new Map([['en', /* @__PURE__ */ inputs()]])
