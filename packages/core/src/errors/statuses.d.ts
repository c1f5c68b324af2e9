/**
 * The HTTP statuses of failures in a text, in their order, each where the words around it say that it is one: a bare number
 * may be a line, a port or a count.
 *
 * @param text in lower case
 */
export declare function statusesIn(text: string): readonly number[];
