import { describe, expect, it } from 'vitest'
import { readOutputSchema } from '../../../../call/output-schema.ts'
import type { JsonObject } from '../../../../values/value.ts'
import { print } from '../../../printing/print-code.ts'
import { answerTypes } from '../../answer-type.ts'
import { go as parser } from '../../testing/parser.ts'
import { isReflected, tagsOf } from './reflection.ts'

function read(field: JsonObject) {
  const schema = { type: 'object', properties: { field }, required: ['field'] }
  const answer = readOutputSchema({ schema }, undefined)
  if ('notExpressible' in answer.shape) throw new Error(answer.shape.notExpressible)
  return { answer, shape: answer.shape }
}

function reflects(field: JsonObject): boolean {
  const { answer, shape } = read(field)
  return isReflected(answer, shape)
}

function typesFor(field: JsonObject): string {
  const { answer, shape } = read(field)
  return print(answerTypes(answer, shape, tagsOf)).text
}

describe('a schema derived from a struct', () => {
  it('has its keywords in tags', () => {
    const level = { type: 'integer', minimum: 1, maximum: 3, description: 'From 1, "low", to 3' }
    expect(reflects(level)).toBe(true)
    expect(typesFor(level)).toContain(
      'int64 `json:"field" jsonschema:"minimum=1,maximum=3" jsonschema_description:"From 1, \\"low\\", to 3"`',
    )
    expect(reflects({ type: 'array', items: { type: 'string' }, minItems: 2 })).toBe(true)
    expect(reflects({ type: 'object', properties: { a: { type: 'string' } }, required: ['a'] })).toBe(true)
  })

  it('isn’t derived if tags would mean something else', () => {
    expect(reflects({ type: ['string', 'null'] })).toBe(false)
    expect(reflects({ type: 'string', enum: ['a,b'] })).toBe(false)
    expect(reflects({ type: 'integer', enum: [1, 2] })).toBe(false)
    expect(reflects({ enum: ['low', 'high'] })).toBe(false)
    expect(reflects({ type: 'string', pattern: '^a{1,2}$' })).toBe(false)
    expect(reflects({ type: 'string', description: 'Write `code`' })).toBe(false)
    expect(reflects({ type: 'array', items: { type: 'string', enum: ['a'] } })).toBe(false)
    expect(reflects({ type: 'object', additionalProperties: { type: 'string' } })).toBe(false)
    for (const name of ['\\(1)', '-', 'a,b', '"', '']) {
      const properties = { [name]: { type: 'string' } }
      expect([name, reflects({ type: 'object', properties, required: [name] })]).toEqual([name, false])
    }
  })

  it('has descriptions that can’t leave their tag', () => {
    const types = typesFor({ type: 'string', description: '"\n\\" json:"-" 你好 ${x}\u2028' })
    expect(parser.parse([`package main\n\n${types}\n`])).toEqual([undefined])
  })
})
