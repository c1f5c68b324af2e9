import type { Call, ChatCall } from '../../../call/call.ts'
import type { ChatShape } from '../../../call/chat-shape.ts'
import { EnvironmentNode, type FileNode } from '../../../values/value.ts'
import { fromCall } from '../../clients/from-call.ts'
import { incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { filesIn } from '../../clients/raw-client.ts'
import type { TaskShape } from '../../clients/task-shape.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../clients/tool-functions.ts'
import { lines, type Piece, slot } from '../../printing/code.ts'
import { BASE64, FILES, LIST, MAP, OBJECTS, PATH, URI } from '../names.ts'
import { code, java } from '../writer.ts'

/* How programs of all clients are structured. */

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'Java sends strings as UTF-8, which can’t represent a lone surrogate' : undefined

/**
 * Returns `main`, which fails with the reason if an exception is thrown. A missing token is reported before any
 * request.
 *
 * @param throwing the `throws` clause
 * @param findsToken whether the client reads the token itself
 */
export const main = (call: Call, throwing: Piece | undefined, body: Piece, findsToken = false): Piece =>
  mainMethod(throwing, findsToken ? undefined : hasRetries(call) ? demandToken(call) : readToken(call), body)

/** Returns `main` of a chat. */
export const chatMain = (shape: ChatShape, throwing: Piece, body: Piece): Piece =>
  mainMethod(
    throwing,
    shape.readsToken ? fromCall(shape, shape.variant.retries ? demandToken : readToken) : undefined,
    body,
  )

/** Returns `main` of a raw client's task. */
export const taskMain = (shape: TaskShape, throwing: Piece, body: Piece): Piece =>
  mainMethod(throwing, shape.readsToken ? READ_TOKEN : undefined, body)

const mainMethod = (throwing: Piece | undefined, token: Piece | undefined, body: Piece): Piece => code`
  public static void main(String[] args)${throwing && code` ${throwing}`} {
      ${token}
      ${body}
  }
`

export const hasRetries = (call: Call | ChatShape | TaskShape): boolean => 'variant' in call && call.variant.retries

const demandToken = ({ token }: Call): Piece | undefined =>
  token instanceof EnvironmentNode ? java.demand(token) : undefined

const readToken = ({ token }: Call): Piece | undefined =>
  token instanceof EnvironmentNode
    ? code`var token = ${OBJECTS}.requireNonNull(${token}, ${`${token.name} is not set`});`
    : undefined

const READ_TOKEN = /* @__PURE__ */ slot((call: Call) => readToken(call))

/** Returns the token, or a header's value that contains it, as `main` has read it. */
export const withToken = (value: string | EnvironmentNode): Piece =>
  value instanceof EnvironmentNode ? java.join(value.prefix, code`token`) : code`${value}`

/** Reads the files in a chat's messages into their variables. */
export const readChatFiles = (shape: ChatShape): Piece | undefined =>
  shape.hasFiles ? fromCall(shape, readFiles) : undefined

/** The same for a call. */
export const readFiles = ({ request }: ChatCall): Piece | undefined =>
  lines(...filesIn(request.body).map((file) => encodeFile(file)))

/** A download that fails throws an exception. */
const readBytes = ({ location, remote }: FileNode): Piece =>
  remote
    ? code`${URI}.create(${location}).toURL().openStream().readAllBytes()`
    : code`${FILES}.readAllBytes(${PATH}.of(${location}))`

/**
 * Reads a file into its variable, as JSON contains it.
 *
 * @param bytes an expression for the bytes of a file that isn't next to the program
 */
export function encodeFile(file: FileNode, bytes = readBytes(file)): Piece {
  const prefix = file.encoding === 'data-url' ? `data:${file.mediaType};base64,` : ''
  return code`var ${file} = ${java.join(prefix, code`${BASE64}.getEncoder().encodeToString(${bytes})`)};`
}

/** Prints a message's `reasoning` before its answer. */
export const PRINT_REASONING = code`
  if (!reasoning.isEmpty()) {
      System.out.println("Reasoning:\n" + reasoning + "\n\nAnswer:");
  }
`

/** Prints what a chunk adds to `reasoning` and to the answer, each under its heading. */
export const printParts = (answer: Piece): Piece => code`
  for (var part : ${LIST}.of(${MAP}.entry("Reasoning", reasoning), Map.entry("Answer", ${answer}))) {
      if (part.getValue().isEmpty()) {
          continue;
      }
      if (!part.getKey().equals(section)) {
          section = part.getKey();
          System.out.println("\n" + section + ":");
      }
      System.out.print(part.getValue());
  }
`

/**
 * Throws the `reason` if the answer is incomplete or empty.
 *
 * @param isCut a condition that is true if it's incomplete
 * @param isEmpty a condition that is true if it's empty
 */
export function refuseIncomplete(call: Pick<ChatShape, 'limit' | 'streaming'>, isCut: Piece, isEmpty?: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    if (${isCut}${isEmpty && code` || ${isEmpty}`}) {
        throw new IllegalStateException(${call.streaming ? `${before}finish reason ` : before} + reason
                + ${after});
    }
  `
}

/** Repeats statements until they return, a bounded number of times. */
export const inRounds = (statements: Piece): Piece => code`
  for (var round = 0; round < ${MOST_ROUNDS}; round++) {
      ${statements}
  }
  throw new IllegalStateException(${NO_ANSWER});
`
