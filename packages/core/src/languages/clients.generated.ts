// Written by `npm run generate` from the files beside it. Do not edit.

import type { Client } from './clients/client.ts'
import { JAVASCRIPT_CLIENTS } from './javascript/clients.generated.ts'
import { PYTHON_CLIENTS } from './python/clients.generated.ts'
import { SHELL_CLIENTS } from './shell/clients.generated.ts'

/** Every client, in the order in which readers see them. */
export const CLIENTS: readonly Client[] = [
  ...PYTHON_CLIENTS,
  ...JAVASCRIPT_CLIENTS,
  ...SHELL_CLIENTS,
]
