/**
 * A text of a template, and the hole behind it, or the holes. What is printed everywhere stands together, and each step
 * leads to the next one: there are many, and the processor waits for each part of one that lies elsewhere.
 */
export interface Step {
    /** The text up to its last line break, and what follows that. */
    readonly above: string;
    readonly line: string;
    /** How many holes make up a line with nothing else in it, which is left out where these are empty; else 0. */
    readonly optional: number;
    /** The place of the hole among those of the template, or of the first one; -1 behind the last one. */
    readonly hole: number;
    /** Set for all but the last one. */
    next: Step | undefined;
    /** The indentation of the line that the hole stands on, and its columns. */
    readonly indent: string;
    readonly column: number;
    /** Columns that are kept free behind the hole: one for a comma, none where it is all that a call is given. */
    readonly reserve: 0 | 1;
    /** The text where nothing of the template has been printed yet: no line is there for it to follow. */
    readonly firstAbove: string;
    readonly firstLine: string;
}
/** The text of a template, cut up into its lines. */
export declare class CutTemplate {
    #private;
    constructor(strings: readonly string[], hasTabs: boolean);
    /** What is printed first where the template's further lines are indented so; undefined for an empty template. */
    stepsAt(indent: string): Step | undefined;
}
