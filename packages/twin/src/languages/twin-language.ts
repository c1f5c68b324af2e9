import type { Client, Language, Platform } from '@model-snippets/core'
import type { StreamSpelling } from '../services/protocols/event-stream.ts'
import type { Linter } from './linter.ts'
import type { SourceFacts } from './source-facts.ts'

/** The time limit of a compiler in milliseconds. */
export const COMPILER_MS = 20 * 60_000

/** The tested release of a client. */
export interface Release {
  /** The package's name in its registry; for preinstalled clients, the program. */
  readonly package: string
  readonly release: string
  /** The interpreter with its release. */
  readonly runtime: string
}

/** A package in an install command. */
export interface InstalledPackage {
  readonly name: string
  /** Whether the command's range contains the tested release. */
  readonly within: boolean
}

/** Where a language's examples run. */
export interface Surroundings {
  /** A parent folder of all examples, which they find by searching upwards. */
  readonly folder: string
  /** A folder of the harness that examples don't see. */
  readonly ownFolder: string
  /** The PATH of the standard tools. */
  readonly path: string
  /** The twin's certificate authority, PEM. */
  readonly caPath: string
}

/**
 * How long an example's pauses take: their full time, a short time, a short time in an endless queue, or their full
 * time on a clock that runs `fastClock` times as fast.
 */
export type Pauses = 'real' | 'short' | 'endless' | 'fast'

/** One run of an example in its folder. */
export interface Job {
  readonly folder: string
  /** The example's file name in its folder. */
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  /** Paths of the two output streams. */
  readonly stdout: string
  readonly stderr: string
  /** The time limit in seconds, after which the example and everything that it started are killed. */
  readonly seconds: number
  readonly pauses: Pauses
  /** The example's install command; null if it needs nothing, undefined to have every client. */
  readonly install: string | null | undefined
  /** Starts a separate process instead of forking a warm one. */
  readonly cold: boolean
  /** Uses the simplest of the language's interpreters, if examples must run in several. */
  readonly plainest: boolean
  /** Whether its clients trust the twin's certificate authority. */
  readonly trusts: boolean
}

/** How a process ended. */
export interface ProcessEnd {
  /** Null if a signal ended it. */
  readonly exitCode: number | null
  readonly timedOut: boolean
}

/** A language's interpreter and clients, ready for use. */
export interface Runtime {
  run(job: Job): Promise<ProcessEnd>
  /**
   * Returns the folder in which an example finds the packages of its command; absent if the folder doesn't matter.
   *
   * @param install as in a job
   */
  folderFor?(install: Job['install']): Promise<string>
  /** Reads an example without running it. */
  read(content: string): Promise<SourceFacts>
  /**
   * Returns the packages in the arguments of an install command.
   *
   * @returns an error message if they can't be read
   */
  installed(specifiers: readonly string[]): Promise<readonly InstalledPackage[] | string>
  /** Returns a client's installed release, using the command in its record. */
  release(client: Pick<Client, 'id' | 'install'>): Promise<Release>
  /** Returns the same clients on other releases of the interpreter, for a sample of the examples. */
  others?(): Promise<readonly Runtime[]>
  close(): Promise<void>
}

/** A language's parser, kept warm for many texts. */
export interface BatchParser {
  /** @returns an error message for each text; undefined if it's valid */
  parse(texts: readonly string[]): Promise<readonly (string | undefined)[]>
  close(): void
}

/** What a language's programs print, so that the judge can distinguish it from results. */
export interface ProgramOutput {
  /** Errors of a program that lacks a module or a tool. */
  readonly missing: RegExp
  /** Errors of a program with unexpected data, which don't help its user. */
  readonly crash: RegExp
  /** The runtime's message for an uncaught error, which may come after the program has finished its work. */
  readonly uncaught?: RegExp
  /** How a missing value is printed. */
  readonly emptyValues: readonly string[]
  /** Whether an example prints the service's response unchanged, including errors in a stream. */
  readonly copiesAnswers: boolean
  /** Returns a stream's text if its pieces are printed as the language's objects. */
  readonly textOfPieces: (stdout: string) => string
}

/** The part of an error that a client hides, and the names of the failures. */
interface HiddenPart {
  readonly part: 'status' | 'words'
  readonly refusals: readonly string[]
}

/** Facts about a released client that only the twin can know. */
export interface ClientFacts {
  /** Stream spellings that it can't read. */
  readonly unreadable: readonly StreamSpelling[]
  /** Packages that it imports for some results, but doesn't install. */
  readonly loadsWhenNeeded: readonly string[]
  /** Variables that it reads by itself, so that an example doesn't have to. */
  readonly readsVariables?: readonly string[]
  /** The variable with the key of a provider's own client, if its name differs from that of other examples. */
  readonly keyVariable?: string
  /** The maximum number of attempts for a request that the service rejects. */
  readonly mostAttempts: number
  /** Whether it also retries after a lost connection, if retries are set. */
  readonly asksAgainWhenCut: boolean
  /** Whether it follows a service's responses itself, so that no example can change how it handles invalid ones. */
  readonly followsAnswers: boolean
  /** What it hides for some errors, by name. A known defect's program shows it. */
  readonly hides?: HiddenPart
  /** The same for tasks other than chat, if they hide something else. */
  readonly hidesInTasks?: HiddenPart
  /** Set if it parses a refusal as the value, and reports that as its own error, caused by the parser. */
  readonly parsesRefusals?: true
  /** Set for a client that drops the words of a refusal; the program of a known defect shows it. */
  readonly hidesRefusals?: true
  /**
   * Set if it generates schemas from the program's classes. It makes every tool strict, and adds this prefix to a class
   * name for the name of an answer's schema.
   */
  readonly namesSchemas?: string
  /** Matches JSON of conversations whose tool calls it's known to misread, or to refuse to send back. */
  readonly misreadsCalls?: RegExp
  /** The provider's origins that the client uses, with the documented origin that stands for the same service. */
  readonly origins?: Readonly<Record<string, string>>
  /** Set for a provider's own client, which calls that provider directly with its key, regardless of other examples. */
  readonly ownService?: {
    readonly provider: string
    /** The variable with the key, which the client also reads by itself. */
    readonly variable: string
  }
}

/** What the twin knows about a language. */
export interface TwinLanguage {
  readonly id: Language
  /** The example's file name in its folder. */
  readonly exampleFile: string
  /** The start of the package manager's install command, such as `npm install`; undefined without a package manager. */
  readonly packageManager: string | undefined
  /** How many times as fast an example's clock runs with `fast` pauses. */
  readonly fastClock: number
  /** The platforms whose examples can be parsed and run here. */
  readonly platforms: readonly Platform[]
  readonly output: ProgramOutput
  /** By the client's id; clients without special facts are omitted. */
  readonly clients: { readonly [id: string]: ClientFacts }
  /** Returns the variables with which the language's clients trust the twin's certificate authority. */
  readonly trust: (caPath: string) => Readonly<Record<string, string>>
  /**
   * Installs what the machine lacks, once, including each client with its own command.
   *
   * @throws RuntimeMissingError if it can't be installed
   */
  readonly prepare: () => Promise<void>
  readonly open: (around: Surroundings) => Promise<Runtime>
  readonly openParser: () => BatchParser
  /** The linter of the examples; absent if only the parser checks them. */
  readonly linter?: Linter
}

/** An interpreter or a required package isn't available on this machine. The message says what to install. */
export class RuntimeMissingError extends Error {
  override readonly name = 'RuntimeMissingError'
}

/** An example's command doesn't install what it should. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}

/** Facts about a client without special ones. */
export const ORDINARY_CLIENT: ClientFacts = {
  unreadable: [],
  loadsWhenNeeded: [],
  mostAttempts: 4,
  asksAgainWhenCut: true,
  followsAnswers: false,
}
