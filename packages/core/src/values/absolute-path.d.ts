/** Whether a path says by itself where the file is, on any system: it lies beside nothing. */
export declare const isAbsolutePath: (path: string) => boolean;
