import fc from 'fast-check'
import { type DeclaredOperation, type Document, type Parameter, resolve, type Schema } from './document.ts'

/** A request that the document led to, valid or not. */
export interface GeneratedRequest {
  readonly method: string
  /** The path of the document, `/api/tasks/{task}`. */
  readonly declaredPath: string
  readonly operation: DeclaredOperation
  /** Path and query as they are sent. */
  readonly target: string
  readonly headers: { readonly [name: string]: string }
  readonly body?: string
  /** Whether everything in it was made to fit the document. */
  readonly isMeantToFit: boolean
}

const HOSTILE_TEXTS = [
  '',
  ' ',
  '%',
  '%ff',
  '\0',
  '\u202e',
  '💥',
  '../..',
  '__proto__',
  '{',
  '[[',
  '"',
  '<script>',
  'x'.repeat(3000),
]
const ACCEPTS = [
  'application/json',
  'text/plain',
  'text/markdown',
  '*/*',
  'text/html, application/json;q=0.5',
  'text/*;q=0.3, text/markdown;q=0',
  'image/png',
  ';;q=,,',
]

const anyText = fc.oneof(fc.string({ unit: 'binary', maxLength: 40 }), fc.constantFrom(...HOSTILE_TEXTS))

/** Values that fit a schema; where it allows anything, small JSON. */
export function fitting(document: Document, given: Schema): fc.Arbitrary<unknown> {
  const schema = resolve(document, given)
  const anyJson = fc.jsonValue({ maxDepth: 2 })
  const examples = [schema.example, schema.default]
    .filter((value) => value !== undefined)
    .map((value) => ({ arbitrary: fc.constant(value), weight: 3 }))
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum !== undefined) return fc.oneof(...examples, fc.constantFrom(...schema.enum))
  const options = schema.anyOf ?? schema.oneOf
  if (options !== undefined) return fc.oneof(...examples, ...options.map((option) => fitting(document, option)))
  if (schema.allOf !== undefined) {
    const parts = schema.allOf.map((part) => fitting(document, part))
    return fc.tuple(...parts).map((values) => Object.assign({}, ...values) as unknown)
  }
  const types = schema.type === undefined ? [] : [schema.type].flat()
  const byType = types.map((type) => fittingType(document, schema, type))
  return byType.length === 0 ? fc.oneof(...examples, anyJson) : fc.oneof(...examples, ...byType)
}

function fittingType(document: Document, schema: Schema, type: string): fc.Arbitrary<unknown> {
  const { minimum = -1000, maximum = 1000, minLength = 0, maxLength = 40 } = schema
  switch (type) {
    case 'string':
      return fc.string({ minLength, maxLength: Math.min(maxLength, 40) })
    case 'integer':
      return fc.integer({ min: minimum, max: maximum })
    case 'number':
      return fc.double({ min: minimum, max: maximum, noNaN: true }).map((value) => Number(value.toFixed(6)))
    case 'boolean':
      return fc.boolean()
    case 'null':
      return fc.constant(null)
    case 'array':
      return fc.array(fitting(document, schema.items ?? {}), { maxLength: 3 })
    case 'object':
      return fittingObject(document, schema)
    default:
      throw new Error(`the document has the unknown type ${type}`)
  }
}

function fittingObject(document: Document, schema: Schema): fc.Arbitrary<unknown> {
  const properties = Object.entries(schema.properties ?? {})
  const own = fc.record(Object.fromEntries(properties.map(([name, property]) => [name, fitting(document, property)])), {
    requiredKeys: [...(schema.required ?? [])] as never[],
  })
  if (schema.additionalProperties === undefined || schema.additionalProperties === false) return own
  const further = schema.additionalProperties === true ? {} : schema.additionalProperties
  const more = fc.dictionary(fc.string({ maxLength: 12 }), fitting(document, further), { maxKeys: 2 })
  return fc.tuple(more, own).map(([others, named]) => ({ ...others, ...(named as object) }))
}

/** A value in which one part, anywhere, is replaced, left out or added. */
const broken = (value: unknown): fc.Arbitrary<unknown> => {
  const other = fc.oneof(anyText, fc.jsonValue({ maxDepth: 2 }), fc.constantFrom(null, true, -1, 1e308, [], {}))
  if (typeof value !== 'object' || value === null) return other
  const keys = Object.keys(value)
  if (keys.length === 0) return other
  const inside = fc.constantFrom(...keys).chain((key) =>
    fc.oneof(broken((value as { [key: string]: unknown })[key]), other).map((part) => {
      const copy = (Array.isArray(value) ? [...value] : { ...value }) as { [key: string]: unknown }
      copy[key] = part
      return copy
    }),
  )
  const without = fc
    .constantFrom(...keys)
    .map((key) => Object.fromEntries(Object.entries(value).filter(([name]) => name !== key)))
  const added = fc.tuple(anyText, other).map(([name, part]) => ({ ...value, [name]: part }))
  return fc.oneof({ arbitrary: inside, weight: 4 }, without, added, other)
}

const segment = (text: string): string =>
  encodeURIComponent(text.replaceAll(/\p{Surrogate}/gu, '\ufffd')).replace(/^\.{1,2}$/, '%20')

/** Requests for every operation, as the document describes them, and requests that are almost so. */
export function generatedRequests(document: Document, modelIds: readonly string[]): fc.Arbitrary<GeneratedRequest> {
  const operations = Object.entries(document.paths).flatMap(([declaredPath, methods]) =>
    Object.entries(methods).map(([method, operation]) => ({ declaredPath, method, operation })),
  )
  return fc.constantFrom(...operations).chain(({ declaredPath, method, operation }) =>
    fc.boolean().chain((isMeantToFit) =>
      fc
        .record({
          path: pathOf(declaredPath, operation, isMeantToFit, modelIds),
          query: queryOf(document, operation.parameters ?? [], isMeantToFit),
          accept: isMeantToFit
            ? fc.constantFrom('*/*', ...Object.keys(operation.responses['200']?.content ?? {}))
            : fc.constantFrom(...ACCEPTS),
          body: bodyOf(document, operation, isMeantToFit, modelIds),
        })
        .map(({ path, query, accept, body }) => ({
          method: method.toUpperCase(),
          declaredPath,
          operation,
          target: query.length === 0 ? path : `${path}?${new URLSearchParams(query)}`,
          headers: { accept, ...(body === undefined ? {} : { 'content-type': 'application/json' }) },
          ...(body === undefined ? {} : { body }),
          isMeantToFit,
        })),
    ),
  )
}

function pathOf(
  declaredPath: string,
  { parameters = [] }: DeclaredOperation,
  isMeantToFit: boolean,
  modelIds: readonly string[],
): fc.Arbitrary<string> {
  const inPath = parameters.filter((parameter) => parameter.in === 'path')
  const isOfModel = inPath.some(({ name }) => name === 'owner')
  const known = isOfModel
    ? fc.constantFrom(...modelIds).map((id) => id.split('/'))
    : fc.constant(inPath.map(({ schema }) => String(schema.example)))
  const unknown = fc.tuple(...inPath.map(() => anyText.filter((text) => text !== '')))
  const values = isMeantToFit ? known : fc.oneof({ arbitrary: known, weight: 3 }, unknown)
  return values.map((texts) =>
    inPath.reduce((path, { name }, index) => path.replace(`{${name}}`, segment(String(texts[index]))), declaredPath),
  )
}

function queryOf(
  document: Document,
  parameters: readonly Parameter[],
  isMeantToFit: boolean,
): fc.Arbitrary<[string, string][]> {
  const inQuery = parameters.filter((parameter) => parameter.in === 'query')
  const one = (parameter: Parameter): fc.Arbitrary<[string, string]> =>
    fitting(document, parameter.schema).map((value) => [parameter.name, String(value)])
  const fittingQuery = fc
    .subarray(inQuery, { maxLength: Math.min(3, inQuery.length) })
    .chain((chosen) => fc.tuple(...chosen.map(one)))
  if (isMeantToFit) return fittingQuery
  const names = ['nonsense', '__proto__', '', ...inQuery.map(({ name }) => name)]
  const wrong = fc.array(fc.tuple(fc.constantFrom(...names), anyText), { maxLength: 2 })
  return fc.tuple(fittingQuery, wrong).map(([right, others]) => [...right, ...others])
}

function bodyOf(
  document: Document,
  { requestBody }: DeclaredOperation,
  isMeantToFit: boolean,
  modelIds: readonly string[],
): fc.Arbitrary<string | undefined> {
  const schema = requestBody?.content['application/json']?.schema
  if (schema === undefined) return fc.constant(undefined)
  const value = fc
    .tuple(fitting(document, schema), fc.option(fc.constantFrom(...modelIds)))
    .map(([body, model]) => (model === null ? body : { ...(body as object), model }))
  const right = value.map((body) => JSON.stringify(body))
  if (isMeantToFit) return right
  const wrong = value.chain(broken).map((body) => JSON.stringify(body) ?? '')
  return fc.oneof({ arbitrary: wrong, weight: 4 }, right, anyText)
}
