/** Cases that failed when we last ran them, with the public reason. Written by `npm run generate`. */
export const WITHHELD: Readonly<Record<string, string>> = {
  'python/agno/conversational/zai-org/routed': 'the example failed when we ran it on 2026-11-29 with agno 3.1.10: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/agno/conversational/zai-org/routed/stream': 'the example failed when we ran it on 2026-11-29 with agno 3.1.10: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/anthropic/conversational/together/routed/stream/messages+robust+async': 'the example failed when we ran it on 2026-11-29 with anthropic 2.12.0: rule 4, falls back: ends with an uncaught error:   File "/root/.pyenv/versions/3.11.7/lib/python3.11/contextlib.py", line 386, in __aexit__ ⏎     await self.thing.aclose() ⏎ RuntimeError: aclose(): asynchronous generator is already running',
  'python/openai-agents/conversational/zai-org/routed': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
  'python/openai-agents/conversational/zai-org/routed/stream': 'the example failed when we ran it on 2026-11-29 with openai-agents 0.24.0: rule 4, behaves-ends-by-its-own-reason: a failure ends with exit code 0',
}
