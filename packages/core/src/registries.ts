import type { Provider } from './providers/provider.ts'
import type { TaskInference } from './tasks/task.ts'

let providers: { readonly [id: string]: Provider } = {}
let tasks: { readonly [id: string]: TaskInference } = {}

/** The record of a table, and nothing that every object has. */
export const own = <Record>(table: { readonly [id: string]: Record }, id: string): Record | undefined =>
  Object.hasOwn(table, id) ? table[id] : undefined

export const registeredProvider = (id: string): Provider | undefined => own(providers, id)
export const registeredTask = (id: string): TaskInference | undefined => own(tasks, id)

/** A task as it counts: one that replaces a published one and says nothing of the hub's clients leaves them as they are. */
export function taskInForce(id: string, published: TaskInference | undefined): TaskInference | undefined {
  const registered = registeredTask(id)
  if (registered === undefined || registered.hubMethods !== undefined) return registered ?? published
  return published?.hubMethods === undefined ? registered : { ...registered, hubMethods: published.hubMethods }
}

/**
 * Adds a provider, or replaces one, without touching this package.
 *
 * @param provider the provider's record, as the files in `providers/` hold it
 * @returns a function that takes it away again
 * @example
 * const remove = registerProvider({
 *   id: 'my-cloud',
 *   label: 'My Cloud',
 *   baseUrl: 'https://api.my-cloud.example',
 *   keyUrl: 'https://my-cloud.example/keys',
 *   routes: {
 *     'text-to-image': {
 *       path: () => '/images',
 *       body: ({ inputs }) => ({ kind: 'json', value: { prompt: inputs.text ?? '' } }),
 *       answer: () => ({ kind: 'bytes', fileName: 'image.png' }),
 *     },
 *   },
 * })
 * remove()
 */
export function registerProvider(provider: Provider): () => void {
  const before = providers
  providers = { ...before, [provider.id]: provider }
  return () => {
    providers = before
  }
}

/**
 * Adds a task, or replaces one, without touching this package. Raw clients write it at once, the hub's own clients when
 * its `hubMethods` say that they have a method; any other needs a template, see `registerTemplate`.
 *
 * @param task the task's record, as the files in `tasks/` hold it
 * @returns a function that takes it away again
 * @example
 * const remove = registerTask({ id: 'text-to-3d', input: 'text', exampleInput: () => 'A small wooden chair' })
 * remove()
 */
export function registerTask(task: TaskInference): () => void {
  const before = tasks
  tasks = { ...before, [task.id]: task }
  return () => {
    tasks = before
  }
}
