import { JAVASCRIPT, type KnownBroken, NOT_OFFERED, PYTHON } from '../known-broken.ts'

/** Writes a schema of a chat as the hub's own server of the past took it. */
const SCHEMA_AS_VALUE = {
  ...PYTHON,
  provider: 'hf-inference',
  tasks: ['conversational'],
  instead: 'No example of this client is offered with a schema there. The router is sent it in the documented form.',
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
      'A schema is sent to an endpoint as `value` beside the type `json_object`; of the servers there, vLLM and llama.cpp read `json_schema` alone, and answer without a schema.',
  },
  {
    ...SCHEMA_AS_VALUE,
    file: 'huggingface-hub-hf-inference-schema-as-value.py',
    target: 'direct',
    problem:
      'With the provider named to the client, a schema is sent as `value` beside the type `json_object`; the hub documents `response_format.json_schema`.',
    witnesses: [
      {
        features: ['schema'],
        providers: ['hf-inference'],
        way: 'direct',
        source: {
          address: 'https://huggingface.co/docs/inference-providers/guides/structured-output',
          says: 'A schema is given in response_format of the type json_schema, within json_schema, beside its name.',
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
      "A picture is not asked for by `Accept`, so the hub's toolkit answers with JSON, which the client cannot read.",
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
    problem: 'An answer in a list of one is refused; only the bare answer is read.',
    instead: 'The example is offered: the service answers with the bare answer today.',
    scenario: { kind: 'other-form' },
    exitCode: 1,
    says: 'malformed response',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-tabular-regression.py',
    provider: 'hf-inference',
    tasks: ['tabular-regression'],
    problem: 'The method is there, and every provider refuses its task.',
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
    problem: 'The question is sent beside `inputs`, which hold the picture alone; documented are both within.',
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
    problem: 'An answer of labels and scores in two lists is refused; only a list of pairs is read.',
    instead: 'The example is offered: the service answers with pairs today.',
    scenario: { kind: 'other-form' },
    exitCode: 1,
    says: 'Expected a list',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-table-in-a-list.py',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'An answer in a list of one is refused; only the bare answer is read.',
    instead: 'The example is offered: the service answers with the bare answer today.',
    scenario: { kind: 'other-form' },
    exitCode: 1,
    says: 'Invalid input data',
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-table-model-parameter.py',
    provider: 'hf-inference',
    tasks: ['table-question-answering'],
    problem: 'The model that the method is given is sent among the parameters of the question, too.',
    instead: 'The example gives the model to the client and not to the method.',
    scenario: { kind: 'success' },
    exitCode: 0,
    sends: '"parameters":{"model":"acme/lantern"}',
  },
]
