import type { Platform } from '../call/platform.ts';
/** How a program of a language is kept in a file and started on one platform. */
export interface ProgramFile {
    /** Ending of a file's name, `.py`. */
    readonly extension: string;
    /** The name that the instructions give to the file. */
    readonly fileName: string;
    /** What an example's files lie beside, where that is not the program: the place where the command is run. */
    readonly liesBeside?: string;
    /** The command that runs the file of that name, in the platform's own shell. */
    readonly run: string;
    /** Word after the fence of a code block in Markdown. */
    readonly fence: string;
    /** Name of the grammar that highlights it, as Shiki and TextMate bundles call it. */
    readonly grammar: string;
    readonly mediaType: string;
    /** The command that runs it with the variables of a file `.env`; absent where the language has no such command. */
    readonly runWithEnvFile?: string;
}
/**
 * The kernel that runs a notebook of the language, as the notebook's metadata names it (nbformat 4.5), and the cells
 * that come before the program.
 */
export interface NotebookKernel {
    readonly name: string;
    readonly displayName: string;
    /** The language's own name in the metadata. */
    readonly language: string;
    /** A cell that runs an install command. */
    readonly install: (command: string) => string;
    /** A cell that asks for an environment variable, unless it is set. */
    readonly askFor: (variable: string) => string;
    /** A cell that writes a file. `content` is Base64, in lines. */
    readonly writeFile: (name: string, content: string) => string;
}
/** The file by which the language's package manager installs what a program needs. */
export interface Manifest {
    readonly fileName: string;
    /** The command that installs what the file names. */
    readonly installCommand: string;
    /**
     * What the file says.
     *
     * @param install the command that installs the packages by their names; null when the program needs none
     * @param releaseOf the exact release of a package that the file shall name, where it is known
     * @param isTypeScript whether the program is written as TypeScript
     * @returns undefined when the program needs no such file
     */
    readonly text: (install: string | null, releaseOf: (name: string) => string | undefined, isTypeScript?: boolean) => string | undefined;
}
/** All facts of one language, apart from how its code is written. */
export interface LanguageRecord {
    /** `python`, `js`, `sh` */
    readonly id: string;
    readonly label: string;
    /** Further names by which people call it, in lower case. Its id, its label and how its files end are known already. */
    readonly aliases?: readonly string[];
    /** Place among the languages, counted from 1. */
    readonly order: number;
    /** The program's file on a POSIX system, and on those platforms where it is another. */
    readonly program: {
        readonly posix: ProgramFile;
    } & {
        readonly [platform in Platform]?: ProgramFile;
    };
    /** The program's file where it is written as TypeScript; absent for a language that is not. */
    readonly typescript?: ProgramFile;
    /** Platforms on which its clients are installed by another command: Windows PowerShell 5.1 has no `&&`. */
    readonly installsOtherwiseOn?: readonly Platform[];
    /** Set where its clients have an asynchronous interface beside the plain one; in the others there is one, whatever it is. */
    readonly hasAsync?: true;
    /** Set where an example shows the whole answer as it came. */
    readonly showsWholeAnswer?: true;
    /** What a client that needs no installation comes with, `Node.js`. Absent when that is any usual system. */
    readonly comesWith?: string;
    /** A text as a comment of one or more lines; nothing in the text can end it. */
    readonly comment: (text: string) => string;
    /** The install command of a program that is written as TypeScript: it brings what runs it, too. */
    readonly installTyped?: (install: string | null) => string;
    /**
     * What a project that exists needs of an install command, on one line for each tool that keeps such projects. Absent
     * where it is the command itself.
     */
    readonly add?: (install: string) => string | null;
    /** Absent for a language that has no notebooks here. */
    readonly notebook?: NotebookKernel;
    /** Absent for a language that has no packages to install, or no such file for them. */
    readonly manifest?: Manifest;
}
/** What a language says of a program: how it is kept, run, and brought what it needs. */
export interface ProgramSetUp {
    /** The command that makes a new folder work, or null when nothing needs installing. */
    readonly install: string | null;
    /**
     * The line that brings a project that exists what the program needs, or null when it needs nothing. Where several tools
     * keep such projects, a line for each: Maven's first, then Gradle's.
     */
    readonly add: string | null;
    /** The name of the program's file; a path where it lies deeper, as `run` wants it. */
    readonly fileName: string;
    /** The command that runs it. */
    readonly run: string;
    /** The file by which the language's package manager installs the same; null where there is none. */
    readonly manifest: {
        readonly fileName: string;
        readonly content: string;
    } | null;
}
/**
 * What a program of a language needs to be run; worked out once for each install command.
 *
 * @param install the command that installs what the program itself needs
 * @param isTypeScript whether the program is written as TypeScript
 */
export declare function programSetUp(record: LanguageRecord, install: string | null, platform: Platform, isTypeScript: boolean): ProgramSetUp;
/**
 * The program's file of a language on a platform.
 *
 * @param isTypeScript whether the program is written as TypeScript, as a snippet says it
 * @example
 * programFileOf(LANGUAGE_RECORDS[0], 'posix').run // python3 example.py
 */
export declare const programFileOf: ({ program, typescript }: Pick<LanguageRecord, 'program' | 'typescript'>, platform?: Platform, isTypeScript?: boolean) => ProgramFile;
