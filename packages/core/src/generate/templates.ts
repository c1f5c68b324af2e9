import { TemplateNotFoundError } from '../values/errors.ts'
import { wholeRegistry } from './built-in.ts'
import type { ClientName, TaskName } from './names.ts'
import type { Template } from './registry.ts'
import { doesTask, rendererOf } from './render.ts'

/**
 * Returns the template that writes a task with a client.
 *
 * @param language `python`, `js`, or `sh`, for example
 * @param client a client of that language, such as `huggingface_hub`
 * @param task a task's id, such as `conversational`
 * @throws TemplateNotFoundError `Template not found: {language}/{client}/{task}`
 * @example
 * const template = getTemplate('python', 'requests', 'conversational')
 */
export function getTemplate(language: string, client: ClientName, task: TaskName): Template {
  const registry = wholeRegistry()
  const clientRecord = registry.clients.find((each) => each.language === language && each.id === client)
  if (clientRecord === undefined || !doesTask(registry, clientRecord, task, registry.task(task))) {
    throw new TemplateNotFoundError(language, client, task)
  }
  return (call) => {
    const renderer = rendererOf(registry, clientRecord, call)
    if (renderer !== undefined) return renderer.render(call)
    throw new TypeError(`[model-snippets] ${clientRecord.id} doesn’t support calls of the kind ${call.kind}`)
  }
}
