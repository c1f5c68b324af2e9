import type { Call } from '../../call/call.ts';
import type { Client } from './client.ts';
/** Why a client would take the name of the model for something else, or undefined when it takes it as it is. */
export declare function unsupportedModelName({ readsModelAs }: Client, call: Call): string | undefined;
