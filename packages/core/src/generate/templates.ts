import { TemplateNotFoundError } from '../values/errors.ts'
import { wholeRegistry } from './built-in.ts'
import type { ClientName, TaskName } from './names.ts'
import type { Template } from './registry.ts'
import { templateOf } from './render.ts'

/**
 * The template that writes one task with one client.
 *
 * @param language `python`, `js` or `sh`
 * @param client a client of that language, `huggingface_hub`
 * @param task a task's id, `conversational`
 * @throws TemplateNotFoundError `Template not found: {language}/{client}/{task}`
 * @example
 * const template = getTemplate('python', 'requests', 'conversational')
 */
export function getTemplate(language: string, client: ClientName, task: TaskName): Template {
  const registry = wholeRegistry()
  const clientRecord = registry.clients.find((each) => each.language === language && each.id === client)
  const template =
    clientRecord === undefined ? undefined : templateOf(registry, clientRecord, task, registry.task(task))
  if (template === undefined) throw new TemplateNotFoundError(language, client, task)
  return template
}
