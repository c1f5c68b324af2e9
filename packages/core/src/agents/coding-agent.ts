import type { ChatApi } from '../call/chat-variant.ts'
import type { Target } from '../call/target.ts'
import type { EnvironmentNode } from '../values/value.ts'

/** The model, service, and API that a coding agent is set up for. */
export interface AgentPlace {
  /**
   * Name of the service in the agent's configuration: letters and hyphens. No agent has a built-in service of this
   * name.
   */
  readonly name: string
  /** Display name, such as `Hugging Face`. */
  readonly label: string
  /** Where requests go: the Hugging Face router, a provider, or the reader’s own server. */
  readonly target: Target
  /** Id of the provider that runs the model, or the router's policy. */
  readonly provider: string
  readonly api: ChatApi
  /** The base URL, without `/chat/completions`, `/responses`, or `/v1/messages`. */
  readonly baseUrl: string
  /** The model's name in requests. */
  readonly model: string
  /** The environment variable that holds the token. */
  readonly token: string
  /** Headers besides authorization and content type. */
  readonly headers: Readonly<Record<string, string>>
  /** The model's context length in tokens, if known. */
  readonly contextLength: number | undefined
}

/** A configuration file of an agent. */
export interface AgentFile {
  /** Path relative to the home folder, with slashes: `.codex/hf-router.config.toml`. */
  readonly path: string
  readonly content: string
  /**
   * Set if the file is JSON that may contain other settings: objects are merged, and list items with the same `id` are
   * replaced. Other files belong to this setup alone.
   */
  readonly joins?: true
}

/** A path relative to the home folder, with slashes. */
export interface HomePath {
  readonly home: string
}

/** How to start the agent. */
export interface AgentLaunch {
  /** Environment variables for this launch only; a text is their value. */
  readonly env?: Readonly<Record<string, string | EnvironmentNode | HomePath>>
  /** The command and its arguments. */
  readonly command: readonly (string | HomePath)[]
}

/** A coding agent: how to install it, configure it, and start it. */
export interface CodingAgent {
  /** The id, such as `codex`; also the name of its folder. */
  readonly id: string
  readonly label: string
  readonly docsUrl: string
  /** Position in lists, starting at 1. */
  readonly order: number
  /** The name of the program that the package installs, and that the launch command starts. */
  readonly program: string
  /** The package and the release line that we ran; from npm, if no other registry is named. */
  readonly package: { readonly registry?: 'pypi'; readonly name: string; readonly line: string }
  /**
   * The developers' installer, if they don't support the package: an address for each shell, and the page that says so.
   * Readers get the installer; we run the release in the package.
   */
  readonly installer?: { readonly posix: string; readonly powershell: string; readonly source: string }
  /** Set if the package needs an install script, which npm 12 and later run only if allowed. */
  readonly runsScripts?: true
  /** The context length that the agent needs, in tokens, and the page that says so. */
  readonly context: { readonly tokens: number; readonly source: string }
  /** Set if the agent works with models that don't support tool calling. */
  readonly callsTools?: false
  /** Why we couldn't run the agent here; absent if we did. It's offered with this label. */
  readonly notRun?: string
  /** The APIs that the agent supports, the preferred one first. */
  readonly apis: readonly [ChatApi, ...ChatApi[]]
  /** Why the agent can't use this model; `undefined` if it can. */
  readonly unsupported?: (place: AgentPlace) => string | undefined
  readonly files: (place: AgentPlace) => readonly AgentFile[]
  readonly launch: (place: AgentPlace) => AgentLaunch
}
