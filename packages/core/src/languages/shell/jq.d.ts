import type { ValuePath } from '../../values/path.ts';
import { printJson } from '../printing/json-text.ts';
/** Writes filters of jq. Nothing else writes a name of it. */
export declare const jq: {
    /**
     * The value at a path; what is not there is `null`.
     *
     * @example
     * jq.at(['data', 0, 'image-url']) // .data[0]["image-url"]
     */
    at(path: ValuePath): string;
    /** JSON as it stands in a filter; in its texts nothing is filled in, as a backslash is always escaped. */
    literal: typeof printJson;
    /** Lets a text pass that starts in one of these ways, and ends without a value otherwise. */
    startingWith: (starts: readonly string[]) => string;
};
