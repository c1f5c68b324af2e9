import { taskOf } from '@model-snippets/core'
import { type AskRouter, type ProvidersWithFacts, providersWithFacts, providerTable } from '@model-snippets/hub'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { quoted, UsageError } from '../usage-error.ts'
import { answer } from './answer.ts'
import { type AddServing, chosenModel, MODEL_FIELDS, type ModelChoice } from './call-fields.ts'
import { inputSchemaOf, outputSchemaOf, readFields, type ToolFields, withoutHelp } from './fields.ts'

export const GET_PROVIDERS = {
  name: 'get_providers',
  title: 'Compare providers',
  description: `Compares a model’s providers: which ones serve it and, for chat models, the prices, context length, speed, and features that the router lists.
For its arguments, see get_snippets.`,
}

/** The arguments are described in get_snippets. */
const FIELDS: ToolFields = withoutHelp(MODEL_FIELDS)

const STATES: Readonly<Record<NonNullable<ProvidersWithFacts['providerFacts']>['state'], string>> = {
  found: 'Prices, speeds, and features from the router',
  late: 'Prices, speeds, and features unavailable: the router didn’t respond in time.',
  off: 'Prices, speeds, and features unavailable: look-ups are disabled.',
  unreachable: 'Prices, speeds, and features unavailable: the router gave no usable response.',
  refused: 'Prices, speeds, and features unavailable: the router rejected the request.',
}

export function addGetProviders(server: McpServer, addServing: AddServing, askRouter: AskRouter): void {
  server.registerTool(
    GET_PROVIDERS.name,
    {
      title: GET_PROVIDERS.title,
      description: GET_PROVIDERS.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ providers: 'list' }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (given) =>
      answer(async () => {
        const choice = readFields<ModelChoice>(FIELDS, given)
        const chosen = chosenModel(choice)
        const model = choice.record === undefined ? await addServing(chosen) : chosen
        const { providers, providerFacts } = await providersWithFacts(model, askRouter)
        if (providers.length === 0) {
          throw new UsageError(
            `no inference provider we know of supports ${quoted(model.id)} (${taskOf(model) ?? 'unknown task'})`,
          )
        }
        const text = [providerTable(providers), ...(providerFacts === undefined ? [] : ['', told(providerFacts)])]
        return {
          text: text.join('\n'),
          structured: { model: model.id, task: taskOf(model) ?? null, providers, facts: providerFacts ?? null },
        }
      }),
  )
}

const told = ({ state, asked }: NonNullable<ProvidersWithFacts['providerFacts']>): string =>
  asked === undefined ? STATES[state] : `${STATES[state]}, as of ${asked}.`
