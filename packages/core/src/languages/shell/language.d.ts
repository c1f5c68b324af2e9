export declare const shell: {
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
};
