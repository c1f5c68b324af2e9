import { addCrates } from './manifest.ts';
export declare const rust: {
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
    readonly add: typeof addCrates;
    readonly manifest: import("../language.ts").Manifest;
};
