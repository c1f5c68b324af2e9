import type { LocalApp } from '../local-app.ts';
/**
 * Commands and checkpoints: https://lemonade-server.ai/docs/guide/configuration/custom-models/. Address:
 * https://lemonade-server.ai/docs/api/openai/. Install: https://lemonade-server.ai/docs/guide/install/. All as of 11.7.0.
 */
export declare const lemonade: LocalApp;
