import type { LocalApp } from '../local-app.ts';
/** Link: https://github.com/huggingface/huggingface.js/blob/main/packages/tasks/src/local-apps.ts */
export declare const unsloth: LocalApp;
