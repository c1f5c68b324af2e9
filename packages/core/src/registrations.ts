import type { Call } from './call.ts'
import type { Client, Template } from './clients/client.ts'
import type { Language } from './types.ts'

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

/** A template that was registered: how it joins clients, so that a page that registers none has no code for it. */
interface Registered {
  readonly language: Language
  readonly addTo: (clients: readonly Client[]) => readonly Client[]
}

let registered: readonly Registered[] = []

/** The templates from outside this package, in the order in which they came. */
export const registrations = (): readonly Registered[] => registered

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
  const { template, refuses } = registration
  const added: TemplateRegistration = {
    ...registration,
    template: (call) => template(frozen(call)),
    ...(refuses && { refuses: (call) => refuses(frozen(call)) }),
  }
  const before = registered
  registered = [...before, { language: added.language, addTo: (clients) => withTemplate(clients, added) }]
  return () => {
    registered = before
  }
}

/** A list of clients with one more template, or one more client. */
function withTemplate(clients: readonly Client[], registration: TemplateRegistration): readonly Client[] {
  const { language, client: id, task, template } = registration
  const existing = clients.find((candidate) => candidate.language === language && candidate.id === id)
  if (existing !== undefined) {
    const changed: Client = { ...existing, templates: { ...existing.templates, [task]: template } }
    return clients.map((candidate) => (candidate === existing ? changed : candidate))
  }
  const siblings = clients.filter((candidate) => candidate.language === language)
  const added: Client = {
    language,
    id,
    place: siblings.length + 1,
    install: registration.install ?? null,
    refuses: registration.refuses ?? (() => undefined),
    templates: { [task]: template },
  }
  const last = clients.indexOf(siblings.at(-1) as Client)
  return [...clients.slice(0, last + 1), added, ...clients.slice(last + 1)]
}

/** Freezes a call for a template from outside; those of this package only read it, and freezing takes its time. */
function frozen(call: Call): Call {
  if (call.request !== undefined) {
    const { body } = call.request
    if (body.kind === 'json') Object.freeze(body.value)
    Object.freeze(body)
    Object.freeze(call.request)
  }
  return Object.freeze(call)
}
