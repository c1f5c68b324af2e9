/**
 * The media type of a file, by its ending.
 *
 * @param path path of a file, or the path of a URL without its query
 * @param kind what the task reads; decides the answer for an unknown ending: `image/jpeg` or `audio/flac`
 */
export declare function mediaTypeOf(path: string, kind: 'image' | 'audio'): string;
/** What stands behind the last dot of a path, in small letters. */
export declare const endingOf: (path: string) => string;
/** The media type that a file's ending stands for; undefined for an ending that is not known. */
export declare const mediaTypeOfEnding: (path: string) => string | undefined;
