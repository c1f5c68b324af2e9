/** What a search can find: a model, a task, a library. */
export interface Described {
    /** What it is called. */
    readonly names: readonly string[];
    /** What stands beside the name. */
    readonly beside?: readonly string[];
    /** What it is: tasks, tags, libraries, by their ids. */
    readonly kinds?: readonly string[];
}
/** The same, made ready to be held against many queries. */
export interface Findable {
    readonly names: readonly string[];
    readonly namesAndParts: readonly string[];
    readonly beside: readonly string[];
    readonly plain: readonly string[];
    readonly kinds: ReadonlySet<string>;
}
/** Makes something ready to be found; worth keeping, as it takes longer than a search. */
export declare function findable({ names: named, beside: besideNames, kinds: ofKinds }: Described): Findable;
/** A query, read once for all that it is held against. */
export interface SearchQuery {
    /** What is searched for: the query, or of a pasted address the id in it. */
    readonly text: string;
    /** The id of a model, `owner/name`, where the query is one or an address of one. */
    readonly id: string | undefined;
    /** How well something fits, more for better; undefined when a word fits nowhere. */
    readonly rank: (thing: Findable) => number | undefined;
}
/**
 * Reads what somebody types to find a model, a task or a library: words of names, words that people use for kinds of
 * models (`speech to text`, `tts`, `Bilder erzeugen`), or the address of a model on a hub. Case, order and separators do
 * not count.
 *
 * @example
 * const whisper = findable({ names: ['openai/whisper-tiny'], kinds: ['automatic-speech-recognition'] })
 * parseQuery('speech to text').rank(whisper) // 3
 * parseQuery('https://huggingface.co/openai/gpt-oss-120b/tree/main').id // 'openai/gpt-oss-120b'
 */
export declare function parseQuery(query: string): SearchQuery;
