import type { CodingAgent } from '../coding-agent.ts';
/**
 * Configuration: `docs/models.md` and `docs/models-configuration.md` of the package. The key is named behind a `$`: up to
 * 0.7x of `@mariozechner/pi-coding-agent` a name alone was read from the environment, and is now the key itself.
 */
export declare const pi: CodingAgent;
