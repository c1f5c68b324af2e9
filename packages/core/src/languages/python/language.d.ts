export declare const python: {
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
    readonly notebook: import("../language.ts").NotebookKernel;
    readonly manifest: import("../language.ts").Manifest;
};
