/** The option, as messages name it. */
export declare const SCHEMA_FIELD = "options.schema";
export declare const TYPES: readonly unknown[];
/** Keywords whose value is a schema. */
export declare const OF_ONE: ReadonlySet<string>;
/** Keywords whose value is a list of schemas. */
export declare const OF_LIST: ReadonlySet<string>;
/** Keywords whose value is an object of schemas, definitions aside. */
export declare const OF_NAMES: ReadonlySet<string>;
/** Keywords that hold schemas for references. */
export declare const DEFINITIONS: ReadonlySet<string>;
