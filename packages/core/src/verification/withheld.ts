/** Cases that did not pass when they were last run, with the public reason. Written by `npm run generate`. */
export const WITHHELD: Readonly<Record<string, string>> = {}
