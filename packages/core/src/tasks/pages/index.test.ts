import { describe, expect, it } from 'vitest'
import {
  type ExampleRepo,
  MODALITIES,
  MODALITY_LABELS,
  PIPELINE_DATA,
  type PipelineType,
  summaryOf,
  TASKS_DATA,
  type TaskDemoEntry,
  type TaskEntry,
} from './index.ts'
import type { Pipeline } from './pipeline.ts'
import { PIPELINES } from './pipelines.generated.ts'
import pipelineFacts from './testing/pipelines.json' with { type: 'json' }
import taskFactsFile from './testing/tasks.json' with { type: 'json' }

/**
 * One task in the published facts. Some of their lists contain an empty string as a placeholder, which we leave out.
 */
interface TaskFacts {
  readonly id: string
  readonly label: string
  readonly canonicalId?: string
  readonly isPlaceholder?: boolean
  readonly youtubeId?: string
  readonly libraries: readonly string[]
  readonly widgetModels: readonly string[]
  readonly datasets: readonly string[]
  readonly metrics: readonly string[]
  readonly models: readonly string[]
  readonly spaces: readonly string[]
  readonly demo: {
    readonly inputs: readonly { readonly type: string }[]
    readonly outputs: readonly { readonly type: string }[]
  }
}

const taskFacts: Readonly<Record<string, TaskFacts>> = taskFactsFile
const entries = Object.values(TASKS_DATA).filter((entry) => entry !== undefined)

const named = (texts: readonly string[]): string[] => texts.filter((text) => text !== '')
const ids = (repos: readonly ExampleRepo[]): string[] => repos.map((repo) => repo.id)
const kinds = (side: readonly { readonly type: string }[]): string[] => side.map((entry) => entry.type)
const demoEntries = (entry: TaskEntry): readonly TaskDemoEntry[] => [...entry.demo.inputs, ...entry.demo.outputs]
const repos = (entry: TaskEntry): readonly ExampleRepo[] => [
  ...entry.datasets,
  ...entry.metrics,
  ...entry.models,
  ...entry.spaces,
]

function expectSummary(summary: string): void {
  expect(summary.split(/[.!?](?: |$)/).filter((sentence) => sentence !== '').length).toBeLessThanOrEqual(3)
  expect(summary).toMatch(/^[A-Z].{30,}\.$/)
}

describe('pipelines', () => {
  it('have the published facts, in their order', () => {
    const published = Object.entries(PIPELINE_DATA).filter(([id]) => Object.hasOwn(pipelineFacts.pipelines, id))
    expect(published).toEqual(Object.entries(pipelineFacts.pipelines))
  })

  it('have a description of one to three sentences, either in the record or in the entry', () => {
    for (const [id, { summary }] of Object.entries<Pipeline>(PIPELINES)) {
      expect(summary === undefined, id).toBe(TASKS_DATA[id as PipelineType] !== undefined)
      expectSummary(summaryOf(id as PipelineType))
    }
  })

  it('have the published modalities', () => {
    expect(MODALITIES).toEqual(pipelineFacts.modalities)
    expect(MODALITY_LABELS).toEqual(pipelineFacts.modalityLabels)
  })
})

describe('task entries', () => {
  it('have a key for every pipeline type, with an entry for each one that the facts have', () => {
    expect(Object.keys(TASKS_DATA)).toEqual(Object.keys(PIPELINE_DATA))
    const ids = new Set<string>(entries.map((entry) => entry.id))
    expect(Object.keys(taskFacts).filter((id) => !ids.has(id))).toEqual([])
  })

  it('have the id of their key', () => {
    for (const [id, entry] of Object.entries(TASKS_DATA)) expect(entry?.id ?? id).toBe(id)
  })

  it.each(Object.entries(taskFacts))('%s has the published ids', (id, facts) => {
    const entry = TASKS_DATA[id as PipelineType]
    expect(entry).toMatchObject({ id: facts.id, label: facts.label, libraries: facts.libraries })
    expect([entry?.canonicalId, entry?.isPlaceholder, entry?.youtubeId]).toEqual([
      facts.canonicalId,
      facts.isPlaceholder,
      facts.youtubeId,
    ])
    expect(entry?.widgetModels).toEqual(named(facts.widgetModels))
    for (const list of ['datasets', 'metrics', 'models', 'spaces'] as const) {
      expect(ids(entry?.[list] ?? []), list).toEqual(named(facts[list]))
    }
    expect(kinds(entry?.demo.inputs ?? [])).toEqual(kinds(facts.demo.inputs))
    expect(kinds(entry?.demo.outputs ?? [])).toEqual(kinds(facts.demo.outputs))
  })

  it.each(entries)('$id has a description of one to three sentences', (entry) => {
    expectSummary(entry.summary)
    for (const { id, description } of repos(entry)) expect(description, id).toMatch(/^[A-Z].{8,}\.$/)
  })

  it('have unique descriptions', () => {
    expect(new Set(entries.map((entry) => entry.summary)).size).toBe(entries.length)
  })

  it('only have existing tasks as canonical ones', () => {
    const canonical = entries.flatMap((entry) => entry.canonicalId ?? [])
    expect(canonical.filter((id) => !(id in PIPELINE_DATA))).toEqual([])
  })
})

describe('demos', () => {
  it.each(entries)('$id shows an input and an output', (entry) => {
    expect(entry.demo.inputs.length).toBeGreaterThan(0)
    expect(entry.demo.outputs.length).toBeGreaterThan(0)
  })

  it.each(entries)('$id is well formed', (entry) => {
    for (const part of demoEntries(entry)) {
      if (part.type === 'text') expect(part.label && part.content).not.toBe('')
      if (part.type === 'chart') {
        const scores = part.data.map(({ score }) => score)
        expect(scores).toEqual([...scores].sort((a, b) => b - a))
        expect(scores.every((score) => score >= 0 && score <= 1)).toBe(true)
        expect(part.data.every(({ label }) => label !== '')).toBe(true)
      }
      if (part.type === 'tabular') {
        expect(part.table.length).toBeGreaterThan(1)
        expect(new Set(part.table.map((row) => row.length)).size).toBe(1)
      }
      if (part.type === 'text-with-tokens') {
        for (const { start, end } of part.tokens) {
          const word = part.text.slice(start, end)
          expect(word).toHaveLength(end - start)
          expect(word).toMatch(/^\w.*\w$/)
        }
      }
    }
  })

  it.each(['text-to-3d', 'image-to-3d'] as const)('%s shows a closed mesh', (id) => {
    const output = TASKS_DATA[id]?.demo.outputs[0]
    const lines = (output?.type === 'text' ? output.content : '').split('\n').map((line) => line.split(' '))
    const corners = lines.filter(([kind]) => kind === 'v')
    const faces = lines.filter(([kind]) => kind === 'f').map(([, ...corner]) => corner.map(Number))
    // In a closed mesh that faces outward, each edge appears once in each direction.
    const edges = faces.flatMap((face) => face.map((corner, index) => `${corner}-${face[(index + 1) % face.length]}`))
    expect(new Set(edges).size).toBe(edges.length)
    expect(edges.map((edge) => edge.split('-').reverse().join('-')).sort()).toEqual([...edges].sort())
    expect([...new Set(faces.flat())].sort((a, b) => a - b)).toEqual(corners.map((_, index) => index + 1))
  })
})
