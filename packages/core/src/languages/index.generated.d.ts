/** Every language, in the order in which readers see them. */
export declare const LANGUAGE_RECORDS: readonly [{
    readonly id: 'python';
    readonly label: 'Python';
    readonly aliases: readonly ["python3"];
    readonly order: 1;
    readonly program: {
        readonly posix: {
            readonly extension: '.py';
            readonly fileName: 'example.py';
            readonly run: 'python3 example.py';
            readonly fence: 'python';
            readonly grammar: 'python';
            readonly mediaType: 'text/x-python';
        };
        readonly powershell: {
            readonly extension: '.py';
            readonly fileName: 'example.py';
            readonly fence: 'python';
            readonly grammar: 'python';
            readonly mediaType: 'text/x-python';
            readonly run: 'python example.py';
        };
        readonly cmd: {
            readonly extension: '.py';
            readonly fileName: 'example.py';
            readonly fence: 'python';
            readonly grammar: 'python';
            readonly mediaType: 'text/x-python';
            readonly run: 'python example.py';
        };
    };
    readonly hasAsync: true;
    readonly comesWith: 'Python';
    readonly comment: (text: string) => string;
    readonly notebook: import("./language.ts").NotebookKernel;
    readonly manifest: import("./language.ts").Manifest;
}, {
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
    readonly installTyped: typeof import("./javascript/manifest.ts").installTyped;
    readonly manifest: import("./language.ts").Manifest;
}, {
    readonly id: 'sh';
    readonly label: 'Shell';
    readonly aliases: readonly ["bash", "zsh"];
    readonly order: 3;
    readonly program: {
        readonly posix: {
            readonly extension: '.sh';
            readonly fileName: 'example.sh';
            readonly run: 'sh example.sh';
            readonly fence: 'sh';
            readonly grammar: 'shellscript';
            readonly mediaType: 'text/x-shellscript';
        };
        readonly powershell: {
            readonly extension: '.ps1';
            readonly fileName: 'example.ps1';
            readonly run: 'powershell -ExecutionPolicy Bypass -File example.ps1';
            readonly fence: 'powershell';
            readonly grammar: 'powershell';
            readonly mediaType: 'text/plain';
        };
        readonly cmd: {
            readonly extension: '.cmd';
            readonly fileName: 'example.cmd';
            readonly run: 'example.cmd';
            readonly fence: 'bat';
            readonly grammar: 'bat';
            readonly mediaType: 'text/plain';
        };
    };
    readonly showsWholeAnswer: true;
    readonly comment: (text: string) => string;
}, {
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
    readonly add: typeof import("./go/manifest.ts").addModules;
    readonly manifest: import("./language.ts").Manifest;
}, {
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
    readonly comment: typeof import("./java/comment.ts").javaComment;
    readonly add: typeof import("./java/manifest.ts").addArtifact;
    readonly manifest: import("./language.ts").Manifest;
}, {
    readonly id: 'rust';
    readonly label: 'Rust';
    readonly order: 6;
    readonly installsOtherwiseOn: readonly ["powershell"];
    readonly program: {
        readonly posix: {
            readonly extension: '.rs';
            readonly fileName: 'src/main.rs';
            readonly liesBeside: 'Cargo.toml';
            readonly run: 'cargo run --quiet';
            readonly fence: 'rust';
            readonly grammar: 'rust';
            readonly mediaType: 'text/x-rust';
        };
    };
    readonly comesWith: 'Rust 1.85 or later';
    readonly comment: (text: string) => string;
    readonly add: typeof import("./rust/manifest.ts").addCrates;
    readonly manifest: import("./language.ts").Manifest;
}, {
    readonly id: 'php';
    readonly label: 'PHP';
    readonly order: 7;
    readonly program: {
        readonly posix: {
            readonly extension: '.php';
            readonly fileName: 'example.php';
            readonly run: 'php example.php';
            readonly fence: 'php';
            readonly grammar: 'php';
            readonly mediaType: 'text/x-php';
        };
    };
    readonly comesWith: 'PHP and its curl extension';
    readonly comment: typeof import("./php/comment.ts").phpComment;
}, {
    readonly id: 'ruby';
    readonly label: 'Ruby';
    readonly order: 8;
    readonly program: {
        readonly posix: {
            readonly extension: '.rb';
            readonly fileName: 'example.rb';
            readonly run: 'ruby example.rb';
            readonly fence: 'ruby';
            readonly grammar: 'ruby';
            readonly mediaType: 'text/x-ruby';
        };
    };
    readonly comesWith: 'Ruby';
    readonly comment: (text: string) => string;
}];
