// Written by `npm run generate` from the files beside it. Do not edit.

import { pythonFalClient } from './python-fal-client.ts'
import { pythonHuggingfaceHub } from './python-huggingface-hub.ts'
import { pythonOpenai } from './python-openai.ts'
import { pythonRequests } from './python-requests.ts'
import type { ClientRecord } from './client.ts'

/** What identifies the clients of one language, in the order in which readers see them. */
export const PYTHON_CLIENTS: readonly ClientRecord[] = [
  pythonOpenai,
  pythonHuggingfaceHub,
  pythonFalClient,
  pythonRequests,
]
