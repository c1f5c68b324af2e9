import {
  type AgentOptions,
  agentScript,
  agentSetUpDigest,
  explainAgentSetUps,
  findAgentRun,
} from '@model-snippets/core/agents'
import { type AskRouter, agentFacts } from '@model-snippets/hub'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { quoted, UsageError } from '../usage-error.ts'
import { answer, assumptionLine } from './answer.ts'
import { type AddServing, chosenCall, chosenModel, MODEL_FIELDS, type ModelChoice } from './call-fields.ts'
import { inputSchemaOf, optionFields, outputSchemaOf, readFields, type ToolFields, withoutHelp } from './fields.ts'

export const GET_AGENT_SET_UP = {
  name: 'get_agent_set_up',
  title: 'Set up a coding agent',
  description: `Returns the files, environment variables, and commands that set up a coding agent (Codex, Claude Code, OpenCode, and others) for a hosted model or an endpoint. With "app", it sets up the agent for a server on your own machine, and returns the commands that start it.
"ranWith" is the agent release that ran with this exact setup, or null. Tokens stay in environment variables.`,
}

const FIELDS: ToolFields = {
  ...withoutHelp(MODEL_FIELDS),
  agent: { help: 'agent to set up, such as codex; default: all', value: { kind: 'text', most: 100 } },
  ...withoutHelp(
    optionFields(['provider', 'directRequest', 'endpointUrl', 'billTo', 'providerId', 'app', 'quantization', 'system']),
  ),
}
type Wanted = ModelChoice & Omit<AgentOptions, 'supportsTools' | 'contextLength'> & { readonly provider?: string }

/** Returns the model for a server on this machine, without looking it up. */
function localCall(choice: Wanted) {
  const { provider = 'auto', model: _model, task: _task, record: _record, ...options } = choice
  return [chosenModel(choice), provider, undefined, options] as const
}

export function addGetAgentSetUp(server: McpServer, addServing: AddServing, askRouter: AskRouter): void {
  server.registerTool(
    GET_AGENT_SET_UP.name,
    {
      title: GET_AGENT_SET_UP.title,
      description: GET_AGENT_SET_UP.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ setUps: 'list', notOffered: 'list' }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (given) =>
      answer(async () => {
        const { agent, app, quantization, system, ...choice } = readFields<Wanted>(FIELDS, given)
        const [model, provider, mapping, options] =
          app === undefined ? await chosenCall(choice, addServing, askRouter) : localCall(choice)
        const facts = app === undefined ? await agentFacts(model, provider, options, askRouter) : {}
        const { setUps, skipped } = explainAgentSetUps(model, provider, mapping, {
          ...options,
          ...facts,
          agent,
          app,
          quantization,
          system,
        })
        if (setUps.length === 0) {
          const reasons = skipped.map(({ agent, reason }) => `${agent}: ${reason}`).join('; ')
          throw new UsageError(`no agent can be set up for ${quoted(model.id)}: ${reasons}`)
        }
        const shown = await Promise.all(
          setUps.map(async (setUp) => {
            const run = findAgentRun(await agentSetUpDigest(setUp))
            return { ...setUp, ranWith: run === undefined ? null : { release: run.release, date: run.date } }
          }),
        )
        const text = setUps.map((setUp) =>
          [agentScript(setUp), ...(setUp.assumptions ?? []).map(assumptionLine)].join('\n'),
        )
        return { text: text.join('\n'), structured: { model: model.id, setUps: shown, notOffered: [...skipped] } }
      }),
  )
}
