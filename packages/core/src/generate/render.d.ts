import type { Call } from '../call/call.ts';
import type { Client, Renderer } from '../languages/clients/client.ts';
import type { Task } from '../tasks/task.ts';
import type { Registry } from './registry.ts';
/** The template from outside that writes one task with one client, where there is one. */
export declare const registeredTemplate: ({ templates }: Registry, { language, id }: Client, taskId: string) => import("./registry.ts").TemplateRegistration | undefined;
/**
 * Whether a client does a task at all, for any call of it.
 *
 * @param task the task's record, where there is one
 */
export declare const doesTask: (registry: Registry, client: Client, taskId: string, task: Task | undefined) => boolean;
/**
 * What writes a call with one client; undefined where the client has nothing for it. It takes calls of that kind alone. A
 * template from outside writes in the place of the client's own renderer.
 */
export declare function rendererOf(registry: Registry, client: Client, call: Call): Renderer<Call> | undefined;
/** Why a client has no example of a task at all. */
export declare const noRendererReason: (client: Client, call: Call) => string;
/**
 * Why a client cannot make a call, or undefined when it can.
 *
 * @param renderer what would write it
 */
export declare const unsupportedReason: (registry: Registry, client: Client, call: Call, renderer: Renderer<Call> | undefined) => string | undefined;
