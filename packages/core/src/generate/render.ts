import type { Call } from '../call/call.ts'
import { forOutside } from '../call/for-outside.ts'
import type { SetUp } from '../call/set-up.ts'
import type { Client } from '../languages/clients/client.ts'
import { hubMethodName } from '../languages/clients/hub-client.ts'
import { unsupportedModelName } from '../languages/clients/model-reading.ts'
import type { Task } from '../tasks/task.ts'
import type { Registry, Template } from './registry.ts'

/**
 * The template that writes one task with one client, for any call of that task.
 *
 * @param task the task's record, where there is one
 * @returns undefined when there is none
 */
export function templateOf(
  { templates }: Registry,
  client: Client,
  taskId: string,
  task: Task | undefined,
): Template | undefined {
  const registered = templates.find(
    (template) => template.language === client.language && template.client === client.id && template.task === taskId,
  )
  if (registered !== undefined) {
    const { language, template } = registered
    return (call) => template(Object.freeze({ ...forOutside(call), methodName: hubMethodName(call, language) }))
  }
  return task !== undefined && hasMethodFor(client, task) ? (call) => render(client, call) : undefined
}

const hasMethodFor = ({ chat, task: other, hasMethodFor }: Client, task: Task): boolean =>
  task.input === 'messages'
    ? chat !== undefined && task.id === 'conversational'
    : other !== undefined && (hasMethodFor?.(task) ?? true)

function render({ id, chat, task, autoTask }: Client, call: Call): string {
  if (call.kind === 'chat' && chat !== undefined) return chat.render(call)
  if (call.kind === 'task' && task !== undefined) return task.render(call)
  if (call.kind === 'auto-task' && autoTask !== undefined) return autoTask.render(call)
  throw new TypeError(`[model-snippets] ${id} makes no call of the kind ${call.kind}`)
}

/** Why a client has no example of a task at all. */
export const noTemplateReason = (client: Client, call: Call): string =>
  client.unsupported?.(call) ?? client.unusedMethod?.(call.task) ?? `the client has no method for the task ${call.task}`

/** Why a client cannot make a call, or undefined when it can. */
export const unsupportedReason = (client: Client, call: Call): string | undefined =>
  client.unsupported?.(call) ?? unsupportedByKind(client, call) ?? unsupportedModelName(client, call)

function unsupportedByKind({ chat, task, autoTask }: Client, call: Call): string | undefined {
  switch (call.kind) {
    case 'chat':
      return chat?.unsupported?.(call)
    case 'task':
      return task?.unsupported?.(call)
    case 'auto-task':
      return autoTask === undefined
        ? 'with auto, only the hub’s own clients can ask which provider to call'
        : autoTask?.unsupported?.(call)
  }
}

/** The set-up of a call, as far as it differs from its client's own. */
export function ownSetUp({ chat, task, autoTask }: Client, call: Call): Partial<SetUp> | undefined {
  switch (call.kind) {
    case 'chat':
      return chat?.setUp?.(call)
    case 'task':
      return task?.setUp?.(call)
    case 'auto-task':
      return autoTask?.setUp?.(call)
  }
}
