// Written by `npm run generate` from the files beside it. Do not edit.

import { pythonFalClient } from './python-fal-client.ts'
import { pythonHuggingfaceHub } from './python-huggingface-hub.ts'
import { pythonOpenai } from './python-openai.ts'
import { pythonRequests } from './python-requests.ts'
import type { Client } from './client.ts'

/** The clients of one language, in the order in which readers see them. */
export const PYTHON_CLIENTS: readonly Client[] = [
  pythonOpenai,
  pythonHuggingfaceHub,
  pythonFalClient,
  pythonRequests,
]
