import type { ModelRecord } from '../model/model-record.ts';
import type { LocalApp } from './local-app.ts';
import { type LocalAppOptions } from './snippets.ts';
/** The id that stands in the commands of a run in the place of every model's. */
export declare const ANY_MODEL = "owner/model";
/** One start of an app by its own commands, with a small model of random weights, and who got an answer of its server. */
export interface LocalAppRun {
    /** Id of the app, `llama-cpp`. */
    readonly app: string;
    /** The commands of its steps, on Linux, with `owner/model` as the id of the model. */
    readonly commands: readonly string[];
    /** The distribution that held the program, and its release. */
    readonly package: string;
    readonly release: string;
    /** Whether the app's own command installed it. */
    readonly isOwnInstall: boolean;
    /** Day of the run, `YYYY-MM-DD`, in UTC. */
    readonly date: string;
    /** The programs that asked its server and showed an answer. */
    readonly programs: readonly {
        /** `python/openai` */
        readonly client: string;
        /** SHA-256 of the program, as 64 hexadecimal digits. */
        readonly digest: string;
    }[];
}
/** Every start that came to its end. Written by `npm run verify -- --local-apps`. */
export declare const LOCAL_APP_RUNS: readonly LocalAppRun[];
/**
 * Looks up whether an app was started by the very commands that are written for a model, but for the model's id.
 *
 * @param options what the commands are written for
 * @returns undefined where it was not, as on Windows
 * @example
 * const model = { id: 'Qwen/Qwen3-8B', pipeline_tag: 'text-generation', library_name: 'transformers' }
 * console.log(findLocalAppRun('transformers-serve', model)?.release)
 */
export declare function findLocalAppRun(app: LocalApp['id'], model: ModelRecord, options?: Pick<LocalAppOptions, 'quantization' | 'system'>): LocalAppRun | undefined;
