import type { Command, System } from './local-app.ts';
/**
 * A command as a line of the system's shell: POSIX shell, or PowerShell on Windows.
 *
 * @throws SnippetInputError for a word that PowerShell does not pass on unchanged in every release
 */
export declare function commandLine(command: Command, system: System): string;
/** The same, or undefined where the system's shell cannot carry a word. */
export declare function commandLineOn(command: Command, system: System): string | undefined;
