import { type JsonObject, TASKS } from '@model-snippets/core'
import { problemOfField } from '../services/documented.ts'
import { servedTask } from '../services/registry.ts'
import { READERS_HOST } from '../services/remote-inputs.ts'
import { sampleCall, sampleFile } from '../services/samples.ts'
import { findTask } from '../services/tasks/index.ts'
import type { Chosen, Question, Scenario } from './case.ts'

/** A user's choice of options, with the name of its run. */
export interface Variant {
  readonly name: string
  readonly chosen: Chosen
  /** What the service plays; by default, its simplest success. */
  readonly scenario?: Scenario
  /** The same choices separately, for cases that don't support all of them. */
  readonly parts?: readonly Variant[]
}

/** The name of the choice with all options that don't affect each other. */
export const EVERY_OPTION = 'every-option'

/** Combines choices that don't affect each other. */
const together = (name: string, parts: readonly Variant[]): Variant => ({
  name,
  chosen: {
    ...Object.assign({}, ...parts.map(({ chosen }) => chosen)),
    options: Object.assign({}, ...parts.map(({ chosen }) => chosen.options)),
  },
  parts,
})

const TEXT = 'Zeile 1\nLine "two": it\'s 5 o\'clock, $HOME `id` \\n — größer, 你好 🙂'

/** Parameters that none of our lists contains. */
const ANY_PARAMETERS: JsonObject = {
  strength: 0.35,
  turbo: false,
  style: 'it\'s "bold" — größer',
  nested: { list: [1, 2.5, 'x', { deep: true }], empty: {}, none: [] },
  tiny: 1e-7,
  large: 9007199254740991,
}

const localFile = (kind: 'image' | 'audio') =>
  kind === 'image'
    ? { name: "the reader's photo.jpg", bytes: sampleFile('street.jpg').bytes }
    : { name: 'my voice (1).wav', bytes: sampleFile('keyword.wav').bytes }

const remoteFile = (kind: 'image' | 'audio') => {
  const file = kind === 'image' ? sampleFile('cat.png') : sampleFile('welcome.wav')
  return { url: `https://${READERS_HOST}/shared/${file.name}?size=large&v=2`, file }
}

const COLUMNS = { "width's": ['1.5', '-2', '1e21'], 'größe "x"': ['a', "it's", ''] }
const TABLE = { 'City $1': ['Aveiro', "L'Aquila"], '"Bridges"': ['4', '6\n7'] }

/** Returns the input in the task's shape, using `file` if it contains one. */
function inputsOf(task: string, file: string): unknown {
  switch (TASKS[task]?.input) {
    case 'file':
      return file
    case 'image-and-prompt':
      return { image: file, prompt: TEXT }
    case 'image-and-question':
      return { image: file, question: TEXT }
    case 'question-and-context':
      return { question: TEXT, context: `${TEXT} ${TEXT}` }
    case 'query-and-table':
      return { query: TEXT, table: TABLE }
    case 'sentences':
      return { source_sentence: TEXT, sentences: [TEXT, 'b', ''] }
    case 'columns':
      return COLUMNS
    default:
      return TEXT
  }
}

/** Whether a task's input is a file. */
export const hasFile = (task: string): boolean =>
  ['file', 'image-and-prompt', 'image-and-question'].includes(TASKS[task]?.input ?? '')

const kindOf = (task: string): 'image' | 'audio' => TASKS[task]?.file ?? 'image'

/** Returns a task's parameters for a run, except those that the provider requires in another form. */
export function knownParameters(
  { task, target }: Pick<Question, 'task' | 'target'>,
  serving: string,
): JsonObject | undefined {
  const known = findTask(task)?.parameters
  if (known === undefined || target === 'endpoint') return known
  const call = sampleCall(serving, task, target)
  return Object.fromEntries(
    Object.entries(known).filter(([name, value]) => problemOfField(call, name, value) !== 'value'),
  )
}

/** Unusual mappings that the hub may have for a model. */
const mappingsOf = ({ provider, task }: Question): Variant[] =>
  (servedTask(provider, task)?.mappings ?? []).map(({ name, mapping }) => ({ name, chosen: { mapping } }))

/**
 * Returns every choice of options for a run of a task with one target.
 *
 * @param serving the provider that answers
 */
export function variantsOf(question: Question, serving: string): Variant[] {
  const { provider, task, target } = question
  const own = localFile(kindOf(task))
  const remote = remoteFile(kindOf(task))
  const inputs: Variant = {
    name: 'inputs-and-token',
    chosen: {
      options: {
        inputs: inputsOf(task, own.name),
        accessToken: target === 'routed' ? 'hf_theReadersOwn123' : 'key-theReadersOwn123',
      },
      files: hasFile(task) ? [own] : [],
    },
  }
  const option = (name: string, options: NonNullable<Chosen['options']>): Variant => ({ name, chosen: { options } })
  const billTo = target === 'routed' ? [option('bill-to', { billTo: 'acme-labs' })] : []
  const known = knownParameters(question, serving)
  const parameters = known === undefined ? [] : [option('parameters', { parameters: known })]
  const more = option('more-parameters', { parameters: ANY_PARAMETERS })
  const id = option('provider-id', { providerId: 'acme-labs/other.v2' })
  const variants = [
    together(EVERY_OPTION, [inputs, ...billTo, ...parameters]),
    provider === 'auto' ? more : together('other-id-and-parameters', [more, id]),
  ]
  if (hasFile(task)) {
    variants.push({
      name: 'inputs-by-url',
      chosen: { options: { inputs: inputsOf(task, remote.url) }, files: [], remote: [remote] },
    })
  }
  if (TASKS[task]?.takesList === true) {
    variants.push(option('several-texts', { inputs: [TEXT, 'b'] }))
    // For clients that can't send line breaks.
    variants.push(option('several-lines', { inputs: ['One "quoted" line', 'b'] }))
    variants.push(option('similarity', { similarity: true, inputs: [TEXT, 'b', 'c'] }))
  }
  if (target === 'endpoint') variants.push(option('endpoint-path', { endpointUrl: 'http://localhost:8080/base/v1/' }))
  const { otherLibrary: library, countedBy } = servedTask(serving, task) ?? {}
  if (countedBy !== undefined) variants.push(option('several-files', { parameters: { [countedBy]: 3 } }))
  if (library !== undefined) {
    const model = { id: 'acme/lantern', pipeline_tag: task, tags: [] }
    variants.push(
      { name: 'other-library', chosen: { model: { ...model, library_name: library } } },
      { name: 'no-library', chosen: { model } },
      { name: 'no-library-and-other-form', chosen: { model }, scenario: { kind: 'other-form' } },
      {
        name: 'other-library-and-samples',
        chosen: { model: { ...model, library_name: library } },
        scenario: { kind: 'samples' },
      },
      { name: 'no-library-and-samples', chosen: { model }, scenario: { kind: 'samples' } },
    )
  }
  return [...variants, ...mappingsOf(question)]
}
