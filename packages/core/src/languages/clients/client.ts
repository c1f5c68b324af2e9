import type { Call, ChatCall, TaskCall } from '../../call/call.ts'
import type { Platform } from '../../call/platform.ts'
import type { SetUp } from '../../call/set-up.ts'
import type { Assumption } from '../../providers/assumption.ts'
import type { Task } from '../../tasks/task.ts'
import type { Language } from '../languages.ts'

/** How a client writes calls of one kind. Pure: reads the call, changes nothing, keeps nothing. */
export interface Renderer<Kind extends Call> {
  /** Why this client cannot make this call, or undefined when it can. */
  readonly unsupported?: (call: Kind) => string | undefined
  /** What the example rests on with this client, beside what the call itself rests on. */
  readonly assumptions?: (call: Kind) => readonly Assumption[]
  /** Set-up of the call, where it differs from the client's own: what else to install, another variable. */
  readonly setUp?: (call: Kind) => Partial<SetUp>
  /** The call as a whole program. Asked only for what is not unsupported. */
  readonly render: (call: Kind) => string
  /** The same as a cell of a notebook, where that is another text: an event loop runs there already. */
  readonly renderCell?: (call: Kind) => string
}

/** How one client writes calls of one kind: a file of its folder, which is loaded where a question asks for that kind. */
interface OneClients<Kind extends Call> extends Renderer<Kind> {
  /** The client's id. */
  readonly client: string
}

/** How it writes chats: of chat completions, of one recipe, of another API, or both. */
export type ChatRenderer = OneClients<ChatCall>

/** How it does the other tasks. A client that looks models up does them with `auto`, too. */
export type TaskRenderer = OneClients<TaskCall>

/** A renderer of whatever kind. */
export type ClientRenderer = ChatRenderer | TaskRenderer

/**
 * What a library may take the name of a model for:
 *
 * - `url`: a name that starts with `http:` or `https:` is called in place of the service, or is not sent as it is;
 * - `absolute-path`: so is one that starts with `/`;
 * - `part-of-url`: where the name stands in an address, it stands there without being encoded.
 */
export type ModelReading = 'url' | 'absolute-path' | 'part-of-url'

/**
 * One library of one language, by which examples make calls. What it has renderers for lies beside its record, a file
 * each: `chat`, `task`, `tool-loop` …
 */
export interface Client {
  /** Id of the language, `js`. */
  readonly language: Language
  /** Name under which readers know it, `huggingface.js`. */
  readonly id: string
  /** Place among the clients of its language, counted from 1. */
  readonly order: number
  /** Set for a framework that people build with: pages show it apart from the plain clients, behind them. */
  readonly framework?: true
  /** The exact command that installs the release line the examples ran with; null when nothing needs installing. */
  readonly install: string | null
  /** The same command on one platform, where platforms have different ones. */
  readonly installOn?: (platform: Platform) => string
  /**
   * What the library takes the name of a model for, where it is no plain text to it. Examples that would name a model so
   * are not offered. Absent for a library that sends or encodes any name as it is.
   */
  readonly readsModelAs?: readonly ModelReading[]
  /**
   * Set for a library that is given the hub's id of a model, and asks the hub for the provider's own when it runs: it alone
   * can ask which provider to call, as `auto` wants it for other tasks than chats.
   */
  readonly looksModelsUp?: true
  /** Set for OpenAI's own clients, which are asked by their API also where the others are asked elsewhere. */
  readonly openAiCompatible?: true
  /** Why it cannot make a call, of whatever kind, or undefined when nothing speaks against it. */
  readonly unsupported?: (call: Call) => string | undefined
  /** Set for a client that does not chat. */
  readonly doesNotChat?: true
  /**
   * Why it has no renderer of chats, by the renderer's name, or for all of an API or a recipe by its name; those that it
   * has lie beside it, a file each. For a client that chats, and not by chat completions, `plain` says so.
   */
  readonly withoutRenderer?: { readonly plain?: string; readonly [name: string]: string | undefined }
  /** Which of the other tasks it has a method for, if it does any; absent for a client that sends any request. */
  readonly hasMethodFor?: (task: Task) => boolean
  /** Why examples do not use a method that it has for another task; undefined where it has none. */
  readonly unusedMethod?: (task: string) => string | undefined
}
