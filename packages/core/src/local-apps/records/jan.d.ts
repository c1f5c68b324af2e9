import type { LocalApp } from '../local-app.ts';
/**
 * Commands: https://jan.ai/docs/desktop/cli. With `--select` it asks which file to fetch; without it, it takes one of
 * Q4_K_XL, or else the largest: https://github.com/janhq/jan/blob/main/src-tauri/src/bin/jan-cli/main.rs. The program
 * comes with the app: there is no command that installs it. Link:
 * https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts
 */
export declare const jan: LocalApp;
