import { JAVASCRIPT, type KnownBroken, NOT_OFFERED, PYTHON } from '../../defects/known-broken.ts'

/** Sends a chat's schema in the form that Hugging Face's earlier server accepted. */
const SCHEMA_AS_VALUE = {
  ...PYTHON,
  provider: 'hf-inference',
  tasks: ['conversational'],
  instead:
    'For this client, we offer examples with a schema only through the router, where the client sends the documented form.',
  scenario: { kind: 'chat' },
  exitCode: 0,
  sends: '"response_format":{"type":"json_object","value":',
} as const satisfies Partial<KnownBroken>

export const HF_INFERENCE_KNOWN_BROKEN: readonly KnownBroken[] = [
  {
    ...SCHEMA_AS_VALUE,
    file: 'huggingface-hub-endpoint-schema-as-value.py',
    target: 'endpoint',
    problem:
      'The client sends a schema to endpoints as `value` next to the type `json_object`, but vLLM and llama.cpp read only `json_schema`, so their responses don’t follow the schema.',
  },
  {
    ...SCHEMA_AS_VALUE,
    file: 'huggingface-hub-hf-inference-schema-as-value.py',
    target: 'direct',
    problem:
      'If you name the provider, the client sends a schema as `value` next to the type `json_object`, but Hugging Face documents `response_format.json_schema`.',
    witnesses: [
      {
        features: ['schema'],
        providers: ['hf-inference'],
        way: 'direct',
        source: {
          address: 'https://huggingface.co/docs/inference-providers/guides/structured-output',
          says: 'If `response_format` has the type `json_schema`, its field `json_schema` contains the name and the schema.',
        },
      },
    ],
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-endpoint-picture.mjs',
    provider: 'hf-inference',
    target: 'endpoint',
    tasks: ['text-to-image', 'image-to-image'],
    problem:
      'The client doesn’t request an image in the `Accept` header, so Hugging Face’s toolkit returns JSON, which the client can’t read.',
    instead: NOT_OFFERED,
    scenario: { kind: 'success' },
    exitCode: 1,
    says: 'expected a Blob',
  },
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-image-to-text-list.mjs',
    provider: 'hf-inference',
    tasks: ['image-to-text'],
    problem: 'The client rejects a response wrapped in a one-element array; it accepts only the unwrapped response.',
    instead: 'We offer the example, because the service currently returns the unwrapped response.',
    scenario: { kind: 'other-form' },
    exitCode: 1,
    says: 'malformed response',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-tabular-regression.py',
    provider: 'hf-inference',
    tasks: ['tabular-regression'],
    problem: 'The client has a method for this task, but doesn’t support the task with any provider.',
    instead: NOT_OFFERED,
    scenario: { kind: 'success' },
    exitCode: 1,
    says: "Task 'tabular-regression' not supported for provider 'hf-inference'",
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-question-beside-inputs.py',
    provider: 'hf-inference',
    tasks: ['visual-question-answering'],
    problem:
      'The client sends only the image inside `inputs`, and the question next to it, but the documentation requires both inside `inputs`.',
    instead: NOT_OFFERED,
    scenario: { kind: 'success' },
    exitCode: 1,
    says: 'body.inputs must be object',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-zero-shot-lists.py',
    provider: 'hf-inference',
    tasks: ['zero-shot-classification'],
    problem: 'The client rejects a response with labels and scores in two lists; it accepts only a list of pairs.',
    instead: 'We offer the example, because the service currently returns pairs.',
    scenario: { kind: 'other-form' },
    exitCode: 1,
    says: 'Expected a list',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-table-in-a-list.py',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'The client rejects a response wrapped in a one-element array; it accepts only the unwrapped response.',
    instead: 'We offer the example, because the service currently returns the unwrapped response.',
    scenario: { kind: 'other-form' },
    exitCode: 1,
    says: 'Invalid input data',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-table-model-parameter.py',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'If you pass the model to the method, the client also sends it in the request’s `parameters`.',
    instead: 'The example passes the model to the client instead of to the method.',
    scenario: { kind: 'success' },
    exitCode: 0,
    sends: '"parameters":{"model":"acme/lantern"}',
  },
]
