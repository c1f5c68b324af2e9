import type { SnippetOptions } from '@model-snippets/core'
import { explainLocalApps, type LocalAppOptions, localAppScript } from '@model-snippets/core/local-apps'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { quoted, UsageError } from '../usage-error.ts'
import { answer } from './answer.ts'
import { chosenModel, MODEL_FIELDS, type ModelChoice } from './call-fields.ts'
import { inputSchemaOf, optionFields, outputSchemaOf, readFields } from './fields.ts'

export const GET_LOCAL_COMMANDS = {
  name: 'get_local_commands',
  title: 'Run a model on this machine',
  description: `Returns commands that run a model on your own machine with llama.cpp, Ollama, LM Studio, vLLM, MLX, and other apps, plus the server’s address and model name.
For a program that calls the server, call get_snippets with the address as "endpointUrl" and the name as "providerId". Commands of apps on PyPI or npm are checked against a release.`,
}

/** Every agent reads the descriptions, so they’re short. */
const HELP = { contextLength: 'in tokens', recipe: 'kind of chat example' }

const FIELDS = { ...MODEL_FIELDS, ...optionFields(['app', 'quantization', 'contextLength', 'recipe', 'system'], HELP) }
type Local = ModelChoice &
  Pick<LocalAppOptions, 'app' | 'quantization' | 'contextLength' | 'system'> &
  Pick<SnippetOptions, 'recipe'>

export function addGetLocalCommands(server: McpServer): void {
  server.registerTool(
    GET_LOCAL_COMMANDS.name,
    {
      title: GET_LOCAL_COMMANDS.title,
      description: GET_LOCAL_COMMANDS.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ apps: 'list', quantizations: 'names' }),
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    (given) =>
      answer(() => {
        const { app, quantization, contextLength, recipe, system, ...choice } = readFields<Local>(FIELDS, given)
        const model = chosenModel(choice)
        const options = { app, quantization, contextLength, recipe, system }
        const { apps, skipped, quantizations } = explainLocalApps(model, options)
        if (apps.length === 0) {
          const reasons = skipped.map(({ app: id, reason }) => `${id}: ${reason}`).join('; ')
          throw new UsageError(`no local app runs ${quoted(model.id)}: ${reasons}`)
        }
        const structured = {
          model: model.id,
          apps: apps.map((one) => ({
            app: one.app,
            script: localAppScript(one),
            server: one.server ?? null,
            ...(one.withoutExamples === undefined ? {} : { unsupported: one.withoutExamples }),
          })),
          quantizations: [...quantizations],
          notOffered: skipped.map(({ app: id, reason }) => ({ app: id, reason })),
        }
        return { text: structured.apps.map(({ script }) => script).join('\n'), structured }
      }),
  )
}
