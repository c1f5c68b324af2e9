import type { ChatCall } from '../../../call/call.ts';
interface TextMessage {
    readonly role: string;
    readonly content: string;
}
interface AgentInput {
    /** A system message that comes first is the agent's; an empty one is left where it is. */
    readonly instructions: string | undefined;
    /** All other messages. */
    readonly said: readonly TextMessage[];
    /** The only one of them, where it is the user's. */
    readonly prompt: string | undefined;
}
/** Takes the messages apart; asked only for texts. */
export declare function agentInput({ messages }: ChatCall): AgentInput;
export {};
