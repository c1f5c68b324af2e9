import { frozen } from './call.ts'
import { type Client, type Template, templateOf } from './clients/client.ts'
import { CLIENTS } from './clients/index.generated.ts'
import { TemplateNotFoundError } from './errors.ts'
import type { Language } from './types.ts'

let registered: readonly Client[] = CLIENTS

/** Every client with its templates, in the order in which readers see them. */
export const clients = (): readonly Client[] => registered

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
  const record = registered.find((candidate) => candidate.language === language && candidate.id === client)
  const template = record === undefined ? undefined : templateOf(record, task)
  if (template === undefined) throw new TemplateNotFoundError(language, client, task)
  return template
}

/** A template from outside this package. */
export interface TemplateRegistration {
  readonly language: Language
  /** A client that exists, which gains or replaces a task; or a new one, which comes last in its language. */
  readonly client: string
  readonly task: string
  readonly template: Template
  /** For a new client: the command that installs it. */
  readonly install?: string
  /** For a new client: why it cannot make a call, or undefined when it can. */
  readonly refuses?: Client['refuses']
}

/**
 * Adds a template without touching this package.
 *
 * @param registration where it belongs, and the function that writes a call
 * @returns a function that takes it away again
 * @example
 * const remove = registerTemplate({
 *   language: 'sh',
 *   client: 'echo',
 *   task: 'conversational',
 *   template: (call) => `echo ${call.request?.url}\n`,
 * })
 * remove()
 */
export function registerTemplate(registration: TemplateRegistration): () => void {
  const before = registered
  const { language, client: id, task, refuses } = registration
  const template: Template = (call) => registration.template(frozen(call))
  const existing = before.find((candidate) => candidate.language === language && candidate.id === id)
  if (existing !== undefined) {
    const changed: Client = { ...existing, templates: { ...existing.templates, [task]: template } }
    registered = before.map((candidate) => (candidate === existing ? changed : candidate))
  } else {
    const siblings = before.filter((candidate) => candidate.language === language)
    const added: Client = {
      language,
      id,
      place: siblings.length + 1,
      install: registration.install ?? null,
      refuses: (call) => refuses?.(frozen(call)),
      templates: { [task]: template },
    }
    const last = before.indexOf(siblings.at(-1) as Client)
    registered = [...before.slice(0, last + 1), added, ...before.slice(last + 1)]
  }
  return () => {
    registered = before
  }
}
