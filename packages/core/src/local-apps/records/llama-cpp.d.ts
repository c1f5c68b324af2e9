import type { LocalApp } from '../local-app.ts';
/**
 * Options: https://github.com/ggml-org/llama.cpp/blob/master/tools/server/README.md. It is told its port, because the
 * default has moved from 8080 to 9931 (https://github.com/ggml-org/llama.cpp/pull/26508), and the model's name, which
 * it would make up from the file's otherwise. Packages: https://github.com/ggml-org/llama.cpp/blob/master/docs/install.md
 */
export declare const llamaCpp: LocalApp;
