import type { ModelRecord } from '../model/model-record.ts';
/** How the models of a family are told which language to translate from, and to. */
export interface TranslationLanguages {
    readonly source: string;
    readonly target: string;
    /** The token with which a text in the target language begins. */
    readonly token: string;
}
/**
 * The languages of an example for a model that translates between any two; undefined for a model of one pair.
 * NLLB comes first: its models have the class, and so the tag, of M2M-100.
 */
export declare function languagesOf(model: ModelRecord): TranslationLanguages | undefined;
/** What comes before a text for a T5 model, which does what its input asks for. */
export declare const isT5: (model: ModelRecord) => boolean;
