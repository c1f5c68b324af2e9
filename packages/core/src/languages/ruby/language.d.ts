export declare const ruby: {
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
};
