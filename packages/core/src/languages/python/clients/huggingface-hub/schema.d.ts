import type { ChatCall } from '../../../../call/call.ts';
/**
 * Why a schema cannot be sent: inference/_providers/hf_inference.py, which calls endpoints too, and fireworks_ai.py of
 * huggingface_hub 2.4. Of the servers behind endpoints TGI alone reads that form. Fireworks takes it, but documents the
 * recipe's.
 */
export declare function unsupportedSchema(call: ChatCall): string | undefined;
