/** Cases that did not pass when they were last run, with the public reason. Written by `npm run generate`. */
export declare const WITHHELD: Readonly<Record<string, string>>;
