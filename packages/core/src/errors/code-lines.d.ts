/**
 * A text without the excerpts of programs that show the lines around the one that failed: what stands in those is of the
 * program, whatever has failed.
 */
export declare const withoutExcerpts: (text: string) => string;
/** A text without the lines of code that a trace shows of its frames: `request_timeout=2` says of no time that it is over. */
export declare function withoutCode(text: string): string;
