/** The languages whose examples an option changes, by facts of their records: who reads options loads no record. */
export declare const LANGUAGES_WITH: {
    readonly async: readonly string[];
    readonly typescript: readonly string[];
    readonly powershell: readonly string[];
    readonly cmd: readonly string[];
    readonly showsWholeAnswer: readonly string[];
};
