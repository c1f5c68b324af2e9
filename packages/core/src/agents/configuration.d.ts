/** What stands in a file of configuration. */
export type Setting = string | number | boolean | readonly Setting[] | Settings;
/** Settings by their names; one that is undefined is left out. */
export interface Settings {
    readonly [name: string]: Setting | undefined;
}
/** Settings as JSON, with a line end. */
export declare const printJsonSettings: (settings: Settings) => string;
/**
 * Settings as TOML: what is no table first, then each table under its name. A table that holds only texts and numbers,
 * and stands in another, is written on one line.
 */
export declare const printToml: (settings: Settings) => string;
/** Settings as YAML; every text is in double quotes, so that none is read as something else. */
export declare const printYaml: (settings: Settings) => string;
