/** Something that an example rests on, and that nobody said. Each field is a sentence, the last without its full stop. */
export interface Assumption {
    readonly what: string;
    readonly why: string;
    /** Where the reader finds out. */
    readonly howToKnow: string;
    /** The option by which the reader says it, where there is one. */
    readonly option?: 'providerId' | 'tools' | 'fallbacks';
}
