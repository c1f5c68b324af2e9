import { powershell } from '../languages/shell/powershell.ts'
import { shell } from '../languages/shell/writer.ts'
import { LOCAL_APPS } from '../local-apps/index.generated.ts'
import type { LocalApp, LocalServer, LocalStep, System } from '../local-apps/local-app.ts'
import { type LocalAppCommands, localCommands } from '../local-apps/snippets.ts'
import type { ModelRecord } from '../model/model-record.ts'

/** What an agent needs of a server. */
export interface StartNeeds {
  readonly tools: true
  /** In tokens. */
  readonly contextLength: number
}

/** An app's commands that start its server for an agent. */
export type LocalStart = Omit<LocalAppCommands, 'server'> & { readonly server: LocalServer }

/** How an app's steps change so that its server calls tools and has room for an agent's prompts. */
interface Change {
  readonly steps: (steps: readonly LocalStep[], contextLength: number) => readonly LocalStep[]
  /** Environment variables of the step that starts the server. */
  readonly env?: (contextLength: number) => Readonly<Record<string, string>>
}

/** Adds words to the commands of one kind. */
const adding =
  (kind: LocalStep['kind'], words: (contextLength: number) => readonly string[]): Change['steps'] =>
  (steps, contextLength) =>
    steps.map((step) => (step.kind === kind ? { ...step, command: [...step.command, ...words(contextLength)] } : step))

/** Apps whose documentation says how to start the server for tools in a long context. */
const CHANGES: { readonly [app: string]: Change } = {
  // https://github.com/ggml-org/llama.cpp/blob/master/docs/function-calling.md and tools/server/README.md
  'llama-cpp': { steps: adding('serve', (length) => ['--jinja', '--ctx-size', String(length)]) },
  // Tools need no option. Context: https://docs.ollama.com/context-length
  ollama: {
    steps: (steps) => [
      {
        kind: 'serve',
        command: ['ollama', 'serve'],
        note: 'If Ollama is already running, quit it first: it keeps the context length that it was started with.',
        keepsRunning: true,
      },
      ...steps.map(
        ({ command: [program = '', , ...model] }): LocalStep => ({
          kind: 'fetch',
          command: [program, 'pull', ...model],
        }),
      ),
    ],
    env: (length) => ({ OLLAMA_CONTEXT_LENGTH: String(length) }),
  },
  // Tools need no option: https://lmstudio.ai/docs/developer/openai-compat/tools. Context: https://lmstudio.ai/docs/cli/local-models/load
  'lm-studio': { steps: adding('load', (length) => ['--context-length', String(length)]) },
  // Its chat template decides about tools, and the context grows up to the model's:
  // https://github.com/ml-explore/mlx-lm/blob/main/mlx_lm/SERVER.md
  'mlx-lm': { steps: (steps) => steps.filter(({ kind }) => kind === 'serve') },
}

/**
 * Returns the commands that start an app's server so that an agent can work with a model on it, or why there are none.
 *
 * @param choice the system that the commands are for, `undefined` for any that has a POSIX shell, and the quantization to
 * run
 */
export function startOf(
  app: LocalApp,
  model: ModelRecord,
  { contextLength }: StartNeeds,
  choice: { readonly system: System | undefined; readonly quantization: string | undefined },
): LocalStart | string {
  const change = CHANGES[app.id]
  const changed: LocalApp =
    change === undefined ? app : { ...app, steps: (local) => change.steps(app.steps(local), contextLength) }
  const commands = localCommands(changed, model, choice)
  if (typeof commands === 'string') return commands
  const { server } = commands
  if (server === undefined || server.task !== undefined) return 'the app doesn’t start a server for chat'
  if (change === undefined) return 'we don’t know how to start its server with tool calling and a long context'
  const { env } = change
  return {
    ...commands,
    server,
    steps: commands.steps.map((step) => withEnv(step, env?.(contextLength), choice.system)),
  }
}

function withEnv(
  step: LocalStart['steps'][number],
  env: Readonly<Record<string, string>> | undefined,
  system: System | undefined,
): LocalStart['steps'][number] {
  if (env === undefined || step.kind !== 'serve') return step
  const variables = Object.entries(env).map(([name, value]) =>
    system === 'windows' ? `$env:${name} = ${powershell.word(value)};` : `${name}=${shell.word(value)}`,
  )
  return { ...step, command: [...variables, step.command].join(' ') }
}

/** The apps that can be asked for. */
export const findLocalApp = (id: string): LocalApp | undefined => LOCAL_APPS.find((app) => app.id === id)
