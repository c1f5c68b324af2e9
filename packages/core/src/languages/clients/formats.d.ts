/** How a file is named whose format is known when it comes. */
export interface NamedByFormat {
    /** All before the ending, with its dot. */
    readonly stem: string;
    /** Endings by the media type that the file comes with. */
    readonly endings: readonly (readonly [mediaType: string, ending: string])[];
    /** The ending for any other type. */
    readonly usual: string;
}
/** The ending of a file's name. */
export declare const endingOf: (fileName: string) => string;
/** How a file is named that a model may give in several formats; undefined where it has one. */
export declare function namedByFormat(fileName: string): NamedByFormat | undefined;
