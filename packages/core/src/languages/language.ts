import type { Platform } from '../call/platform.ts'

/** How a program is stored and run on one platform. */
export interface ProgramFile {
  /** File extension, such as `.py`. */
  readonly extension: string
  /** Default file name. */
  readonly fileName: string
  /** The folder for an example's files, if it isn't the program's: where the command is run. */
  readonly liesBeside?: string
  /** The command that runs the file, for the platform's shell. */
  readonly run: string
  /** Language name for Markdown code blocks. */
  readonly fence: string
  /** Grammar for syntax highlighting, as named by Shiki and TextMate. */
  readonly grammar: string
  readonly mediaType: string
  /** The command that runs the file with the variables in `.env`; absent if the language has none. */
  readonly runWithEnvFile?: string
}

/** A notebook kernel, as named in notebook metadata (nbformat 4.5), and the cells that come before the program. */
export interface NotebookKernel {
  readonly name: string
  readonly displayName: string
  /** The language's name in the metadata. */
  readonly language: string
  /** Returns a cell that runs an install command. */
  readonly install: (command: string) => string
  /** Returns a cell that asks for an environment variable if it isn't set. */
  readonly askFor: (variable: string) => string
  /** Returns a cell that writes a file. `content` is Base64, on several lines. */
  readonly writeFile: (name: string, content: string) => string
}

/** The file with a program's dependencies, for the language's package manager. */
export interface Manifest {
  readonly fileName: string
  /** The command that installs the dependencies in the file. */
  readonly installCommand: string
  /**
   * Returns the content of the file.
   *
   * @param install the command that installs the packages by name; `null` if the program needs none
   * @param releaseOf returns the exact release of a package to write into the file, if known
   * @param isTypeScript whether the program is TypeScript
   * @returns `undefined` if the program needs no such file
   */
  readonly text: (
    install: string | null,
    releaseOf: (name: string) => string | undefined,
    isTypeScript?: boolean,
  ) => string | undefined
}

/** A language: its names, files, and tools. */
export interface LanguageRecord {
  /** The id: `python`, `js`, or `sh`, for example. */
  readonly id: string
  readonly label: string
  /** Other names in lower case, besides the id, the label, and the file extension. */
  readonly aliases?: readonly string[]
  /** Position in lists, starting at 1. */
  readonly order: number
  /** The program's file on POSIX systems, and on platforms where it differs. */
  readonly program: { readonly posix: ProgramFile } & { readonly [platform in Platform]?: ProgramFile }
  /** The program's file as TypeScript; absent for other languages. */
  readonly typescript?: ProgramFile
  /** Platforms with different install commands: Windows PowerShell 5.1 has no `&&`. */
  readonly installsOtherwiseOn?: readonly Platform[]
  /** Set if the clients have both a blocking and an async interface. */
  readonly hasAsync?: true
  /** Set if examples of chats can download images. */
  readonly downloadsImages?: true
  /** Set if examples show the whole response. */
  readonly showsWholeAnswer?: true
  /** What provides clients that need no installation, such as `Node.js`; absent for any common system. */
  readonly comesWith?: string
  /** Returns a text as a comment on one or more lines. Nothing in the text can end the comment. */
  readonly comment: (text: string) => string
  /** Returns the install command for a TypeScript program, including what runs it. */
  readonly installTyped?: (install: string | null) => string
  /**
   * Returns what an existing project needs from an install command, with one line for each build tool. Absent if it's
   * the command itself.
   */
  readonly add?: (install: string) => string | null
  /** The notebook kernel; absent if we don't write notebooks for the language. */
  readonly notebook?: NotebookKernel
  /** The dependency file; absent if the language has no packages or no such file. */
  readonly manifest?: Manifest
}

/** How a program is stored, run, and set up. */
export interface ProgramSetUp {
  /** The command that sets up a new folder; `null` if nothing needs installing. */
  readonly install: string | null
  /**
   * The command or line that adds the dependencies to an existing project; `null` if there are none. With several build
   * tools, one line for each: Maven's first, then Gradle's.
   */
  readonly add: string | null
  /** The program's file name, or a path if `run` requires one. */
  readonly fileName: string
  /** The command that runs the program. */
  readonly run: string
  /** The file with the same dependencies, for the language's package manager; `null` if there is none. */
  readonly manifest: { readonly fileName: string; readonly content: string } | null
}

/**
 * Set-ups by program file and install command. The cache stays small: clients have few commands, and none contains user
 * input.
 */
const SET_UPS = /* @__PURE__ */ new WeakMap<ProgramFile, Map<string | null, ProgramSetUp>>()

/**
 * Returns what's needed to run a program; computed once for each install command.
 *
 * @param install the command that installs the program's packages
 * @param isTypeScript whether the program is TypeScript
 */
export function programSetUp(
  record: LanguageRecord,
  install: string | null,
  platform: Platform,
  isTypeScript: boolean,
): ProgramSetUp {
  const file = programFileOf(record, platform, isTypeScript)
  const known = SET_UPS.get(file) ?? new Map<string | null, ProgramSetUp>()
  SET_UPS.set(file, known)
  const setUp = known.get(install) ?? setUpOf(record, file, install, isTypeScript)
  known.set(install, setUp)
  return setUp
}

function setUpOf(
  { installTyped, add = (command) => command, manifest }: LanguageRecord,
  { fileName, run }: ProgramFile,
  install: string | null,
  isTypeScript: boolean,
): ProgramSetUp {
  const content = manifest?.text(install, () => undefined, isTypeScript)
  return {
    install: isTypeScript && installTyped !== undefined ? installTyped(install) : install,
    add: install === null ? null : add(install),
    fileName,
    run,
    manifest:
      manifest === undefined || content === undefined ? null : Object.freeze({ fileName: manifest.fileName, content }),
  }
}

/**
 * Returns a language's program file for a platform.
 *
 * @param isTypeScript whether the program is TypeScript, as in a snippet's `typescript`
 * @example
 * programFileOf(LANGUAGE_RECORDS[0], 'posix').run // python3 example.py
 */
export const programFileOf = (
  { program, typescript }: Pick<LanguageRecord, 'program' | 'typescript'>,
  platform: Platform = 'posix',
  isTypeScript = false,
): ProgramFile => (isTypeScript ? typescript : undefined) ?? program[platform] ?? program.posix
