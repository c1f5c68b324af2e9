import { explainLocalApps, LOCAL_APPS, localAppScript, SYSTEMS } from '@model-snippets/core/local-apps'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { quoted, UsageError } from '../usage-error.ts'
import { answer } from './answer.ts'
import { chosenModel, MODEL_FIELDS, strictFields } from './call-fields.ts'

export const GET_LOCAL_COMMANDS = {
  name: 'get_local_commands',
  title: 'Run a model on this machine',
  description: `Gives the commands that run a model on a machine of your own with llama.cpp, Ollama, LM Studio, vLLM, MLX and other apps, the GGUF file chosen by its quantization, and the address and model name of the server that they start.
For the program that asks such a server, call get_snippets with that address as "endpointUrl" and that name as "providerId".
These commands are held against the apps' documentation or published sources, but are not run: they would need the model's weights.`,
}

const OUTPUT = {
  model: z.string(),
  apps: z.array(
    z.object({
      app: z.string(),
      script: z.string(),
      server: z.object({ address: z.string(), model: z.string() }).nullable(),
    }),
  ),
  quantizations: z.array(z.string()),
  notOffered: z.array(z.object({ app: z.string(), reason: z.string() })),
}

export function addGetLocalCommands(server: McpServer): void {
  server.registerTool(
    GET_LOCAL_COMMANDS.name,
    {
      title: GET_LOCAL_COMMANDS.title,
      description: GET_LOCAL_COMMANDS.description,
      inputSchema: strictFields({
        ...MODEL_FIELDS,
        app: z
          .enum(LOCAL_APPS.map(({ id }) => id) as [string, ...string[]])
          .optional()
          .describe('Only this app: less to read.'),
        quantization: z
          .string()
          .optional()
          .describe('Which GGUF file to run, for example "Q8_0". Left out: the usual trade of size against quality.'),
        system: z.enum(SYSTEMS).optional().describe('Whose commands; windows gets PowerShell. Left out: POSIX shell.'),
      }),
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, openWorldHint: false },
    },
    ({ app, quantization, system, ...choice }) =>
      answer(() => {
        const model = chosenModel(choice)
        const { apps, skipped, quantizations } = explainLocalApps(model, { app, quantization, system })
        if (apps.length === 0) {
          const reasons = skipped.map(({ app: id, reason }) => `${id}: ${reason}`).join('; ')
          throw new UsageError(`no local app runs ${quoted(model.id)}: ${reasons}`)
        }
        const structured = {
          model: model.id,
          apps: apps.map((one) => ({ app: one.app, script: localAppScript(one), server: one.server ?? null })),
          quantizations: [...quantizations],
          notOffered: skipped.map(({ app: id, reason }) => ({ app: id, reason })),
        }
        return { text: structured.apps.map(({ script }) => script).join('\n'), structured }
      }),
  )
}
