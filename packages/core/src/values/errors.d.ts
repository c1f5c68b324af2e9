/** An argument that no example can carry. The message names the field, what is wrong and what would be right. */
export declare class SnippetInputError extends Error {
    /** Path of the field, `options.messages[0].content`. */
    readonly field: string;
    /** What is wrong with it, and what would be right. */
    readonly problem: string;
    readonly name = "SnippetInputError";
    constructor(
    /** Path of the field, `options.messages[0].content`. */
    field: string, 
    /** What is wrong with it, and what would be right. */
    problem: string);
}
/** No template is registered for a language, client and task. */
export declare class TemplateNotFoundError extends Error {
    readonly name = "TemplateNotFoundError";
    constructor(language: string, client: string, task: string);
}
/** A format that `formatInputs` does not know. */
export declare class UnsupportedFormatError extends Error {
    readonly name = "UnsupportedFormatError";
    constructor(format: string);
}
