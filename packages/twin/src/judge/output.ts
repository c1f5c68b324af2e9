/** Errors that come from a program that did not expect what it got, and tell its reader nothing. */
export const CRASH =
  /\b(KeyError|IndexError|AttributeError|NameError|UnboundLocalError|JSONDecodeError|ReferenceError|SyntaxError)\b|^TypeError: (?!terminated|fetch failed)|Cannot read propert|is not (a function|iterable|valid JSON)|unbound variable|unexpected keyword/m

/** The end of what a program printed, on one line. */
export const lastLines = (text: string): string => text.trim().split('\n').slice(-3).join(' ⏎ ').slice(-300)
