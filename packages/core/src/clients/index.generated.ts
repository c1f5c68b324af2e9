// Written by `npm run generate` from the files beside it. Do not edit.

import { javascriptFetch } from './javascript-fetch.ts'
import { javascriptHuggingface } from './javascript-huggingface.ts'
import { javascriptOpenai } from './javascript-openai.ts'
import { pythonFalClient } from './python-fal-client.ts'
import { pythonHuggingfaceHub } from './python-huggingface-hub.ts'
import { pythonOpenai } from './python-openai.ts'
import { pythonRequests } from './python-requests.ts'
import { shellCurl } from './shell-curl.ts'
import type { Client } from './client.ts'

/** Every client, in the order in which readers see them. */
export const CLIENTS: readonly Client[] = [
  pythonOpenai,
  pythonHuggingfaceHub,
  pythonFalClient,
  pythonRequests,
  javascriptOpenai,
  javascriptHuggingface,
  javascriptFetch,
  shellCurl,
]
