/** Steps from a value's root to a value in it; a pair of names stands for the first of them that is there. */
export type ValuePath = readonly (string | number | readonly [string, string])[];
