import type { KnownBroken } from './known-broken.ts'

/** The releases of frameworks whose defects are known. */
export const RELEASES = {
  'agent-framework': '1.17.0',
  agno: '3.1.10',
  'ai-sdk': '7.0.173',
  dspy: '3.4.1',
  haystack: '3.4.1',
  langchain: '1.7.4',
  litellm: '1.110.2',
  llamaindex: '0.8.1',
  mastra: '1.71.0',
  'openai-agents': '0.24.0',
  pydantic_ai: '2.68.0',
  smolagents: '1.26.0',
  'strands-agents': '1.62.0',
} as const satisfies { readonly [client in KnownBroken['client']]?: string }
