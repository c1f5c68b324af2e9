import { z } from '@hono/zod-openapi'
import { type ModelRecord, mappingOf, taskOf } from '@model-snippets/core'
import {
  type AgentOptions,
  type AgentSetUp,
  agentScript,
  agentSetUpDigest,
  CODING_AGENTS,
  explainAgentSetUps,
  findAgentRun,
} from '@model-snippets/core/agents'
import type { System } from '@model-snippets/core/local-apps'
import { agentFacts } from '@model-snippets/hub'
import { fenced, plainLine } from '../../app/domain/files/markdown.ts'
import { askRouter } from '../../app/domain/hub/router.server.ts'
import { type AnswerType, asJson, CODE_TYPE, type Draft, JSON_TYPE, MARKDOWN_TYPE } from './answer.ts'
import { AgentSetUpsSchema } from './answer-schemas.ts'
import { addModelAnswers } from './model-operations.ts'
import type { FindModel } from './models.ts'
import type { Api } from './operation.ts'
import { bodyField, checkedBody, checkedQuery, checkProvider, queryField } from './options.ts'
import { fieldProblem, ProblemError, refusing } from './problem.ts'
import { needsServing, refuseToken } from './read-call.ts'
import { readQuery } from './read-request.ts'
import { modelChoice } from './request-schemas.ts'

const AGENT_IDS = CODING_AGENTS.map(({ id }) => id) as [string, ...string[]]
const agentField = z.enum(AGENT_IDS).optional().describe('Return only the setup for this agent, such as `codex`.')

/** Options that say where the model is. */
const PLACES = ['directRequest', 'endpointUrl', 'billTo', 'providerId'] as const
const CHOICES = ['provider', 'app', 'quantization', 'system'] as const

const AgentQuery = z.strictObject({
  agent: agentField,
  ...Object.fromEntries([...CHOICES, ...PLACES].map((name) => [name, queryField(name)])),
})
const AgentBody = z
  .strictObject({
    model: modelChoice({ id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }),
    agent: agentField,
    ...Object.fromEntries(CHOICES.map((name) => [name, bodyField(name)])),
    options: z.looseObject(Object.fromEntries(PLACES.map((name) => [name, bodyField(name)]))).optional(),
  })
  .openapi('AgentSetUpsBody')

const TYPES = [JSON_TYPE, CODE_TYPE, MARKDOWN_TYPE] as const
const FORMS = {
  [CODE_TYPE]: {
    description: 'Shell commands that install, configure, and start each agent, with comments.',
    example: '# Codex\n',
  },
  [MARKDOWN_TYPE]: {
    description: 'The same commands, with a section per agent.',
    example: '# Coding agents with openai/gpt-oss-120b\n',
  },
} as const

/** The request’s options, validated by the table of options. */
type Asked = AgentOptions & { readonly provider?: string; readonly system?: System }

export function addAgents(api: Api, findModel: FindModel): void {
  addModelAnswers(api, findModel, {
    tag: 'Coding agents',
    path: 'agents',
    id: 'AgentSetUps',
    summary: 'Get coding agent setups for a model',
    description:
      'Returns a setup for each agent that can use the model: configuration files, environment variables, and the commands that install and start the agent. Tokens stay in environment variables. With `app`, the model runs on your own machine, and the setup includes the commands that start the server.',
    query: AgentQuery,
    body: AgentBody,
    schema: AgentSetUpsSchema,
    types: TYPES,
    forms: FORMS,
    readQuery: (context): Asked => {
      const query = readQuery(context, AgentQuery) as Record<string, string> & { readonly agent?: string }
      return { ...(checkedQuery(new URLSearchParams(query)) as Asked), agent: query.agent }
    },
    readBody: (body): Asked => {
      const { agent, options = {} } = body
      refuseToken(options)
      refuseOthers(options)
      return { ...options, ...(checkedBody(body) as Asked), agent }
    },
    needsServing: (model, asked) => asked.app === undefined && needsServing(model, asked.provider ?? 'auto', asked),
    write: writeSetUps,
  })
}

/** @throws ProblemError for an option that shapes a request: those the agent writes */
function refuseOthers(options: { readonly [option: string]: unknown }): void {
  const field = Object.keys(options).find((name) => !(PLACES as readonly string[]).includes(name))
  if (field === undefined) return
  const detail = `Agents write their own requests, so only these options apply: ${PLACES.join(', ')}.`
  throw fieldProblem({ in: 'body', field: `options.${field.slice(0, 80)}`, detail })
}

async function writeSetUps(
  model: ModelRecord,
  { provider = 'auto', ...options }: Asked,
  place: 'query' | 'body',
  type: AnswerType,
): Promise<Draft> {
  const isHosted = options.app === undefined
  if (isHosted) checkProvider(taskOf(model), provider, place)
  const facts = isHosted ? await agentFacts(model, provider, options, askRouter({ isPatient: true })) : {}
  const { setUps, skipped } = refusing(
    () =>
      explainAgentSetUps(model, provider, isHosted ? mappingOf(model, provider) : undefined, { ...options, ...facts }),
    place,
  )
  if (type === JSON_TYPE) {
    const shown = await Promise.all(setUps.map(async (setUp) => ({ ...setUp, ranWith: await ranWith(setUp) })))
    return { ...asJson({ model: model.id, provider, setUps: shown, notOffered: skipped }), snippets: setUps.length }
  }
  if (setUps.length === 0) {
    const reason = skipped.length === 1 ? ` ${skipped[0]?.label}: ${skipped[0]?.reason}.` : ''
    throw new ProblemError('no-example', `No agent we know of works with this choice.${reason}`)
  }
  const text = type === CODE_TYPE ? setUps.map(agentScript).join('\n') : asMarkdown(model.id, setUps)
  return { type, text, snippets: setUps.length }
}

async function ranWith(setUp: AgentSetUp): Promise<{ readonly release: string; readonly date: string } | null> {
  const run = findAgentRun(await agentSetUpDigest(setUp))
  return run === undefined ? null : { release: run.release, date: run.date }
}

const asMarkdown = (id: string, setUps: readonly AgentSetUp[]): string =>
  `${[
    `# Coding agents with ${plainLine(id)}`,
    ...setUps.flatMap((setUp) => [`## ${setUp.label}`, fenced('sh', agentScript(setUp))]),
  ].join('\n\n')}\n`
