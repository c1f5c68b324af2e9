import type { ChatCall } from '../../../call/call.ts';
import type { ValueObject } from '../../../values/value.ts';
/** Body fields that `chat.completions.create` of openai-python 3.52 takes by name (its signature). */
export declare const CHAT_KEYWORDS: ReadonlySet<string>;
/**
 * Body fields as a framework is given them that hands options on to OpenAI's client, leaves out what is `None`, and asks
 * each stream for the number of tokens by itself.
 *
 * @param changed fields that it does not hand on as they are
 */
export declare function handedOn({ parameters, streaming }: ChatCall, changed: readonly string[]): ValueObject;
