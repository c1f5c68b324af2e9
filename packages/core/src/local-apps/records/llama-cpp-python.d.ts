import type { LocalApp } from '../local-app.ts';
/** Options: https://llama-cpp-python.readthedocs.io/en/latest/server/; `--model` may be a pattern of a file's name. */
export declare const llamaCppPython: LocalApp;
