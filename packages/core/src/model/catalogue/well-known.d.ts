/**
 * Models that readers look for most, the newest of each family first; all others follow by id. The hub's own counts are
 * not embedded: this order is ours.
 */
export declare const WELL_KNOWN: readonly string[];
