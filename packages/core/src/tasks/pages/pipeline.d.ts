/** The kinds of data that tasks work on. */
export declare const MODALITIES: readonly ['multimodal', 'nlp', 'cv', 'audio', 'tabular', 'rl', 'other'];
export type Modality = (typeof MODALITIES)[number];
/** How each modality is called on a page. */
export declare const MODALITY_LABELS: {
    readonly multimodal: 'Multimodal';
    readonly nlp: 'Natural Language Processing';
    readonly audio: 'Audio';
    readonly cv: 'Computer Vision';
    readonly rl: 'Reinforcement Learning';
    readonly tabular: 'Tabular';
    readonly other: 'Other';
};
/** A finer division of a task, as datasets and model cards name it. */
export interface SubTask {
    readonly type: string;
    readonly name: string;
}
/** What is published of one pipeline type. */
export interface PipelineData {
    /** How it is called on a page. */
    readonly name: string;
    readonly modality: Modality;
    readonly subtasks?: readonly SubTask[];
    /** Not offered where models are filtered. */
    readonly hideInModels?: boolean;
    /** Not offered where datasets are filtered. */
    readonly hideInDatasets?: boolean;
}
/** One pipeline type: what `pipeline_tag` says of a model. Its id is the name of its folder. */
export interface Pipeline {
    /** Where it stands among the others, the lowest first. The places are ten apart, so that one fits between two. */
    readonly order: number;
    /** What the task is, in one to three sentences; only for a type without an entry, whose `summary` says it otherwise. */
    readonly summary?: string;
    /** Keys of the libraries whose models do the task; as with `summary`, only for a type without an entry. */
    readonly libraries?: readonly string[];
    readonly data: PipelineData;
}
