import { javaComment } from './comment.ts';
import { addArtifact } from './manifest.ts';
export declare const java: {
    readonly id: 'java';
    readonly label: 'Java';
    readonly order: 5;
    readonly installsOtherwiseOn: readonly ["powershell"];
    readonly program: {
        readonly posix: {
            readonly extension: '.java';
            readonly fileName: 'Example.java';
            readonly run: 'java "-Dfile.encoding=UTF-8" -cp "lib/*" Example.java';
            readonly fence: 'java';
            readonly grammar: 'java';
            readonly mediaType: 'text/x-java';
        };
    };
    readonly comesWith: 'Java 17 or later';
    readonly comment: typeof javaComment;
    readonly add: typeof addArtifact;
    readonly manifest: import("../language.ts").Manifest;
};
