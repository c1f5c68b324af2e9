import type { IgnoredOption } from '../call/dropped-options.ts';
import type { SnippetOptions } from '../call/options.ts';
import type { EnvironmentVariable } from '../call/set-up.ts';
import type { InferenceSnippet } from '../generate/snippet.ts';
import { type GgufFile } from '../model/gguf-files.ts';
import type { ModelRecord } from '../model/model-record.ts';
import { type LocalApp, type LocalStepKind, type System } from './local-app.ts';
/** What the reader chose: the options of an example, and of the machine that runs the model. */
export interface LocalAppOptions extends Pick<SnippetOptions, 'accessToken' | 'streaming' | 'inputs' | 'parameters' | 'messages' | 'temperature' | 'max_tokens' | 'top_p'> {
    /** The one app that is wanted, by its id, `ollama`. */
    readonly app?: string | undefined;
    /**
     * The quantization of GGUF files, in any case. Without it, `Q4_K_M` or what comes nearest among the files that the
     * record lists; where it lists none, the choice is left to the app.
     */
    readonly quantization?: string | undefined;
    /** The system that the commands are for: PowerShell for `windows`, POSIX shell otherwise. */
    readonly system?: System | undefined;
    /** For chat, any further field of the request's body. */
    readonly [bodyField: string]: unknown;
}
/** How an app is installed. */
export interface LocalInstall {
    readonly system: System;
    /** One command, or null where the app is no package: `needs` says what to do. */
    readonly command: string | null;
}
/** One command to run, after those before it. */
export interface LocalAppStep {
    readonly kind: LocalStepKind;
    /** What it does, `Start the server`. */
    readonly title: string;
    readonly command: string;
    /** What else has to be known to do it. */
    readonly note?: string;
    /** Whether it goes on until it is stopped: what follows needs a terminal of its own. */
    readonly keepsRunning: boolean;
}
/** How one app runs one model. */
export interface LocalAppSnippet {
    /** Id of the app, `llama-cpp`. */
    readonly app: string;
    readonly label: string;
    readonly docsUrl: string;
    /** What the machine must have, where a plain one will not do. */
    readonly needs?: string;
    readonly install: readonly LocalInstall[];
    /** Variables that the commands read. */
    readonly env: readonly EnvironmentVariable[];
    readonly steps: readonly LocalAppStep[];
    /** The address by which a browser has the app open the model; absent for an app without one. */
    readonly link?: string;
    /** Starts the same server with Docker, in the place of the installation and of the steps; absent for a folder. */
    readonly container?: string;
    /** Address and name by which programs reach the model; absent for an app of the terminal alone. */
    readonly server?: {
        readonly address: string;
        readonly model: string;
    };
    /**
     * Programs that ask the server; empty where there is none, where the model does not chat, and where the server does not
     * do what they should ask of it.
     */
    readonly examples: readonly InferenceSnippet[];
    /** Options that were given and change nothing in these programs; absent where there are none. */
    readonly ignored?: readonly IgnoredOption[];
    /** Why there are none, where the server does not do what they should ask of it: the API, or an answer by a schema. */
    readonly withoutExamples?: string;
}
/** An app that is not offered for a model, and why. */
export interface SkippedLocalApp {
    readonly app: string;
    readonly label: string;
    readonly reason: string;
}
export interface LocalAppExplanation {
    readonly apps: readonly LocalAppSnippet[];
    readonly skipped: readonly SkippedLocalApp[];
    /** The file that was chosen; absent for other weights, and where the record lists no files. */
    readonly file?: GgufFile;
    /** The file of each quantization that can be asked for. */
    readonly choices: readonly GgufFile[];
    /** The quantizations that can be asked for, in the order of the record's files. */
    readonly quantizations: readonly string[];
}
/**
 * How to run a model on a machine of one's own: for each app that can, how it is installed, the commands, the address
 * where its server answers and programs that ask it.
 *
 * @param model the hub's record of the model; `tags`, `library_name`, `pipeline_tag` and the file list `siblings` matter
 * @param options what the reader chose
 * @returns the apps that run the model; `[]` when none does
 * @throws SnippetInputError for an app, a system or a quantization that does not exist, naming those that do
 * @example
 * const [llamaCpp] = getLocalAppSnippets({
 *   id: 'acme/model-GGUF',
 *   pipeline_tag: 'text-generation',
 *   tags: ['gguf', 'conversational'],
 *   siblings: [{ rfilename: 'model-Q4_K_M.gguf' }, { rfilename: 'model-Q8_0.gguf' }],
 * })
 * console.log(llamaCpp?.steps[0]?.command)
 */
export declare const getLocalAppSnippets: (model: ModelRecord, options?: LocalAppOptions) => readonly LocalAppSnippet[];
/**
 * The same, together with every app that is not offered and the reason, the file that was chosen and the quantizations
 * to choose from.
 *
 * @throws SnippetInputError as `getLocalAppSnippets` does
 * @example
 * const { skipped } = explainLocalApps({ id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', tags: ['transformers'] })
 * for (const { label, reason } of skipped) console.log(`${label}: ${reason}`)
 */
export declare function explainLocalApps(model: ModelRecord, options?: LocalAppOptions): LocalAppExplanation;
/** The commands of an app's steps for a model that it runs; undefined where a shell cannot hold them. Writes no example. */
export declare function commandsOf(app: LocalApp, model: ModelRecord, { quantization, system }: Pick<LocalAppOptions, 'quantization' | 'system'>): readonly string[] | undefined;
/** Whether an app runs a model, on some system. Writes no command and no example. */
export declare function runs(app: LocalApp, model: ModelRecord): boolean;
