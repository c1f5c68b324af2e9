import type { ChatApi } from '../call/chat-variant.ts';
import type { SnippetOptions } from '../call/options.ts';
import type { EnvironmentVariable } from '../call/set-up.ts';
import type { ProviderName } from '../generate/names.ts';
import { type System } from '../local-apps/local-app.ts';
import type { ModelRecord, ProviderMapping } from '../model/model-record.ts';
import type { Assumption } from '../providers/assumption.ts';
import type { AgentFile } from './coding-agent.ts';
/** What the reader chose. */
export interface AgentOptions extends Pick<SnippetOptions, 'endpointUrl' | 'directRequest' | 'billTo' | 'providerId'> {
    /** The one agent that is wanted, by its id, `codex`. */
    readonly agent?: string | undefined;
    /** The system whose terminal the commands are for: PowerShell for `windows`, POSIX shell otherwise. */
    readonly system?: System | undefined;
    /** Whether the provider calls tools with this model, as the hub's router says it; absent where nobody knows. */
    readonly supportsTools?: boolean | undefined;
    /** How many tokens the provider reads and writes with this model at most; absent where nobody knows. */
    readonly contextLength?: number | undefined;
}
/** How one agent is set up for one model. */
export interface AgentSetUp {
    /** Id of the agent, `codex`. */
    readonly agent: string;
    readonly label: string;
    readonly docsUrl: string;
    /** The API by which it asks the model. */
    readonly api: ChatApi;
    /** The system whose terminal the commands are for. */
    readonly system: System;
    /** The command that installs it. */
    readonly install: string;
    /** Files of its configuration, below the reader's home. */
    readonly files: readonly AgentFile[];
    /** Variables that the reader sets; no file holds their values. */
    readonly env: readonly EnvironmentVariable[];
    /** The command that starts it with this model. */
    readonly launch: string;
    /** What the set-up rests on that nobody said; absent where nothing is assumed. */
    readonly assumptions?: readonly Assumption[];
}
/** An agent that is not offered, and why. */
export interface SkippedAgent {
    readonly agent: string;
    readonly label: string;
    readonly reason: string;
}
export interface AgentExplanation {
    readonly setUps: readonly AgentSetUp[];
    readonly skipped: readonly SkippedAgent[];
}
/**
 * How coding agents are set up for a model: for each that can be, the command that installs it, its configuration, the
 * variables that it reads and the command that starts it.
 *
 * @param model the hub's record of the model; `id`, `pipeline_tag`, `tags` and a chat template in `config` matter
 * @param provider a provider's id, or how the hub's router chooses one, `auto`
 * @param mapping how that provider serves the model
 * @param options what the reader chose
 * @returns the set-ups; `[]` where no agent can be set up
 * @throws SnippetInputError for an agent or a system that does not exist, naming those that do, and for an option that no
 * request can carry
 * @example
 * const [codex] = getAgentSetUps(
 *   { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] },
 *   'together',
 * )
 * console.log(codex?.launch)
 */
export declare const getAgentSetUps: (model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: AgentOptions) => readonly AgentSetUp[];
/**
 * The same, together with every agent that is not offered and the reason.
 *
 * @throws SnippetInputError as `getAgentSetUps` does
 * @example
 * const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
 * const { skipped } = explainAgentSetUps(model, 'together', undefined, { directRequest: true })
 * for (const { label, reason } of skipped) console.log(`${label}: ${reason}`)
 */
export declare function explainAgentSetUps(model: ModelRecord, provider: ProviderName, mapping?: ProviderMapping, options?: AgentOptions): AgentExplanation;
