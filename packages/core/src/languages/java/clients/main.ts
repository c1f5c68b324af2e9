import type { Call, ChatCall } from '../../../call/call.ts'
import { EnvironmentNode, type FileNode } from '../../../values/value.ts'
import { incompleteAnswer } from '../../clients/incomplete-answer.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { MOST_ROUNDS, NO_ANSWER } from '../../clients/tool-functions.ts'
import { lines, type Piece } from '../../printing/code.ts'
import { BASE64, FILES, LIST, MAP, OBJECTS, PATH } from '../names.ts'
import { code, java } from '../writer.ts'

/* How programs of all clients are put together. */

export const unsupportedSurrogate = ({ traits }: Call): string | undefined =>
  traits.loneSurrogate ? 'Java sends strings as UTF-8, which can’t represent a lone surrogate' : undefined

/**
 * The member that runs: what is thrown ends the program with its reason. A token that is not there does before anything
 * is sent.
 *
 * @param throwing what its head says of exceptions
 * @param findsToken whether the client finds the token itself
 */
export const main = (call: Call, throwing: Piece | undefined, body: Piece, findsToken = false): Piece => code`
  public static void main(String[] args)${throwing && code` ${throwing}`} {
      ${findsToken ? undefined : hasRetries(call) ? demandToken(call) : readToken(call)}
      ${body}
  }
`

export const hasRetries = (call: Call): boolean => call.kind === 'chat' && call.variant.retries

const demandToken = ({ token }: Call): Piece | undefined =>
  token instanceof EnvironmentNode ? java.demand(token) : undefined

const readToken = ({ token }: Call): Piece | undefined =>
  token instanceof EnvironmentNode
    ? code`var token = ${OBJECTS}.requireNonNull(${token}, ${`${token.name} is not set`});`
    : undefined

/** The token, or a header's value that holds it, where `main` has read it. */
export const withToken = (value: string | EnvironmentNode): Piece =>
  value instanceof EnvironmentNode ? java.join(value.prefix, code`token`) : code`${value}`

/** Statements that read the files of a chat's messages into their variables. */
export const readFiles = ({ request }: ChatCall): Piece | undefined =>
  lines(...filesIn(request.body).map((file) => encodeFile(file)))

/**
 * Reads a file into its variable, as it stands in JSON.
 *
 * @param bytes an expression that gives them, of a file that does not lie beside the program
 */
export function encodeFile(file: FileNode, bytes = code`${FILES}.readAllBytes(${PATH}.of(${file.location}))`): Piece {
  const prefix = file.encoding === 'data-url' ? `data:${file.mediaType};base64,` : ''
  return code`var ${file} = ${java.join(prefix, code`${BASE64}.getEncoder().encodeToString(${bytes})`)};`
}

/** Prints the text that a message's `reasoning` holds, before its answer. */
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
 * Ends the program where the answer is cut or empty, and says its `reason`.
 *
 * @param isCut a condition that holds where it is cut
 * @param isEmpty one that holds where there is no answer
 */
export function refuseIncomplete(call: ChatCall, isCut: Piece, isEmpty?: Piece): Piece {
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
