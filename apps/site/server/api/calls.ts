import type { z } from '@hono/zod-openapi'
import { CLIENTS, type InferenceRequest, type ModelRecord, taskOf } from '@model-snippets/core'
import { OPTIONS, type OptionRecord } from '@model-snippets/core/options'
import type { ProvidersWithFacts } from '@model-snippets/hub/provider-choices'
import {
  type Configuration,
  formatConfiguration,
  parameterOf,
  parseConfiguration,
} from '../../app/domain/configuration/configuration.ts'
import { readPlatform } from '../../app/domain/configuration/platform.ts'
import { buildExamples, type Example, ignoredAmong } from '../../app/domain/examples/build-examples.ts'
import { chooseSnippet, parseChoice } from '../../app/domain/examples/choice.ts'
import { withExactProofs } from '../../app/domain/examples/exact-proofs.server.ts'
import { outcomeOf } from '../../app/domain/examples/outcome.ts'
import { markdownOf, plainLine } from '../../app/domain/files/markdown.ts'
import { problemOfTask } from '../../app/domain/hub/own-task.ts'
import { providersOf, withTools } from '../../app/domain/hub/router.server.ts'
import { texts as exampleTexts } from '../../app/ui/texts/en/examples.ts'
import { isWanted, whyNothing } from '../pages/plain-text.ts'
import {
  type AnswerCache,
  type AnswerType,
  asJson,
  CODE_TYPE,
  type Draft,
  JSON_TYPE,
  MARKDOWN_TYPE,
  negotiatedType,
  sendCacheable,
  sendOnce,
} from './answer.ts'
import { NotOfferedSchema, type SnippetSchema, SnippetsSchema, WireRequestSchema } from './answer-schemas.ts'
import { type FindModel, findAsked } from './models.ts'
import { type Api, addOperation, type Operation } from './operation.ts'
import { checkedQuery, checkProvider } from './options.ts'
import { fieldProblem, ProblemError } from './problem.ts'
import { type Call, needsServing, readCall } from './read-call.ts'
import { readQuery } from './read-request.ts'
import { REFUSALS } from './refusals.ts'
import { CallBody, ModelPath, StateQuery } from './request-schemas.ts'

const NO_PROVIDER = 'No inference provider we know of supports this task.'

/** One endpoint’s view of a call. */
interface CallView {
  readonly name: 'snippets' | 'not-offered' | 'request'
  readonly id: string
  readonly summary: string
  readonly description: string
  readonly schema: z.ZodType
  readonly types: readonly AnswerType[]
  readonly forms: NonNullable<Operation['forms']>
  readonly write: (call: Call, type: AnswerType) => Draft
}

const VIEWS: readonly CallView[] = [
  {
    name: 'snippets',
    id: 'Snippets',
    summary: 'Get examples that call a model',
    description:
      'Returns complete programs that call the model, each with its setup. `text/plain` returns only the code of the first one.',
    schema: SnippetsSchema,
    types: [JSON_TYPE, CODE_TYPE, MARKDOWN_TYPE],
    forms: {
      [CODE_TYPE]: {
        description: 'The code of the first matching example, and nothing else.',
        example: 'import os\n',
      },
      [MARKDOWN_TYPE]: {
        description: 'All matching examples, with their setup steps.',
        example: '# Call openai/gpt-oss-120b\n',
      },
    },
    write: writeSnippets,
  },
  {
    name: 'not-offered',
    id: 'NotOffered',
    summary: 'Get the reasons why examples are missing',
    description: 'Lists the clients that have no example, grouped by reason.',
    schema: NotOfferedSchema,
    types: [JSON_TYPE, MARKDOWN_TYPE],
    forms: {
      [MARKDOWN_TYPE]: {
        description: 'The reasons, each with the clients it applies to.',
        example: '# Not available for openai/gpt-oss-120b\n',
      },
    },
    write: writeNotOffered,
  },
  {
    name: 'request',
    id: 'Request',
    summary: 'Get the raw HTTP request',
    description:
      'Returns the request that the examples send: method, URL, headers, and body. `hf_token_placeholder` stands for the token, or `not_hf_token_placeholder` in direct calls to the provider.',
    schema: WireRequestSchema,
    types: [JSON_TYPE, CODE_TYPE],
    forms: {
      [CODE_TYPE]: {
        description: 'The request as an HTTP message.',
        example: 'POST /v1/chat/completions HTTP/1.1\nHost: router.huggingface.co\n',
      },
    },
    write: writeRequest,
  },
]

/** Adds the endpoints for one call: its examples, the missing ones, and the request. */
export function addCalls(api: Api, findModel: FindModel, cache: AnswerCache): void {
  for (const view of VIEWS) {
    const { name, summary, description, schema, types, forms, write } = view
    const problems = ['invalid-request', 'not-found', 'no-example', 'no-hub'] as const
    addOperation(api, {
      method: 'get',
      path: `/api/models/{owner}/{name}/${name}`,
      id: `get${view.id}`,
      tag: 'Calls',
      summary,
      description: `${description} Accepts the same parameters as the model’s page.`,
      params: ModelPath,
      query: StateQuery,
      schema,
      forms,
      problems,
      answer: async (context) => {
        const type = negotiatedType(context, types)
        const { searchParams } = new URL(context.req.url)
        readQuery(context, StateQuery)
        checkedQuery(searchParams)
        const configuration = parseConfiguration(searchParams)
        const wanted = parseChoice(searchParams)
        const isServedBy = (found: ModelRecord): boolean =>
          needsServing(found, configuration.provider, {
            directRequest: configuration.directRequest,
            endpointUrl: configuration.endpointUrl || undefined,
            providerId: configuration.providerId || undefined,
          })
        const { model: found, isLasting } = await findAsked(context, findModel, isServedBy, configuration.task)
        const wrongTask = problemOfTask(configuration.task, found)
        if (wrongTask !== undefined) throw fieldProblem({ in: 'query', field: 'task', detail: wrongTask })
        const model = await withTools(found, configuration.provider, asksForLoop(configuration))
        const providers = await shownProviders(name, type, model)
        const writeDraft = (): Draft => {
          checkProvider(taskOf(model), configuration.provider, 'query')
          const { problems: found, ...written } = withExactProofs(
            buildExamples(model, configuration, REFUSALS, undefined, wanted),
          )
          const [problem] = found
          if (problem !== undefined) {
            const { field, path = '', message, detail } = problem
            throw fieldProblem({ in: 'query', field: parameterOf(field) + path, detail: detail ?? message })
          }
          const { provider, streaming, platform } = configuration
          const shape = {
            platform: readPlatform(platform) ?? 'posix',
            isStreamed: streaming,
            choices: { ...configuration, platform: undefined },
            providers,
          }
          return write({ place: 'query', model, task: taskOf(model), provider, wanted, written, ...shape }, type)
        }
        if (!isLasting || model !== found || providers?.providerFacts?.state === 'found')
          return sendCacheable(context, writeDraft(), false)
        const { language = '', client = '' } = wanted
        const state = [name, type, model.id, language, client, String(formatConfiguration(configuration))]
        return sendCacheable(context, cache.answerFor(state, writeDraft))
      },
    })
    addOperation(api, {
      method: 'post',
      path: `/api/${name}`,
      id: `post${view.id}`,
      tag: 'Calls',
      summary: `${summary} (model in the body)`,
      description: `${description} Use this for long inputs, or to send a model’s record yourself.`,
      body: CallBody,
      schema,
      forms,
      problems: ['invalid-request', 'unreadable-body', 'no-example', 'too-large'],
      answer: async (context) => {
        const type = negotiatedType(context, types)
        const call = await readCall(context, findModel)
        return sendOnce(context, write({ ...call, providers: await shownProviders(name, type, call.model) }, type))
      },
    })
  }
}

/** Options that decide whether the call is a tool loop, and with which provider. */
const asksForLoop = ({ recipe, endpointUrl }: Configuration) => ({
  recipe: recipe === 'tool-loop' ? ('tool-loop' as const) : undefined,
  endpointUrl: endpointUrl || undefined,
})

/** Markdown lists the model’s providers. */
const shownProviders = (
  name: CallView['name'],
  type: AnswerType,
  model: ModelRecord,
): Promise<ProvidersWithFacts | undefined> =>
  name === 'snippets' && type === MARKDOWN_TYPE ? providersOf(model, { isPatient: true }) : Promise.resolve(undefined)

/** Returns an option’s name in the request. */
function asGiven(option: string, place: Call['place']): string {
  const record = (OPTIONS as readonly OptionRecord[]).find(({ name }) => name === option)
  return place === 'query' ? (record?.query ?? option) : option
}

function writeSnippets(call: Call, type: AnswerType): Draft {
  const { place, model, task, provider, written, platform, isStreamed, choices, providers } = call
  const matching = written.examples
  const [first] = matching
  if (first === undefined) throw noExample(call)
  const snippets = matching.length
  // Markdown shows commands for the terminal in every language.
  const ofLanguages = { ...choices, platform: type === MARKDOWN_TYPE ? undefined : platform }
  const ignored = ignoredAmong(matching, written.ignored, ofLanguages).map(({ option, reason }) => ({
    option: asGiven(option, place),
    reason,
  }))
  const told = ignored.map(({ option }) => option)
  if (type === CODE_TYPE) return { type, text: (chooseSnippet(matching) ?? first).content, snippets: 1, ignored: told }
  if (type === MARKDOWN_TYPE)
    return {
      type,
      text: markdownOf(model.id, matching, {
        platform,
        outcome: outcomeOf(exampleTexts, task ?? '', isStreamed),
        providers,
      }),
      snippets,
      ignored: told,
    }
  return {
    ...asJson({ model: model.id, task: task ?? '', provider, snippets: matching.map(asSnippet), ignored }),
    snippets,
  }
}

/** Returns the error for a call without examples, with the field to change. */
function noExample({ place, task, wanted, written }: Call): ProblemError {
  if (task === undefined) {
    return place === 'body'
      ? fieldProblem({
          in: place,
          field: 'model.pipeline_tag',
          detail:
            'The record doesn’t set pipeline_tag, so the model’s task is unknown. Set it, for example to text-generation.',
        })
      : new ProblemError(
          'no-example',
          'The model’s record doesn’t set pipeline_tag, so its task is unknown. Send the record with POST, and set pipeline_tag.',
        )
  }
  const field = wanted.client !== undefined ? 'client' : wanted.language !== undefined ? 'language' : undefined
  const offered = [...new Set(written.others.map((example) => example[field ?? 'client']))]
  return new ProblemError(
    'no-example',
    whyNothing(written, wanted),
    field === undefined ? [] : [{ in: place, field, detail: 'No example matches this value.', validValues: offered }],
  )
}

const asSnippet = ({ proof, ...snippet }: Example): z.infer<typeof SnippetSchema> => ({
  ...(snippet as Omit<z.infer<typeof SnippetSchema>, 'verified'>),
  // An example that’s based on a guess doesn’t count as verified.
  verified:
    proof === undefined || snippet.assumptions !== undefined ? null : { ...proof, isExact: proof.isExact === true },
})

function writeNotOffered({ model, task, provider, wanted, written }: Call, type: AnswerType): Draft {
  const offered = written.examples.map(({ language, client }) => ({ language, client }))
  const groups =
    offered.length + written.others.length + written.notOffered.length === 0
      ? [{ reason: NO_PROVIDER, clients: CLIENTS.map(({ language, id }) => ({ language, client: id })) }]
      : written.notOffered
  const notOffered = groups
    .map(({ reason, clients }) => ({ reason, clients: clients.filter(isWanted(wanted)) }))
    .filter(({ clients }) => clients.length > 0)
  if (type === JSON_TYPE) return asJson({ model: model.id, task: task ?? null, provider, offered, notOffered })
  const lines = notOffered.map(
    ({ reason, clients }) =>
      `- ${clients.map(({ language, client }) => `${language}/${client}`).join(', ')}: ${reason}`,
  )
  const title = `# Not available for ${plainLine(model.id)}`
  return {
    type,
    text: `${[title, lines.length === 0 ? 'Every matching client has an example.' : lines.join('\n')].join('\n\n')}\n`,
  }
}

function writeRequest({ model, task, provider, written }: Call, type: AnswerType): Draft {
  const { request, notOffered, seenFrom } = written
  const reason = notOffered[0]?.reason ?? NO_PROVIDER
  if (type === CODE_TYPE) {
    if (request === undefined) throw new ProblemError('no-example', `There’s no request to show: ${reason}`)
    return { type, text: asMessage(request) }
  }
  return asJson({
    model: model.id,
    task: task ?? null,
    provider,
    request: request ?? null,
    ...(request === undefined ? { reason } : {}),
    seenFrom,
  })
}

/** Formats a request as an HTTP message, with its body indented. */
function asMessage({ method, url, headers, body, file, form }: InferenceRequest): string {
  const { host, pathname, search } = new URL(url)
  const content =
    body !== undefined
      ? JSON.stringify(body, null, 2)
      : form !== undefined
        ? Object.entries(form)
            .map(([name, value]) => `${name}=${value}`)
            .join('\n')
        : `<the bytes of ${file}>`
  const lines = [
    `${method} ${pathname}${search} HTTP/1.1`,
    `Host: ${host}`,
    ...Object.entries(headers).map(([name, value]) => `${name}: ${value}`),
    '',
    content,
  ]
  return `${lines.join('\n')}\n`
}
