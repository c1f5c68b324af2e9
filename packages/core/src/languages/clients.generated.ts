// Written by `npm run generate` from the files beside it. Do not edit.

import type { Client } from './clients/client.ts'
import { GO_CLIENTS, type GoClientId } from './go/clients.generated.ts'
import { JAVA_CLIENTS, type JavaClientId } from './java/clients.generated.ts'
import { JAVASCRIPT_CLIENTS, type JavascriptClientId } from './javascript/clients.generated.ts'
import { PHP_CLIENTS, type PhpClientId } from './php/clients.generated.ts'
import { PYTHON_CLIENTS, type PythonClientId } from './python/clients.generated.ts'
import { RUBY_CLIENTS, type RubyClientId } from './ruby/clients.generated.ts'
import { RUST_CLIENTS, type RustClientId } from './rust/clients.generated.ts'
import { SHELL_CLIENTS, type ShellClientId } from './shell/clients.generated.ts'

/** All clients, in display order. */
export const CLIENTS: readonly Client[] = [
  ...PYTHON_CLIENTS,
  ...JAVASCRIPT_CLIENTS,
  ...SHELL_CLIENTS,
  ...GO_CLIENTS,
  ...JAVA_CLIENTS,
  ...RUST_CLIENTS,
  ...PHP_CLIENTS,
  ...RUBY_CLIENTS,
]

/** Their ids. */
export type ClientId =
  | PythonClientId
  | JavascriptClientId
  | ShellClientId
  | GoClientId
  | JavaClientId
  | RustClientId
  | PhpClientId
  | RubyClientId
