import type { Client, Language, Platform } from '@model-snippets/core'
import type { StreamSpelling } from '../services/event-stream.ts'
import type { Linter } from './linter.ts'
import type { SourceFacts } from './source-facts.ts'

/** Milliseconds after which a compiler is stopped, in place of a run that never ends. */
export const COMPILER_MS = 20 * 60_000

/** The release that the examples of one client were run with. */
export interface Release {
  /** The package as its registry calls it; the program itself for a client that comes with the machine. */
  readonly package: string
  readonly release: string
  /** The interpreter below it, with its release. */
  readonly runtime: string
}

/** A package that an install command names. */
export interface InstalledPackage {
  readonly name: string
  /** Whether the range in the command contains the release that examples are run with. */
  readonly within: boolean
}

/** Where a language's examples are run. */
export interface Surroundings {
  /** A folder above those of all examples: what they find by looking upwards lies there. */
  readonly folder: string
  /** A folder of the harness, out of the examples' way. */
  readonly ownFolder: string
  /** The value of PATH that leads to the ordinary tools. */
  readonly path: string
  /** The certificate authority of the twin, PEM. */
  readonly caPath: string
}

/**
 * How pauses of an example go by: as they are, cut short, cut short in a queue without end, or as they are by a clock
 * that runs `fastClock` times as fast.
 */
export type Pauses = 'real' | 'short' | 'endless' | 'fast'

/** One start of an example that lies in its folder. */
export interface Job {
  readonly folder: string
  /** Name of the example in its folder. */
  readonly file: string
  readonly env: Readonly<Record<string, string>>
  /** Paths that receive the two streams. */
  readonly stdout: string
  readonly stderr: string
  /** Seconds after which the example and all that it started are killed. */
  readonly seconds: number
  readonly pauses: Pauses
  /** The command that installs what the example needs; null where nothing is needed, undefined to have every client. */
  readonly install: string | null | undefined
  /** Start a process of its own, where a warm one would be forked. */
  readonly cold: boolean
  /** Take the plainest of the language's interpreters, where examples must run in several. */
  readonly plainest: boolean
  /** Whether its clients trust the certificate authority of the twin. */
  readonly trusts: boolean
}

/** How a process ended. */
export interface ProcessEnd {
  /** Null when a signal ended it. */
  readonly exitCode: number | null
  readonly timedOut: boolean
}

/** The interpreter and the clients of a language, ready for use. */
export interface Runtime {
  run(job: Job): Promise<ProcessEnd>
  /**
   * The folder below which an example must lie to find what its command installed; missing where that does not matter.
   *
   * @param install as in a job
   */
  folderFor?(install: Job['install']): Promise<string>
  /** Reads an example without running it. */
  read(content: string): Promise<SourceFacts>
  /**
   * What the arguments of an install command name.
   *
   * @returns what is wrong with them when they cannot be read
   */
  installed(specifiers: readonly string[]): Promise<readonly InstalledPackage[] | string>
  /** What is installed for a client, by the command that its record names. */
  release(client: Pick<Client, 'id' | 'install'>): Promise<Release>
  /** The same clients on further releases of the interpreter, for a sample of the examples. */
  others?(): Promise<readonly Runtime[]>
  close(): Promise<void>
}

/** The parser of a language, kept warm for many texts. */
export interface BatchParser {
  /** @returns for each text what is wrong with it; undefined when it parses */
  parse(texts: readonly string[]): Promise<readonly (string | undefined)[]>
  close(): void
}

/** What a language's programs write, as far as the judge must tell it from results. */
export interface ProgramOutput {
  /** Errors of a program that lacks a module or a tool. */
  readonly missing: RegExp
  /** Errors of a program that did not expect what it got, and that tell its reader nothing. */
  readonly crash: RegExp
  /** What the runtime writes of an error that no code caught, which may be after the program has done its work. */
  readonly uncaught?: RegExp
  /** What is shown for a value that is not there. */
  readonly emptyValues: readonly string[]
  /** Whether an example copies what the service says to its output, errors in a stream included. */
  readonly copiesAnswers: boolean
  /** The text of a stream whose pieces are shown as the language shows objects. */
  readonly textOfPieces: (stdout: string) => string
}

/** What only the twin can know of a released client. */
export interface ClientFacts {
  /** Spellings of a stream that it cannot read. */
  readonly unreadable: readonly StreamSpelling[]
  /** Packages that it imports by itself for some of its results, and does not bring. */
  readonly loadsWhenNeeded: readonly string[]
  /** Variables that it reads itself, so that an example need not. */
  readonly readsVariables?: readonly string[]
  /** How often it may repeat a request that the service has refused. */
  readonly mostAttempts: number
  /** Whether it asks again itself when a connection is lost, where it is told to ask again. */
  readonly asksAgainWhenCut: boolean
  /** Whether it follows a service's answers itself: what it makes of those that are none, no example can help. */
  readonly followsAnswers: boolean
  /** What its own error keeps back of some refusals, by their names; the program of a known defect shows it. */
  readonly hides?: { readonly part: 'status' | 'words'; readonly refusals: readonly string[] }
  /** Set for a client that reads a refusal as the value, and shows it in an error of its own, which the parser's caused. */
  readonly parsesRefusals?: true
  /** Set for a client that drops the words of a refusal; the program of a known defect shows it. */
  readonly hidesRefusals?: true
  /**
   * Set for a client that makes schemas of the program's own classes: it makes every tool strict, and this stands before
   * the name of a class where it names the schema of an answer.
   */
  readonly namesSchemas?: string
  /** What stands in a conversation, as JSON, whose calls of tools it is known to read otherwise, or to refuse to send back. */
  readonly misreadsCalls?: RegExp
  /** Set for a provider's own client: it calls that provider itself, with a key of its own, however others go. */
  readonly ownService?: {
    readonly provider: string
    /** The variable of our examples that holds the key, and the one that the client reads by itself. */
    readonly variable: string
    readonly clientVariable: string
  }
}

/** All that the twin knows of one language. */
export interface TwinLanguage {
  readonly id: Language
  /** The name under which an example lies in its folder. */
  readonly exampleFile: string
  /** How the command of the language's package manager begins that installs, `npm install`; undefined where it has none. */
  readonly packageManager: string | undefined
  /** How many times as fast the clock of an example runs with the pauses `fast`. */
  readonly fastClock: number
  /** The systems whose examples can be parsed and run here. */
  readonly platforms: readonly Platform[]
  readonly output: ProgramOutput
  /** By the client's id; clients that need nothing said are not there. */
  readonly clients: { readonly [id: string]: ClientFacts }
  /** Variables by which the language's clients trust the twin's certificate authority. */
  readonly trust: (caPath: string) => Readonly<Record<string, string>>
  /**
   * Installs what the machine does not have, once: the clients too, each by its own command.
   *
   * @throws RuntimeMissingError when it cannot be had
   */
  readonly prepare: () => Promise<void>
  readonly open: (around: Surroundings) => Promise<Runtime>
  readonly openParser: () => BatchParser
  /** What looks through the examples before they ship; missing where the parser alone does. */
  readonly linter?: Linter
}

/** An interpreter, or a package that must come with it, cannot be had on this machine. The message says what to install. */
export class RuntimeMissingError extends Error {
  override readonly name = 'RuntimeMissingError'
}

/** The command of an example does not install what it should. */
export class InstallError extends Error {
  override readonly name = 'InstallError'
}

/** What is true of a client that needs nothing said. */
export const ORDINARY_CLIENT: ClientFacts = {
  unreadable: [],
  loadsWhenNeeded: [],
  mostAttempts: 4,
  asksAgainWhenCut: true,
  followsAnswers: false,
}
