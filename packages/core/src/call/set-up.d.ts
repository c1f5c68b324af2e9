/** A variable that the example reads from the environment. */
export interface EnvironmentVariable {
    readonly name: string;
    /** What it is, in a few words. */
    readonly description: string;
    /** Where the reader gets it. */
    readonly url?: string;
    /** The name under which the provider's own clients read it: a reader may have it already. */
    readonly vendorName?: string;
}
/** A file that must lie beside the example when it runs. */
export interface SnippetFile {
    /** File name, without folders. */
    readonly name: string;
    readonly mediaType: string;
    /** Path of the sample inside the package, `samples/cat.png`; absent when the file is the reader's own. */
    readonly sample?: string;
}
/** What has to be there before an example runs. */
export interface SetUp {
    /** The exact command that installs the client, or null when nothing needs installing. */
    readonly install: string | null;
    /** Variables that the example reads. */
    readonly env: readonly EnvironmentVariable[];
    /** Files that the example reads. */
    readonly files: readonly SnippetFile[];
}
