// Written by `npm run generate` from the files beside it. Do not edit.

import type { Client } from './clients/client.ts'

/** A function for each language, by id, that loads only its clients. */
export const CLIENT_LOADERS: { readonly [language: string]: () => Promise<readonly Client[]> } = {
  'python': async () => (await import('./python/clients.generated.ts')).PYTHON_CLIENTS,
  'js': async () => (await import('./javascript/clients.generated.ts')).JAVASCRIPT_CLIENTS,
  'sh': async () => (await import('./shell/clients.generated.ts')).SHELL_CLIENTS,
  'go': async () => (await import('./go/clients.generated.ts')).GO_CLIENTS,
  'java': async () => (await import('./java/clients.generated.ts')).JAVA_CLIENTS,
  'rust': async () => (await import('./rust/clients.generated.ts')).RUST_CLIENTS,
  'php': async () => (await import('./php/clients.generated.ts')).PHP_CLIENTS,
  'ruby': async () => (await import('./ruby/clients.generated.ts')).RUBY_CLIENTS,
}
