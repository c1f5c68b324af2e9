import { describe, expect, it } from 'vitest'
import { createApi } from '../../../server/api/api.ts'
import { referenceOf, type ShownDocument } from './reference.ts'

const { api, document } = createApi()
const groups = referenceOf(document as unknown as ShownDocument, 'https://snippets.example')
const operations = groups.flatMap((group) => group.operations)

describe('the reference', () => {
  it('shows every operation of the document once', () => {
    const declared = Object.entries(document.paths ?? {}).flatMap(([path, methods]) =>
      Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
    )
    expect(operations.map(({ method, path }) => `${method} ${path}`).toSorted()).toEqual(declared.toSorted())
  })

  it('says what each parameter and field may be', () => {
    for (const { path, parameters, body, result } of operations) {
      for (const field of [...parameters, ...body, ...result]) {
        expect([path, field.name, field.kind]).toEqual([path, field.name, expect.stringMatching(/\w/)])
        expect(field.kind).not.toContain('undefined')
      }
    }
    const list = operations.find(({ id }) => id === 'listModels')
    expect(list?.parameters.find(({ name }) => name === 'limit')).toEqual({
      name: 'limit',
      kind: 'integer',
      isRequired: false,
      description: 'Maximum number of results. From 1 to 500. Default: 50.',
    })
    expect(list?.result.find(({ name }) => name === 'items')?.kind).toBe('list of ModelSummary')
  })

  it('has commands that work', async () => {
    for (const { method, example } of operations) {
      const target = /'https:\/\/snippets\.example([^']+)'/.exec(example)?.[1] ?? ''
      const body = /--json '([\s\S]+)'$/.exec(example)?.[1]
      const response = await api.request(target, { method, ...(body === undefined ? {} : { body }) })
      expect([example, response.status]).toEqual([example, 200])
    }
  })
})
