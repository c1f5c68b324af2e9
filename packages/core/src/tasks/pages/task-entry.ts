import type { PipelineType } from './pipelines.ts'

/** A data set, metric, model, or space worth knowing for a task. */
export interface ExampleRepo {
  /** The Hugging Face id; for a metric, its name. */
  readonly id: string
  /** A description in one or two sentences. */
  readonly description: string
}

/** An input or output of a demo. Files are names in the package's `samples` folder. */
export type TaskDemoEntry =
  | { readonly type: 'text'; readonly label: string; readonly content: string }
  | {
      readonly type: 'text-with-tokens'
      readonly text: string
      /** Labeled parts of the text. Positions count UTF-16 code units; the end is exclusive. */
      readonly tokens: readonly { readonly type: string; readonly start: number; readonly end: number }[]
    }
  | { readonly type: 'img'; readonly filename: string }
  | { readonly type: 'audio'; readonly filename: string }
  | {
      readonly type: 'chart'
      /** Scores from 0 to 1. */
      readonly data: readonly { readonly label: string; readonly score: number }[]
    }
  | {
      readonly type: 'tabular'
      /** Rows of equal length; the first row contains the column names. */
      readonly table: readonly (readonly string[])[]
    }

export interface TaskDemo {
  readonly inputs: readonly TaskDemoEntry[]
  readonly outputs: readonly TaskDemoEntry[]
}

/** The content of a task's page. */
export interface TaskEntry {
  readonly id: PipelineType
  readonly label: string
  /** The more general task that this one is a case of. */
  readonly canonicalId?: PipelineType
  readonly isPlaceholder?: boolean
  /** The task in one to three sentences, for newcomers. */
  readonly summary: string
  readonly demo: TaskDemo
  readonly models: readonly ExampleRepo[]
  readonly datasets: readonly ExampleRepo[]
  readonly metrics: readonly ExampleRepo[]
  readonly spaces: readonly ExampleRepo[]
  /** Keys of the libraries that support this task. */
  readonly libraries: readonly string[]
  /** Ids of models to try the task with. */
  readonly widgetModels: readonly string[]
  /** A video that introduces the task. */
  readonly youtubeId?: string
}
