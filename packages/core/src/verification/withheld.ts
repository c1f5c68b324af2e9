/** Cases that failed when we last ran them, with the public reason. Written by `npm run generate`. */
export const WITHHELD: Readonly<Record<string, string>> = {}
