import type { PipelineType } from './pipelines.ts';
/** A dataset, metric, model or space that is worth knowing for a task. */
export interface ExampleRepo {
    /** The hub id; for a metric, its name. */
    readonly id: string;
    /** What it is, in one or two sentences. */
    readonly description: string;
}
/** One thing that goes into a demo or comes out of it. Files are names in the package's `samples` folder. */
export type TaskDemoEntry = {
    readonly type: 'text';
    readonly label: string;
    readonly content: string;
} | {
    readonly type: 'text-with-tokens';
    readonly text: string;
    /** Marked parts of the text; positions count UTF-16 units, the end is exclusive. */
    readonly tokens: readonly {
        readonly type: string;
        readonly start: number;
        readonly end: number;
    }[];
} | {
    readonly type: 'img';
    readonly filename: string;
} | {
    readonly type: 'audio';
    readonly filename: string;
} | {
    readonly type: 'chart';
    /** Scores from 0 to 1. */
    readonly data: readonly {
        readonly label: string;
        readonly score: number;
    }[];
} | {
    readonly type: 'tabular';
    /** Rows of equal length; the first names the columns. */
    readonly table: readonly (readonly string[])[];
};
export interface TaskDemo {
    readonly inputs: readonly TaskDemoEntry[];
    readonly outputs: readonly TaskDemoEntry[];
}
/** What a task page knows of its task. */
export interface TaskEntry {
    readonly id: PipelineType;
    readonly label: string;
    /** The more general task that this one is a case of. */
    readonly canonicalId?: PipelineType;
    readonly isPlaceholder?: boolean;
    /** The task in one to three sentences, for somebody who meets it for the first time. */
    readonly summary: string;
    readonly demo: TaskDemo;
    readonly models: readonly ExampleRepo[];
    readonly datasets: readonly ExampleRepo[];
    readonly metrics: readonly ExampleRepo[];
    readonly spaces: readonly ExampleRepo[];
    /** Keys of the libraries whose models do this task. */
    readonly libraries: readonly string[];
    /** Ids of models to try the task with. */
    readonly widgetModels: readonly string[];
    /** A video that introduces the task. */
    readonly youtubeId?: string;
}
