import { installTyped } from './manifest.ts';
export declare const javascript: {
    readonly id: 'js';
    readonly label: 'JavaScript';
    readonly aliases: readonly ["node", "nodejs"];
    readonly order: 2;
    readonly program: {
        readonly posix: {
            readonly extension: '.mjs';
            readonly fileName: 'example.mjs';
            readonly run: 'node example.mjs';
            readonly fence: 'javascript';
            readonly grammar: 'javascript';
            readonly mediaType: 'text/javascript';
            readonly runWithEnvFile: 'node --env-file=.env example.mjs';
        };
    };
    readonly typescript: {
        readonly extension: '.mts';
        readonly fileName: 'example.mts';
        readonly run: 'npx tsx example.mts';
        readonly fence: 'typescript';
        readonly grammar: 'javascript';
        readonly mediaType: 'text/typescript';
        readonly runWithEnvFile: 'npx tsx --env-file=.env example.mts';
    };
    readonly comesWith: 'Node.js';
    readonly comment: (text: string) => string;
    readonly installTyped: typeof installTyped;
    readonly manifest: import("../language.ts").Manifest;
};
