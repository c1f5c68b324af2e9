import type { ChatApi } from '../call/chat-variant.ts';
import type { GgufFile } from '../model/gguf-files.ts';
import type { ModelRecord } from '../model/model-record.ts';
export declare const SYSTEMS: readonly ['macos', 'linux', 'windows'];
/** A system that an app installs on. */
export type System = (typeof SYSTEMS)[number];
/** The words of one program's command line, the program first. A writer of a shell's language makes a line of them. */
export type Words = readonly string[];
/** Words, or the words of several programs, each of which is given the output of the one before. */
export type Command = Words | {
    readonly piped: readonly Words[];
};
export declare const STEP_KINDS: readonly ['fetch', 'load', 'serve', 'chat', 'fetch-and-chat'];
/** What a step does; `load` makes the model answer to its name. */
export type LocalStepKind = (typeof STEP_KINDS)[number];
/** One thing to do after the app is installed. */
export interface LocalStep {
    readonly kind: LocalStepKind;
    readonly command: Words;
    /** What else has to be known to do it. */
    readonly note?: string;
    /** Whether the program goes on until it is stopped, so that the next step needs a terminal of its own. */
    readonly keepsRunning?: boolean;
}
/** Where an app's own pages or sources say that its server has an API, or why nothing is asked by it, with the source. */
export type LocalApi = {
    /** The page or the source that says so, and the day on which it was read. */
    readonly source: {
        readonly address: string;
        readonly read: string;
    };
    /** The release that brought it, where a source tells. */
    readonly since?: string;
} | {
    readonly without: string;
};
/** The server that the steps start. */
export interface LocalServer {
    /** Its base URL, `http://localhost:8080/v1`; for a task other than chat, the whole address. */
    readonly address: string;
    /** The name by which it knows the model. */
    readonly model: string;
    /** The task that it does, where that is not chat. */
    readonly task?: 'feature-extraction';
    /** The APIs beside chat completions, whose paths are below the same base URL; of every server that chats. */
    readonly apis?: {
        readonly [api in Exclude<ChatApi, 'chat-completions'>]: LocalApi;
    };
    /** By API: why no answer by a schema can be had there, with the source; absent where it can. */
    readonly withoutSchema?: {
        readonly [api in ChatApi]?: string;
    };
    /** By API: why examples that want the whole answer at once get a stream, with the source; absent where they do not. */
    readonly withoutWhole?: {
        readonly [api in ChatApi]?: string;
    };
    /** Whether it fetches an image of which a message gives the address. */
    readonly fetchesImages: boolean;
}
/** One model, as an app is told to run it. */
export interface LocalModel {
    readonly model: ModelRecord;
    /** The hub's id, which every command can carry. */
    readonly id: string;
    /** The GGUF file that was chosen; absent for other weights, and where the record lists no files. */
    readonly file: GgufFile | undefined;
    /** The quantization that was asked for; absent when the choice is left to the app. */
    readonly quantization: string | undefined;
    /** Whether the owner of the model asks to accept terms first, so that a token has to go along. */
    readonly gated: boolean;
}
/** Where the releases of an app are, for the check that holds its commands against the newest one. */
export interface LocalAppReleases {
    readonly registry: 'pypi' | 'npm';
    /** The distribution's name on the registry. */
    readonly package: string;
}
/** All that is known of one program that runs models on the reader's machine. */
export interface LocalApp {
    /** `llama-cpp`, as its file is called. */
    readonly id: string;
    /** Its key in the published table of apps, where that is not its id. */
    readonly publishedKey?: string;
    readonly label: string;
    readonly docsUrl: string;
    /** The task of the models that it is for, where that is not `text-generation`. */
    readonly mainTask?: 'text-to-image' | 'image-text-to-text' | 'feature-extraction';
    /** Where it stands among the others, 1 first. */
    readonly order: number;
    /** What the machine must have, where a plain one will not do. */
    readonly needs?: string;
    /** How it is installed, by system; it does not run on a system that is not here. */
    readonly install: {
        readonly [system in System]?: Command;
    };
    /** Whether it takes the reader's token from `HF_TOKEN`: without that, models whose owner asks first are out of reach. */
    readonly readsToken: boolean;
    /** Whether it runs a model that lies in a folder of the reader's own, whose path it is given in the place of the id. */
    readonly readsFolders?: true;
    /** The unsupported reason: why it does not run a model. Undefined when it does. */
    readonly unsupported: (local: LocalModel) => string | undefined;
    /** The systems on which it runs a model, where those are not all that it is installed on. */
    readonly systems?: (local: LocalModel) => readonly System[];
    /** None for an app without commands, which is opened by its link. */
    readonly steps: (local: LocalModel) => readonly LocalStep[];
    /** The address by which a browser has the app open a model of the hub. */
    readonly link?: (local: LocalModel) => string;
    /** Starts the server of the steps in a container, in the place of the installation and of the steps. */
    readonly container?: (local: LocalModel) => Words;
    /** The server that the steps start; absent for a program that is used in the terminal alone. */
    readonly server?: (local: LocalModel) => LocalServer;
    readonly releases?: LocalAppReleases;
}
