/** Longer cursors are not passed on. */
export declare const LONGEST_CURSOR = 1000;
/**
 * The cursor in the `rel="next"` part of a `Link` header. Only the cursor is taken: where to ask stays ours, whatever
 * the header says.
 *
 * @param header `<https://hub.example/api/models?limit=20&cursor=abc>; rel="next"`, other parts before or after it
 */
export declare function nextCursor(header: string | null): string | undefined;
