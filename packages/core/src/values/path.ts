/** Path from a value's root to a value in it; of a pair of names, the first one that exists counts. */
export type ValuePath = readonly (string | number | readonly [string, string])[]
