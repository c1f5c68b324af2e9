/** Cases that failed when we last ran them, with the public reason. Written by `npm run generate`. */
export const WITHHELD: Readonly<Record<string, string>> = {
  'js/anthropic/conversational/together/routed/stream/messages-tool-loop+robust': 'the example failed when we ran it on 2026-11-29 with @anthropic-ai/sdk 1.12.0: rule 3, behaves-stays-open: asks 1 times for inference, expected 2',
  'python/agno/conversational/zai-org/routed': 'the example failed when we ran it on 2026-11-29 with agno 3.1.10: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/agno/conversational/zai-org/routed/stream': 'the example failed when we ran it on 2026-11-29 with agno 3.1.10: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/openai-agents/conversational/zai-org/routed': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/openai-agents/conversational/zai-org/routed/stream': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
}
