import type { Client } from './clients/client.ts';
import { type GoClientId } from './go/clients.generated.ts';
import { type JavaClientId } from './java/clients.generated.ts';
import { type JavascriptClientId } from './javascript/clients.generated.ts';
import { type PhpClientId } from './php/clients.generated.ts';
import { type PythonClientId } from './python/clients.generated.ts';
import { type RubyClientId } from './ruby/clients.generated.ts';
import { type RustClientId } from './rust/clients.generated.ts';
import { type ShellClientId } from './shell/clients.generated.ts';
/** Every client, in the order in which readers see them. */
export declare const CLIENTS: readonly Client[];
/** Their ids. */
export type ClientId = PythonClientId | JavascriptClientId | ShellClientId | GoClientId | JavaClientId | RustClientId | PhpClientId | RubyClientId;
