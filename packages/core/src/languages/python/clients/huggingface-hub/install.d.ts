import type { ChatCall } from '../../../../call/call.ts';
export declare const install = "pip install huggingface_hub~=2.4";
/** What a chat imports beside the client: with retries, the exceptions of what the client sends requests with. */
export declare const installOf: ({ variant }: ChatCall, ...packages: readonly string[]) => string;
