import { MODELS } from '@model-snippets/core/catalogue'
import { Validator } from '@seriousme/openapi-schema-validator'
import { Ajv2020 } from 'ajv/dist/2020.js'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { createApi } from './api.ts'
import type { Document } from './testing/document.ts'
import { exampleRequest, placedOperations } from './testing/example-request.ts'
import { type GeneratedRequest, generatedRequests } from './testing/generated-requests.ts'

const REQUESTS = 1000
const { api, document: created } = createApi()
const document = JSON.parse(JSON.stringify(created)) as Document
const OPERATIONS = placedOperations(document)

const ajv = new Ajv2020({ strict: false, allErrors: false })
ajv.addSchema(document, 'document')
const validators = new Map<string, ReturnType<typeof ajv.compile>>()

/** A check of bodies against one schema of the document. */
function validatorOf(request: GeneratedRequest, status: number, type: string) {
  const place = [
    'paths',
    request.declaredPath,
    request.method.toLowerCase(),
    'responses',
    String(status),
    'content',
    type,
  ]
  const pointer = place.map((step) => encodeURIComponent(step.replaceAll('~', '~0').replaceAll('/', '~1'))).join('/')
  const known = validators.get(pointer)
  if (known !== undefined) return known
  const validator = ajv.compile({ $ref: `document#/${pointer}/schema` })
  validators.set(pointer, validator)
  return validator
}

/** What is wrong with an answer, by the document; undefined when nothing is. */
async function undeclared(request: GeneratedRequest, response: Response): Promise<string | undefined> {
  const declared = request.operation.responses[response.status]
  if (declared === undefined) return `status ${response.status} is not declared: ${await response.text()}`
  const text = await response.text()
  if (declared.content === undefined) return text === '' ? undefined : `status ${response.status} has a body`
  const type = (response.headers.get('content-type') ?? '').split(';')[0] ?? ''
  if (!Object.hasOwn(declared.content, type)) return `${response.status} as ${type} is not declared`
  const validate = validatorOf(request, response.status, type)
  if (validate(type.includes('json') ? JSON.parse(text) : text)) return undefined
  return `${response.status} as ${type}: ${ajv.errorsText(validate.errors)}`
}

describe('the OpenAPI document', () => {
  it('is one of version 3.1', async () => {
    const { valid, errors } = await new Validator().validate(JSON.parse(JSON.stringify(created)))
    expect([valid, errors]).toEqual([true, undefined])
    expect(created.openapi).toBe('3.1.0')
  })

  it('allows no library without a key, as the API does not', () => {
    const { parameters } = document.paths['/api/models/{owner}/{name}/library-examples']?.['get'] ?? {}
    expect(parameters?.find(({ name }) => name === 'library')?.schema).toMatchObject({ minLength: 1 })
    expect(document.components.schemas['LibraryBody']?.properties?.['library']).toMatchObject({ minLength: 1 })
  })

  it('is what the API says of itself', async () => {
    expect(await (await api.request('/api/openapi.json')).json()).toEqual(document)
  })

  it('names and describes every operation, and every parameter', () => {
    const described = OPERATIONS.flatMap(({ method, path, operation }) => [
      { what: `${method} ${path}`, text: operation.summary },
      ...(operation.parameters ?? []).map(({ name, description }) => ({
        what: `${name} of ${method} ${path}`,
        text: description,
      })),
    ])
    expect(described.map(({ what }) => what)).toEqual(
      expect.arrayContaining(['stream of get /api/models/{owner}/{name}/snippets', 'task of get /api/tasks/{task}']),
    )
    expect(described.filter(({ text }) => !/\w/.test(text ?? ''))).toEqual([])
  })

  it.each(OPERATIONS)('answers $method $path, asked with the examples of its fields', async (asked) => {
    const response = await api.request(...exampleRequest(document, asked))
    expect([response.status, await response.text()]).toEqual([200, expect.stringMatching(/\w/)])
  })

  it(`holds for ${REQUESTS} generated requests`, async () => {
    const answers = new Map<string, number>()
    const fitting = { answered: 0, refused: 0 }
    const ids = MODELS.map(({ id }) => id)
    const ask = async (request: GeneratedRequest): Promise<void> => {
      const { method, target, headers, body } = request
      const response = await api.request(target, { method, headers, ...(body === undefined ? {} : { body }) })
      const key = `${request.operation.operationId} ${response.status}`
      answers.set(key, (answers.get(key) ?? 0) + 1)
      if (request.isMeantToFit) fitting[response.ok ? 'answered' : 'refused']++
      expect([method, target, await undeclared(request, response)]).toEqual([method, target, undefined])
    }
    await fc.assert(fc.asyncProperty(generatedRequests(document, ids), ask), { numRuns: REQUESTS })
    // Answered as well as refused: the rest of the test would hold for an API that always refuses.
    expect([...answers.keys()].filter((key) => / 4\d\d$/.test(key)).length).toBeGreaterThan(OPERATIONS.length)
    expect(fitting.answered).toBeGreaterThan(REQUESTS / 5)
    console.log(`${REQUESTS} requests; of those made to fit, ${fitting.answered} answered, ${fitting.refused} refused`)
  })
})
