/**
 * Names of which no two are alike. Each base remembers how far it has counted, so that as many names that collide cost as
 * much as others.
 */
export declare class FreeNames {
    #private;
    /** @param used names that nothing may take */
    constructor(used?: Iterable<string>);
    has(name: string): boolean;
    /** Takes the first of `name`, `name2`, `name3` … that is free; `separator` stands before the number. */
    take(name: string, separator?: string): string;
}
