/** The kinds of data that tasks work on. */
export const MODALITIES = ['multimodal', 'nlp', 'cv', 'audio', 'tabular', 'rl', 'other'] as const

export type Modality = (typeof MODALITIES)[number]

/** The modalities' names on pages. */
export const MODALITY_LABELS = {
  multimodal: 'Multimodal',
  nlp: 'Natural Language Processing',
  audio: 'Audio',
  cv: 'Computer Vision',
  rl: 'Reinforcement Learning',
  tabular: 'Tabular',
  other: 'Other',
} as const satisfies Record<Modality, string>

/** A subtask, as used by data sets and model cards. */
export interface SubTask {
  readonly type: string
  readonly name: string
}

/** The published facts about a pipeline type. */
export interface PipelineData {
  /** The display name. */
  readonly name: string
  readonly modality: Modality
  readonly subtasks?: readonly SubTask[]
  /** Whether the filters for models hide it. */
  readonly hideInModels?: boolean
  /** Whether the filters for data sets hide it. */
  readonly hideInDatasets?: boolean
}

/** A pipeline type: a value of `pipeline_tag`. Its folder is named after its id. */
export interface Pipeline {
  /** Position in lists, in ascending order. Positions are ten apart, so that new types fit in between. */
  readonly order: number
  /** The task in one to three sentences; only for a type without an entry, which has its own `summary`. */
  readonly summary?: string
  /** Keys of the libraries that support the task; only for a type without an entry. */
  readonly libraries?: readonly string[]
  readonly data: PipelineData
}
