// Written by `npm run generate` from the files beside it. Do not edit.

import { dspyStructuredOutput as dspy } from './clients/dspy/structured-output.ts'
import { httpxStructuredOutput as httpx } from './clients/httpx/structured-output.ts'
import { huggingfaceHubStructuredOutput as huggingfaceHub } from './clients/huggingface-hub/structured-output.ts'
import { langchainStructuredOutput as langchain } from './clients/langchain/structured-output.ts'
import { litellmStructuredOutput as litellm } from './clients/litellm/structured-output.ts'
import { openaiStructuredOutput as openai } from './clients/openai/structured-output.ts'
import { requestsStructuredOutput as requests } from './clients/requests/structured-output.ts'
import { smolagentsStructuredOutput as smolagents } from './clients/smolagents/structured-output.ts'
import type { ChatRenderer } from '../clients/client.ts'

/** The renderers of the language’s clients for structured-output calls. */
export const PYTHON_STRUCTURED_OUTPUT: readonly ChatRenderer[] = [
  dspy,
  httpx,
  huggingfaceHub,
  langchain,
  litellm,
  openai,
  requests,
  smolagents,
]
