import { MODALITIES, TASKS_DATA } from '@model-snippets/core/tasks'
import { describe, expect, it } from 'vitest'
import { texts } from '../../ui/texts/en/tasks.ts'
import { finderOf } from '../search/ranked.ts'
import { SAMPLE_SIZES } from './sample-sizes.ts'
import { sampleText } from './sample-text.ts'
import { listedTasks, nearTasks, TASK_IDS } from './task-list-data.ts'

const find = finderOf(listedTasks())
const found = (query: string): string[] => find(query).map(({ id }) => id)

describe('the list of tasks', () => {
  it('holds every task once, by kind of data, with a sentence about it', () => {
    expect(found('').toSorted()).toEqual(TASK_IDS.toSorted())
    expect([...new Set(find('').map(({ modality }) => modality))]).toEqual(MODALITIES)
    for (const { line } of listedTasks()) expect(line).toMatch(/^[A-Z].+\.$/)
  })

  it('says truly which have examples', () => {
    const examples = new Map(listedTasks().map((task) => [task.id, task.examples]))
    expect(examples.get('text-generation')).toBe('ran')
    expect(examples.get('text-ranking')).toBe('library')
    expect(examples.get('graph-ml')).toBe('none')
  })

  it('is searched by name, subtask, kind and what a task does', () => {
    expect(found('texttoimage')).toContain('text-to-image')
    expect(found('named entity')).toEqual(['token-classification'])
    expect(found('reinforcement robotics')).toEqual(['robotics'])
    expect(found('nothing like this')).toEqual([])
  })

  it('knows what somebody may have meant', () => {
    expect(nearTasks('text-to-imag')[0]?.id).toBe('text-to-image')
    expect(nearTasks('')).toEqual([])
  })
})

describe('demos', () => {
  it('have words for every sample, and a size for every picture', () => {
    const parts = Object.values(TASKS_DATA).flatMap((entry) => [
      ...(entry?.demo.inputs ?? []),
      ...(entry?.demo.outputs ?? []),
    ])
    const files = parts.filter((part) => part.type === 'img' || part.type === 'audio')
    expect(files.length).toBeGreaterThan(30)
    for (const { filename } of files) expect(sampleText(texts.demo.samples, filename), filename).toMatch(/^\w.+/)
    for (const { filename, type } of files)
      if (type === 'img') expect(SAMPLE_SIZES, filename).toHaveProperty([filename])
  })
})
