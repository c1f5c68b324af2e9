import type { LocalApp } from '../local-app.ts';
/** Link: https://github.com/huggingface/huggingface.js/pull/2076 */
export declare const atomicChat: LocalApp;
