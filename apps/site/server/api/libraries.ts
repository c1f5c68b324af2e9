import { z } from '@hono/zod-openapi'
import type { ModelRecord } from '@model-snippets/core'
import { MODELS } from '@model-snippets/core/catalogue'
import {
  CHECKED_LIBRARIES,
  getCompletedLibrarySnippets,
  LIBRARIES,
  type LibraryRequest,
} from '@model-snippets/core/libraries'
import { nearestNames, optionRecord } from '@model-snippets/core/options'
import { fenced, plainLine } from '../../app/domain/files/markdown.ts'
import { isCode } from '../../app/domain/libraries/explanation.ts'
import { fenceOf } from '../../app/domain/libraries/library-language.ts'
import { type RunExample, withRun } from '../../app/domain/libraries/library-run.ts'
import { runSentence } from '../pages/plain-library.ts'
import {
  type AnswerType,
  asJson,
  CODE_TYPE,
  type Draft,
  JSON_TYPE,
  MARKDOWN_TYPE,
  negotiatedType,
  sendCacheable,
} from './answer.ts'
import { LibraryExamplesSchema, LibrarySchema, LibrarySummarySchema, pageOf } from './answer-schemas.ts'
import { addModelAnswers } from './model-operations.ts'
import { type FindModel, pageOfList } from './models.ts'
import { type Api, addOperation } from './operation.ts'
import { checkedBody, checkedQuery, queryField } from './options.ts'
import { fieldProblem, ProblemError, refusing, shown } from './problem.ts'
import { readQuery } from './read-request.ts'
import { LIBRARY_OPTIONS, LibraryBody, LibraryKey, PAGING } from './request-schemas.ts'

const ExampleQuery = z.strictObject({
  library: LibraryKey.optional(),
  ...Object.fromEntries(LIBRARY_OPTIONS.map((name) => [optionRecord(name).query, queryField(name)])),
})
const ListQuery = z.strictObject({
  q: z.string().max(200).optional().describe('Text to find in the library’s key or name.'),
  ...PAGING,
})
const TYPES = [JSON_TYPE, CODE_TYPE, MARKDOWN_TYPE] as const
const FORMS = {
  [CODE_TYPE]: {
    description: 'The code of the first example, and nothing else.',
    example: 'from transformers import pipeline\n',
  },
  [MARKDOWN_TYPE]: { description: 'All examples.', example: '# Load openai/gpt-oss-120b\n' },
} as const

type Library = (typeof LIBRARIES)[string]

const summarize = (library: Library): z.infer<typeof LibrarySummarySchema> => ({
  key: library.key,
  prettyLabel: library.prettyLabel,
  repoName: library.repoName,
  repoUrl: library.repoUrl,
  docsUrl: library.docsUrl ?? null,
  filter: library.filter ?? false,
  countDownloads: library.countDownloads ?? null,
  hasExamples: library.examples !== undefined,
})

/** The library to show, and the values for its example. */
interface Asked {
  readonly library: string | undefined
  readonly request: LibraryRequest
}

export function addLibraries(api: Api, findModel: FindModel): void {
  const tag = 'Libraries'
  addModelAnswers(api, findModel, {
    tag,
    path: 'library-examples',
    id: 'LibraryExamples',
    summary: 'Get examples that load a model with its library',
    query: ExampleQuery,
    body: LibraryBody,
    schema: LibraryExamplesSchema,
    types: TYPES,
    forms: FORMS,
    readQuery: (context): Asked => {
      const { library } = readQuery(context, ExampleQuery) as { readonly library?: string }
      return { library, request: checkedQuery(new URL(context.req.url).searchParams) as LibraryRequest }
    },
    readBody: (body): Asked => {
      checkedBody(body)
      const { library, options = {} } = body
      return { library, request: options as LibraryRequest }
    },
    write: writeExamples,
  })
  addOperation(api, {
    method: 'get',
    path: '/api/libraries',
    id: 'listLibraries',
    tag,
    summary: 'List libraries',
    query: ListQuery,
    schema: pageOf(LibrarySummarySchema, 'LibraryPage'),
    problems: ['invalid-request'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      const { q = '', limit, offset } = readQuery(context, ListQuery)
      const part = q.trim().toLowerCase()
      const libraries = Object.values(LIBRARIES).filter(({ key, prettyLabel }) =>
        `${key}\n${prettyLabel}`.toLowerCase().includes(part),
      )
      const page = pageOfList(libraries.map(summarize), new URL(context.req.url), { limit, offset })
      return sendCacheable(context, asJson(page))
    },
  })
  const Path = z.object({
    library: z.string().min(1).openapi({ description: 'The library’s key.', example: 'diffusers' }),
  })
  addOperation(api, {
    method: 'get',
    path: '/api/libraries/{library}',
    id: 'getLibrary',
    tag,
    summary: 'Get one library',
    params: Path,
    query: z.strictObject({}),
    schema: LibrarySchema,
    problems: ['invalid-request', 'not-found'],
    answer: (context) => {
      negotiatedType(context, [JSON_TYPE])
      readQuery(context, z.strictObject({}))
      const key = context.req.param('library') ?? ''
      const library = Object.hasOwn(LIBRARIES, key) ? LIBRARIES[key] : undefined
      if (library === undefined) throw unknownLibrary('path', key, 'not-found')
      const models = MODELS.filter(({ library_name }) => library_name === key).map(({ id }) => id)
      const checked = Object.hasOwn(CHECKED_LIBRARIES.libraries, key) ? CHECKED_LIBRARIES.libraries[key] : undefined
      return sendCacheable(context, asJson({ ...summarize(library), models, checked: checked ?? null }))
    },
  })
}

const unknownLibrary = (place: 'path' | 'query' | 'body', key: string, kind: 'not-found' | 'invalid-request') =>
  fieldProblem(
    {
      in: place,
      field: 'library',
      detail: `There’s no library with the key ${shown(key)}. For all keys, see /api/libraries.`,
      suggestions: nearestNames(key, Object.keys(LIBRARIES), 5),
    },
    kind,
  )

async function writeExamples(
  model: ModelRecord,
  { library, request }: Asked,
  place: 'query' | 'body',
  type: AnswerType,
): Promise<Draft> {
  if (library !== undefined && !Object.hasOwn(LIBRARIES, library)) {
    throw unknownLibrary(place, library, 'invalid-request')
  }
  const { snippets: written, isCompleted } = refusing(() => getCompletedLibrarySnippets(model, request, library), place)
  const examples = await Promise.all(written.map((snippet) => withRun(snippet, model.id)))
  const snippets = examples.length
  if (type === JSON_TYPE) return { ...asJson({ model: model.id, examples, isCompleted }), snippets }
  const [first] = examples
  if (first === undefined) {
    const ofNone = 'The model’s record doesn’t name a library that we have an example for.'
    const detail = library === undefined ? ofNone : `There’s no ${library} example for this model.`
    throw new ProblemError('no-example', detail)
  }
  if (type === CODE_TYPE) return { type, text: first.content, snippets: 1 }
  return { type, text: asMarkdown(model.id, examples), snippets }
}

function asMarkdown(id: string, examples: readonly RunExample[]): string {
  const parts = examples.flatMap((example) => {
    const { library, language, content, ignored = [] } = example
    const label = LIBRARIES[library]?.prettyLabel ?? library
    const told = ignored.length === 0 ? [] : [`Ignored: ${plainLine(ignored.join(', '))}`]
    const ran = isCode(example) ? [runSentence(example)] : []
    return [`## ${label}`, fenced(fenceOf(language), content), ...ran, ...told]
  })
  return `${[`# Load ${plainLine(id)}`, ...parts].join('\n\n')}\n`
}
