import { expect, it } from 'vitest'
import type { ModelRecord } from '../model/model-record.ts'
import { completedRecord } from './completed-record.ts'

const FILLS = { id: 'a/b', library_name: 'transformers', pipeline_tag: 'fill-mask' }

it.each([null, 5, {}, 'transformers', undefined])('reads a record whose tags are %j', (tags) => {
  const { record, isCompleted } = completedRecord({ ...FILLS, tags } as unknown as ModelRecord)
  expect(isCompleted).toBe(true)
  expect(record.transformersInfo).toEqual({ auto_model: 'AutoModelForMaskedLM', processor: 'AutoTokenizer' })
  expect(completedRecord({ id: 'a/b', tags } as unknown as ModelRecord).isCompleted).toBe(false)
})
