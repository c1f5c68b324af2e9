/** Prefixes every line of a text; whatever else could end a line is shown as an escape, so nothing leaves the comment. */
export declare function commentLines(text: string, mark: string): string;
