/** Cases that failed when we last ran them, with the public reason. Written by `npm run generate`. */
export const WITHHELD: Readonly<Record<string, string>> = {
  'python/agno/conversational/zai-org/routed': 'the example failed when we ran it on 2026-11-29 with agno 3.1.10: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/agno/conversational/zai-org/routed/stream': 'the example failed when we ran it on 2026-11-29 with agno 3.1.10: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/langchain/conversational/together/routed/stream/tool-loop': 'the example failed when we ran it on 2026-11-29 with langchain-openai 1.7.4: rule 3, behaves-indexes-are-said-once: asks 1 times for inference, expected 2',
  'python/openai-agents/conversational/together/routed/stream/tool-loop': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 3, behaves-indexes-are-said-once: asks 1 times for inference, expected 2',
  'python/openai-agents/conversational/zai-org/routed': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/openai-agents/conversational/zai-org/routed/stream': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/openai-agents/conversational/zai-org/routed/stream/tool-loop': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/openai-agents/conversational/zai-org/routed/tool-loop': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
}
