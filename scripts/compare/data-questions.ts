import { attempt, call, ofValue, type Parts, type Question, textOf } from './answers.ts'
import { type Fields, modelsOf } from './inference-questions.ts'
import { LOCATIONS, TEXTS } from './texts.ts'
import { type Ids, idsOf } from './tree.ts'

const VALUES: { readonly [name: string]: unknown } = {
  ...TEXTS,
  ...LOCATIONS,
  zero: 0,
  'negative zero': -0,
  fraction: 0.1,
  large: 1e21,
  small: 5e-324,
  true: true,
  false: false,
  null: null,
  undefined,
  NaN: Number.NaN,
  'big integer': 5n,
  'empty list': [],
  'empty object': {},
  list: [1, 'two', null, [true, []], {}],
  table: { query: `it's`, table: { 'Name "1"': ['A', 'B'], 'a-b': [1, 2] } },
  'odd names': JSON.parse('{"__proto__": 1, "x\\"y": 2, "class": 3, "": 4, "1": 5, "\\n": 6}'),
  texts: TEXTS,
  function: () => 1,
  date: new Date(0),
}

const FORMATS = ['object', 'curl', 'json', 'python', 'ts', 'yaml', '', '__proto__']

const LABELS = [
  ...['demo-Q4_K_M.gguf', 'demo.Q8_0.gguf', 'UD-IQ1_S/demo-UD-IQ1_S-00001-of-00003.gguf', 'demo-f16.gguf'],
  ...['demo.gguf', 'BF16', 'q5_k_s', 'MXFP4_MOE', 'Q4_K_XL', 'demo-Q9_9.gguf', ''],
]

/** Yields tables, example inputs, and formats: everything except examples. */
export function* dataQuestions({ tasks, pipelines, models }: Ids): Generator<Question> {
  yield {
    name: 'data order of the records',
    ask(tree) {
      const ids = Object.entries(idsOf(tree)).map(([kind, list]) => [`${kind} ids`, list.join('\n')])
      return Object.fromEntries(ids)
    },
  }
  for (const id of pipelines) {
    yield ofValue(`data TASKS_DATA ${id}`, ({ tasks }) => (tasks['TASKS_DATA'] as Fields)[id])
    yield ofValue(`data PIPELINE_DATA ${id}`, ({ tasks }) => (tasks['PIPELINE_DATA'] as Fields)[id])
  }
  for (const name of ['GGMLFileQuantizationType', 'GGMLQuantizationType', 'GGUF_QUANT_ORDER']) {
    yield ofValue(`data ${name}`, ({ quantization }) => quantization[name])
  }
  for (const label of LABELS) {
    yield ofValue(`data quantization of ${JSON.stringify(label)}`, ({ quantization }) =>
      call(quantization, 'parseGGUFQuantLabel', label),
    )
  }
  for (let wanted = -1; wanted <= 42; wanted++) {
    for (const available of [[], [7, 10, 15], [0, 1, 7], [10, 19, 24], [wanted], [1000, 1005]]) {
      yield ofValue(
        `data quantization nearest to ${wanted} of ${available}, with ${available.length}`,
        ({ quantization }) => call(quantization, 'findNearestQuantType', wanted, available),
      )
    }
  }
  for (const id of models) {
    yield ofValue(`data catalogue ${id}`, ({ catalogue }) => call(catalogue, 'findModel', id))
  }
  for (const tag of new Set([...tasks, ...pipelines])) {
    for (const conversational of [false, true]) {
      const tags = conversational ? [tag, 'conversational'] : [tag]
      for (const [name, model] of Object.entries(modelsOf(tag, tags))) {
        yield ofValue(`data example input ${tag}${conversational ? ' conversational' : ''}: ${name}`, ({ core }) =>
          call(core, 'getModelInputSnippet', model),
        )
      }
    }
  }
  for (const [name, value] of Object.entries(VALUES)) {
    for (const format of FORMATS) {
      yield {
        name: `data format ${JSON.stringify(format)}: ${name}`,
        ask({ core }) {
          const parts: Parts = {}
          attempt(parts, 'format', () => {
            parts['formatted value'] = textOf(call(core, 'formatInputs', value, format))
          })
          return parts
        },
      }
    }
  }
}
