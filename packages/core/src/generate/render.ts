import type { Call } from '../call/call.ts'
import { OTHER_TASK, PLAIN_CHAT, rendererName } from '../call/chat-variant.ts'
import { forOutside } from '../call/for-outside.ts'
import { severalAnswersReason } from '../call/several-answers.ts'
import type { Client, ClientRenderer, Renderer } from '../languages/clients/client.ts'
import { hubMethodName } from '../languages/clients/hub-client.ts'
import { unsupportedModelName } from '../languages/clients/model-reading.ts'
import { filesIn } from '../languages/clients/raw-client.ts'
import { unsupportedByVendor } from '../languages/clients/vendor.ts'
import { featuresOf, withoutReason } from '../languages/clients/without.ts'
import type { LanguageRecord } from '../languages/language.ts'
import { languageRecord } from '../languages/languages.ts'
import type { Task } from '../tasks/task.ts'
import { getOwn } from '../values/get-own.ts'
import type { Registry } from './registry.ts'

/** Returns the registered template for a client and task, if there is one. */
export const registeredTemplate = ({ templates }: Registry, { language, id }: Client, taskId: string) =>
  templates.find((template) => template.language === language && template.client === id && template.task === taskId)

/**
 * Checks whether a client supports a task at all.
 *
 * @param task the task's record, if there is one
 */
export const doesTask = (registry: Registry, client: Client, taskId: string, task: Task | undefined): boolean =>
  registeredTemplate(registry, client, taskId) !== undefined ||
  (task !== undefined && hasMethodFor(registry, client, task))

const hasMethodFor = (registry: Registry, client: Client, task: Task): boolean =>
  task.input === 'messages'
    ? client.doesNotChat !== true && task.id === 'conversational'
    : rendererNamed(registry, client, OTHER_TASK) !== undefined && (client.hasMethodFor?.(task) ?? true)

/**
 * Returns what writes a call with a client; `undefined` if the client doesn't support it. A registered template
 * replaces the client's own renderer.
 */
export function rendererOf(registry: Registry, client: Client, call: Call): Renderer<Call> | undefined {
  const own = ownRenderer(registry, client, call)
  const registered = registeredTemplate(registry, client, call.task)
  if (registered === undefined) return own
  const { language, template } = registered
  const render = (call: Call): string =>
    template(Object.freeze({ ...forOutside(call), methodName: hubMethodName(call, language) }))
  const { renderCell: _, ...others } = own ?? {}
  return { ...others, render }
}

function ownRenderer(registry: Registry, client: Client, call: Call): Renderer<Call> | undefined {
  const name = call.kind === 'chat' ? rendererName(call.variant) : OTHER_TASK
  return rendererNamed(registry, client, name) as Renderer<Call> | undefined
}

const rendererNamed = ({ renderers }: Registry, { language, id }: Client, name: string): ClientRenderer | undefined =>
  getOwn(getOwn(renderers, name) ?? {}, language)?.find(({ client }) => client === id)

/**
 * Returns why a client has no example of a task. We only say that a library has no method if the client's record lists
 * its methods.
 */
export const noRendererReason = (client: Client, call: Call): string =>
  unsupportedByVendor(client, call) ??
  client.unsupported?.(call) ??
  client.unusedMethod?.(call.task) ??
  (client.hasMethodFor === undefined
    ? `we have no ${call.task} example with ${client.id}`
    : `the client has no method for the task ${call.task}`)

/**
 * Returns why a client can't make a call, or `undefined` if it can.
 *
 * @param renderer what would write it
 */
export const unsupportedReason = (
  registry: Registry,
  client: Client,
  call: Call,
  renderer: Renderer<Call> | undefined,
): string | undefined =>
  unsupportedByVendor(client, call) ??
  client.unsupported?.(call) ??
  missingReason(registry, client, call) ??
  downloadReason(client, call) ??
  (call.kind === 'chat' && client.without !== undefined
    ? firstReason(featuresOf(call), (feature) => withoutReason(client, feature))
    : undefined) ??
  renderer?.unsupported?.(call) ??
  severalTextsReason(registry, client, call, renderer) ??
  severalAnswersReason(call, client.language) ??
  unsupportedModelName(client, call)

/** Returns why an example can't have several texts, or compare them. A registered template may print any input. */
function severalTextsReason(
  registry: Registry,
  client: Client,
  call: Call,
  renderer: Renderer<Call> | undefined,
): string | undefined {
  if (call.kind === 'chat' || call.inputs.texts === undefined) return undefined
  if (registeredTemplate(registry, client, call.task) !== undefined) return undefined
  if (renderer?.takesLists !== true) return `we have no ${client.id} example with a list of texts yet; pass one text`
  return call.comparesTexts && renderer.comparesTexts !== true
    ? `we have no ${client.id} example that compares texts yet; leave out similarity`
    : undefined
}

/** Returns why an example doesn't download the images in a chat's messages. */
function downloadReason({ language, id, readsOnlyPaths }: Client, call: Call): string | undefined {
  if (call.kind !== 'chat' || !call.hasFiles || !filesIn(call.request.body).some(({ remote }) => remote))
    return undefined
  const { downloadsImages, label }: LanguageRecord = languageRecord(language)
  if (readsOnlyPaths === true) return `${id} reads images from files; use the path of a file instead of a URL`
  return downloadsImages === true
    ? undefined
    : `our ${label} examples don’t download images for a server that needs their content; use the path of a file`
}

/** Returns why a client has no renderer for this kind of call, or for this variant of chat. */
function missingReason(registry: Registry, client: Client, call: Call): string | undefined {
  if (call.kind === 'auto-task' && client.looksModelsUp !== true) {
    return 'with auto, only the Hugging Face clients can look up which provider to call'
  }
  if (call.kind === 'task' && client.openAiCompatible === undefined) return call.unsupportedByOthers
  if (call.kind !== 'chat') return undefined
  const name = rendererName(call.variant)
  if (rendererNamed(registry, client, name) !== undefined) return undefined
  if (name === PLAIN_CHAT) return client.withoutRenderer?.plain
  const { api, recipe } = call.variant
  return (
    firstReason(
      [name, api, recipe],
      (each) => withoutReason(client, each) ?? getOwn(client.withoutRenderer ?? {}, each),
    ) ?? `we have no ${client.id} example with this API and recipe yet`
  )
}

function firstReason<Name>(names: readonly Name[], reasonFor: (name: Name) => string | undefined): string | undefined {
  for (const name of names) {
    const reason = reasonFor(name)
    if (reason !== undefined) return reason
  }
  return undefined
}
