import { type Client, type Template, templateOf } from './clients/client.ts'
import { CLIENTS } from './clients/index.ts'
import { TemplateNotFoundError } from './errors.ts'
import { taskRecord } from './records.ts'
import { registrations } from './registrations.ts'

let applied = registrations()
let all: readonly Client[] = CLIENTS

/** Every client with its templates, in the order in which readers see them. */
export function clients(): readonly Client[] {
  if (applied !== registrations()) {
    applied = registrations()
    all = applied.reduce((clients, { addTo }) => addTo(clients), CLIENTS)
  }
  return all
}

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
export function getTemplate(language: string, client: string, task: string): Template {
  const record = clients().find((candidate) => candidate.language === language && candidate.id === client)
  const template = record === undefined ? undefined : templateOf(record, task, taskRecord)
  if (template === undefined) throw new TemplateNotFoundError(language, client, task)
  return template
}
