import { addModules } from './manifest.ts';
export declare const go: {
    readonly id: 'go';
    readonly label: 'Go';
    readonly aliases: readonly ["golang"];
    readonly order: 4;
    readonly installsOtherwiseOn: readonly ["powershell"];
    readonly program: {
        readonly posix: {
            readonly extension: '.go';
            readonly fileName: 'example.go';
            readonly run: 'go run example.go';
            readonly fence: 'go';
            readonly grammar: 'go';
            readonly mediaType: 'text/x-go';
        };
    };
    readonly comesWith: 'Go';
    readonly comment: (text: string) => string;
    readonly add: typeof addModules;
    readonly manifest: import("../language.ts").Manifest;
};
