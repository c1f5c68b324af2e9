import type { ChatApi } from '../call/chat-variant.ts';
import type { EnvironmentNode } from '../values/value.ts';
/** What a coding agent is pointed at: one model at one service, by one API. */
export interface AgentPlace {
    /** What the place is called in the agent's configuration, letters and hyphens; no agent has one of that name itself. */
    readonly name: string;
    /** What people call it, `Hugging Face`. */
    readonly label: string;
    /** Who runs the model, by the provider's id, or how the router chooses. */
    readonly provider: string;
    readonly api: ChatApi;
    /** What stands before `/chat/completions`, `/responses` or `/v1/messages`. */
    readonly baseUrl: string;
    /** The model's name in a request. */
    readonly model: string;
    /** The variable that holds the token. */
    readonly token: string;
    /** Headers beyond authorization and content type. */
    readonly headers: Readonly<Record<string, string>>;
    /** How many tokens the model reads and writes at most, where that is known. */
    readonly contextLength: number | undefined;
}
/** A file of the agent's configuration. */
export interface AgentFile {
    /** Path below the reader's home, with slashes: `.codex/hf-router.config.toml`. */
    readonly path: string;
    readonly content: string;
    /**
     * Set where other settings of the reader stand in the same file, which is JSON: objects are joined, and in a list what
     * has the same `id` is replaced. Any other file is this set-up's own.
     */
    readonly joins?: true;
}
/** A path below the reader's home, with slashes. */
export interface HomePath {
    readonly home: string;
}
/** How the agent is started. */
export interface AgentLaunch {
    /** Variables of this start alone. */
    readonly env?: Readonly<Record<string, EnvironmentNode | HomePath>>;
    /** The words of the command, the program first. */
    readonly command: readonly (string | HomePath)[];
}
/** All that is known of one coding agent. */
export interface CodingAgent {
    /** `codex`, as its folder is called. */
    readonly id: string;
    readonly label: string;
    readonly docsUrl: string;
    /** Where it stands among the others, 1 first. */
    readonly order: number;
    /** The package on npm, and its line of releases that was run. */
    readonly package: {
        readonly name: string;
        readonly line: string;
    };
    /** Set where the package has a program only after a script of its own ran, which npm from 12 on has to be allowed. */
    readonly runsScripts?: true;
    /** The APIs that it speaks, the one that it is best at first. */
    readonly apis: readonly [ChatApi, ...ChatApi[]];
    /** Why it cannot ask there; undefined where it can. */
    readonly unsupported?: (place: AgentPlace) => string | undefined;
    readonly files: (place: AgentPlace) => readonly AgentFile[];
    readonly launch: (place: AgentPlace) => AgentLaunch;
}
