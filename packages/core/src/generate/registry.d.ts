import type { Call, TemplateCall } from '../call/call.ts';
import type { ChatApiRecord } from '../call/chat-apis/chat-api.ts';
import type { Decision } from '../call/decision.ts';
import type { Client, ClientRenderer } from '../languages/clients/client.ts';
import type { LanguageRecord } from '../languages/language.ts';
import type { Language } from '../languages/languages.ts';
import type { Provider } from '../providers/provider.ts';
import type { Task } from '../tasks/task.ts';
import type { ClientName, TaskName } from './names.ts';
/** Writes one call as a whole program. */
export type Template = (call: Call) => string;
/** A template from outside this package. */
export interface TemplateRegistration {
    readonly language: Language;
    /** A client that exists, which gains or replaces a task; or a new one, which comes last in its language. */
    readonly client: ClientName;
    readonly task: TaskName;
    readonly template: (call: TemplateCall) => string;
    /** For a new client: the command that installs it. */
    readonly install?: string;
    /** For a new client: why it cannot make a call, or undefined when it can. */
    readonly unsupported?: (call: Call) => string | undefined;
}
/** The records that this package has, all of them or those that one question needs. */
export interface BuiltIn {
    readonly provider: (id: string) => Provider | undefined;
    readonly task: (id: string) => Task | undefined;
    /** The languages that are asked for. */
    readonly languages: readonly LanguageRecord[];
    /** The clients of those languages. */
    readonly clients: readonly Client[];
    readonly renderers: Renderers;
    readonly chatApi: (api: string) => ChatApiRecord | undefined;
    /** Reads what a chat shall answer; absent where no question asks for it. */
    readonly readOutputSchema: Decision['readOutputSchema'];
}
/** How clients write calls, by the name of their kind and the language, `tool-loop` and `python`: each is given those alone. */
export type Renderers = {
    readonly [name: string]: {
        readonly [language: string]: readonly ClientRenderer[];
    };
};
/** The built-in records and those that were registered. */
export interface Registry {
    /** The record of a language that is asked for. */
    readonly language: (id: string) => LanguageRecord;
    /** The record of a provider in force. */
    readonly provider: (id: string) => Provider | undefined;
    /** The same without what was registered. */
    readonly builtInProvider: (id: string) => Provider | undefined;
    readonly task: (id: string) => Task | undefined;
    readonly clients: readonly Client[];
    readonly renderers: Renderers;
    readonly chatApi: (api: string) => ChatApiRecord | undefined;
    readonly readOutputSchema: Decision['readOutputSchema'];
    /** The registrations of a language's templates, the latest first. */
    readonly templates: readonly TemplateRegistration[];
}
/** The registry as it is now. */
export declare function registryOf(builtIn: BuiltIn): Registry;
/** A task that was registered, or replaced a built-in one. */
export declare const registeredTask: (id: string) => Task | undefined;
/**
 * Adds a provider, or replaces one, without touching this package.
 *
 * @param provider the provider's record, as the folders in `providers/` hold it
 * @returns a function that takes it away again, and leaves what else was registered
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
 *       result: () => ({ kind: 'bytes', fileName: 'image.png' }),
 *     },
 *   },
 * })
 * remove()
 */
export declare function registerProvider(provider: Provider): () => void;
/**
 * Adds a task, or replaces one, without touching this package. Raw clients write it at once, the hub's own clients when
 * its `hubMethods` say that they have a method; any other needs a template, see `registerTemplate`.
 *
 * @param task the task's record, as the folders in `tasks/` hold it
 * @returns a function that takes it away again, and leaves what else was registered
 * @example
 * const remove = registerTask({ id: 'text-to-3d', input: 'text', exampleInput: () => 'A small wooden chair' })
 * remove()
 */
export declare function registerTask(task: Task): () => void;
/**
 * Adds a template without touching this package.
 *
 * @param registration where it belongs, and the function that writes a call; the call that it is given is frozen
 * @returns a function that takes it away again, and leaves what else was registered
 * @example
 * const remove = registerTemplate({
 *   language: 'sh',
 *   client: 'echo',
 *   task: 'conversational',
 *   template: (call) => `echo ${call.kind === 'chat' ? call.request.url : ''}\n`,
 * })
 * remove()
 */
export declare function registerTemplate(registration: TemplateRegistration): () => void;
