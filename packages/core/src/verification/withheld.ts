/** Cases that failed when we last ran them, with the public reason. Written by `npm run generate`. */
export const WITHHELD: Readonly<Record<string, string>> = {
  'rust/async-openai/conversational/auto/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/baseten/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/cerebras/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/cheapest/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/cohere/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/deepinfra/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/fastest/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/featherless-ai/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/fireworks-ai/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/groq/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/hf-inference/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/novita/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/nscale/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/ovhcloud/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/preferred/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/publicai/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/scaleway/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/together/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
  'rust/async-openai/conversational/together/routed/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-after-a-call: sends no inference request',
  'rust/async-openai/conversational/together/routed/stream/tool-loop+robust':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-after-a-call: sends no inference request',
  'rust/async-openai/conversational/zai-org/endpoint/stream/tool-loop':
    'the example failed when we ran it on 2026-11-30 with async-openai 0.43.0: rule 3, behaves-closes-without-a-reason: sends no inference request',
}
