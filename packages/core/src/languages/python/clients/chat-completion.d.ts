import type { ChatCall } from '../../../call/call.ts';
import type { Value, ValueObject } from '../../../values/value.ts';
import { type Piece } from '../../printing/code.ts';
/** What a client is given of a chat call: they differ between clients. */
interface ChatArguments {
    /** A name, or the variable that holds it. */
    readonly model: string | Piece;
    readonly messages: Value;
    readonly parameters: ValueObject;
}
/**
 * The call of `chat.completions.create`: what the method knows by name, all other body fields in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
export declare const createChatCompletion: (call: ChatCall, given: ChatArguments, known: ReadonlySet<string>) => Piece;
/** The same in a tool loop, whose messages and tools are variables. */
export declare const createInLoop: (call: ChatCall, given: ChatArguments, known: ReadonlySet<string>) => Piece;
/** Arguments of a request in a tool loop, which may be few and short. */
export declare const argumentsInLoop: ({ variant }: Pick<ChatCall, 'variant'>, passed: ValueObject) => Piece | undefined;
/** Arguments of a call, a line each. */
export declare const eachOnItsLine: (passed: ValueObject) => Piece | undefined;
/**
 * Body fields as arguments: what the method knows by name, all others in `extra_body`.
 *
 * @param known keyword arguments of the method that become body fields of the same name
 */
export declare function asKeywords(fields: ValueObject, known: ReadonlySet<string>): ValueObject;
/** The same, a line each. */
export declare const keywordArguments: (fields: ValueObject, known: ReadonlySet<string>) => Piece | undefined;
/** The variable of what `chat.completions.create` gives. */
export declare const resultName: ({ streaming }: Pick<ChatCall, 'streaming'>) => Piece;
/** Shows the response. Some services end a stream with a chunk that has no choices, or send a null text. */
export declare function printChatCompletion(call: ChatCall): Piece;
/**
 * Shows the reasoning of a message before its text.
 *
 * @param reasoning an expression for what the model thought, or what is as good as nothing
 * @param comment what is said of the expression
 */
export declare const printReasoned: (reasoning: Piece, content: Piece, comment?: Piece) => Piece;
/** Shows pieces of reasoning and of text as they come, each kind under a heading of its own. */
export declare const printReasonedPieces: (reasoning: Piece, content: Piece, comment?: Piece) => Piece;
/** A loop over a stream, with the names that it keeps before it and what is shown at the end behind it. */
export declare const printStream: ({ showsMessage, showsReasoning, showsUsage }: ChatCall, loop: Piece) => Piece;
export {};
