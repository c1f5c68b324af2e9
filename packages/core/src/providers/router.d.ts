import type { ChatApis } from './chat-api.ts';
import type { FileParts } from './provider.ts';
/** The hub's router, without a trailing slash. */
export declare const ROUTER_BASE_URL = "https://router.huggingface.co";
export declare const ROUTER_CHAT_BASE_URL = "https://router.huggingface.co/v1";
/** The files that messages may carry beside pictures, by the types of a chat completion in that package. */
export declare const ROUTER_FILE_PARTS: FileParts;
/**
 * The router speaks these for every provider: it makes a chat completion of each request. The fields of a response are
 * those of the service that it runs, https://github.com/huggingface/responses.js, `src/schemas.ts`; it keeps none.
 */
export declare const ROUTER_APIS: ChatApis;
/** An endpoint of the reader's own speaks what its server does; vLLM and llama.cpp have both APIs, llama.cpp no schemas there. */
export declare const ENDPOINT_APIS: ChatApis;
