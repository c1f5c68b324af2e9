import { z } from '@hono/zod-openapi'
import { languageRecord, type ModelRecord, programFileOf, type SnippetOptions } from '@model-snippets/core'
import { cardsFor, leastMemoryFor } from '@model-snippets/core/hardware'
import {
  CHECKED_LOCAL_APPS,
  explainLocalApps,
  findLocalAppRun,
  type LocalAppOptions,
  type LocalAppSnippet,
  localAppScript,
} from '@model-snippets/core/local-apps'
import { ignoredAmong } from '../../app/domain/examples/build-examples.ts'
import { fenced, plainLine } from '../../app/domain/files/markdown.ts'
import { type AnswerType, asJson, CODE_TYPE, type Draft, JSON_TYPE, MARKDOWN_TYPE } from './answer.ts'
import { LocalAppsSchema } from './answer-schemas.ts'
import { addModelAnswers } from './model-operations.ts'
import type { FindModel } from './models.ts'
import type { Api } from './operation.ts'
import { bodyField, checkedBody, checkedQuery, optionFields, queryField } from './options.ts'
import { fieldProblem, ProblemError, refusing } from './problem.ts'
import { refuseToken } from './read-call.ts'
import { readQuery } from './read-request.ts'
import { modelChoice } from './request-schemas.ts'

/** Options that set where a request goes; here, it goes to the app’s server. */
const ELSEWHERE = ['directRequest', 'endpointUrl', 'billTo', 'providerId', 'platform'] as const
const CHOICES = ['app', 'quantization', 'system', 'language', 'client'] as const
const fieldsOf = (field: typeof queryField | typeof bodyField) =>
  Object.fromEntries(CHOICES.map((name) => [name, field(name)]))

const LocalQuery = z.strictObject(fieldsOf(queryField))
const LocalBody = z
  .strictObject({
    model: modelChoice({
      id: 'acme/model-GGUF',
      pipeline_tag: 'text-generation',
      tags: ['gguf', 'conversational'],
      siblings: [{ rfilename: 'model-Q4_K_M.gguf' }],
    }),
    ...fieldsOf(bodyField),
    options: z.looseObject(optionFields(ELSEWHERE)).optional(),
  })
  .openapi('LocalAppsBody')

const TYPES = [JSON_TYPE, CODE_TYPE, MARKDOWN_TYPE] as const
const FORMS = {
  [CODE_TYPE]: { description: 'The commands for each app, with comments.', example: '# Ollama\n' },
  [MARKDOWN_TYPE]: {
    description: 'The same commands, and programs that call the servers.',
    example: '# Run openai/gpt-oss-120b on your own machine\n',
  },
} as const

/** What was chosen by name, and the options of the programs that call the server. */
interface Asked {
  readonly chosen: ReturnType<typeof checkedBody>
  readonly options: LocalAppOptions
}

export function addLocalApps(api: Api, findModel: FindModel): void {
  addModelAnswers(api, findModel, {
    tag: 'Local apps',
    path: 'local-apps',
    id: 'LocalApps',
    summary: 'Get commands that run a model on your own machine',
    description:
      'Returns, for each app that runs the model, the commands, the server’s address, and programs that call the server. Also returns the chosen GGUF file.',
    query: LocalQuery,
    body: LocalBody,
    schema: LocalAppsSchema,
    types: TYPES,
    forms: FORMS,
    readQuery: (context): Asked => {
      const query = readQuery(context, LocalQuery) as Record<string, string>
      return { chosen: checkedQuery(new URLSearchParams(query)), options: {} }
    },
    readBody: (body): Asked => {
      const { options = {} } = body
      refuseToken(options)
      refuseElsewhere(options)
      return { chosen: checkedBody(body), options: options as LocalAppOptions }
    },
    write: writeApps,
  })
}

/** @throws ProblemError for an option that says where a request goes: that is the app's server */
function refuseElsewhere(options: { readonly [option: string]: unknown }): void {
  const field = ELSEWHERE.find((name) => options[name] !== undefined)
  if (field === undefined) return
  const detail = 'Remove this option: it doesn’t apply to a model on your own machine.'
  throw fieldProblem({ in: 'body', field: `options.${field}`, detail })
}

function writeApps(
  model: ModelRecord,
  { chosen: { language, client, app, quantization, system, typescript }, options: given }: Asked,
  place: 'query' | 'body',
  type: AnswerType,
): Draft {
  const options: LocalAppOptions & SnippetOptions = { ...given, typescript }
  const explained = refusing(() => explainLocalApps(model, { ...options, app, quantization, system }), place)
  const apps = explained.apps.map((app) => {
    const examples = app.examples.filter(
      (example) =>
        (language === undefined || example.language === language) &&
        (client === undefined || example.client === client),
    )
    const ignored = ignoredAmong(examples, app.ignored ?? [], options)
    return { ...app, examples, ...(ignored.length === 0 ? {} : { ignored }) }
  })
  const snippets = apps.reduce((sum, { examples }) => sum + examples.length, 0)
  if (type === JSON_TYPE) {
    const { file, quantizations, skipped } = explained
    const checked = apps.map((app) => ({
      ...app,
      checked: CHECKED_LOCAL_APPS[app.app] ?? null,
      run: findLocalAppRun(app.app, model, { quantization, system }) ?? null,
    }))
    return {
      ...asJson({
        model: model.id,
        file: file ?? null,
        memory: memoryOf(file?.size),
        quantizations,
        apps: checked,
        notOffered: skipped,
      }),
      snippets,
    }
  }
  if (apps.length === 0) {
    const isWhole = app === undefined && system === undefined
    const none = isWhole
      ? 'No local app we know of runs this model.'
      : 'No app that matches your request runs this model.'
    const reason =
      explained.skipped.length === 1 ? ` ${explained.skipped[0]?.label}: ${explained.skipped[0]?.reason}.` : ''
    throw new ProblemError('no-example', `${none}${reason}`)
  }
  const text = type === CODE_TYPE ? apps.map(localAppScript).join('\n') : asMarkdown(model.id, apps)
  return { type, text, snippets }
}

const memoryOf = (size: number | undefined) =>
  size === undefined ? null : { least: leastMemoryFor(size) ?? null, cards: cardsFor(size) }

function asMarkdown(id: string, apps: readonly LocalAppSnippet[]): string {
  const parts = apps.flatMap((app) => [
    `## ${app.label}`,
    fenced('sh', localAppScript(app)),
    ...(app.withoutExamples === undefined ? [] : [`No example: ${plainLine(app.withoutExamples)}`]),
    ...app.examples.flatMap(({ language, client, content, typescript }) => [
      `### ${language}, ${client}`,
      fenced(programFileOf(languageRecord(language), 'posix', typescript).fence, content),
    ]),
  ])
  return `${[`# Run ${plainLine(id)} on your own machine`, ...parts].join('\n\n')}\n`
}
