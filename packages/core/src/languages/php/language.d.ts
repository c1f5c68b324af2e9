import { phpComment } from './comment.ts';
export declare const php: {
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
    readonly comment: typeof phpComment;
};
