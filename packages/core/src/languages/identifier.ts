const isDigit = (code: number): boolean => code >= 0x30 && code <= 0x39
const isLetter = (code: number): boolean => (code >= 0x41 && code <= 0x5a) || (code >= 0x61 && code <= 0x7a)
const UNDERSCORE = 0x5f
const DOLLAR = 0x24
const SPACE = 0x20
const COLON = 0x3a
const HYPHEN = 0x2d

/** Whether a text is an ASCII identifier of JavaScript, keywords included: what may stand unquoted as a key. */
export function isIdentifier(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (!isLetter(code) && code !== UNDERSCORE && code !== DOLLAR && (index === 0 || !isDigit(code))) return false
  }
  return text !== ''
}

const LONGEST_NAME = 40

/** Whether an object literal of JavaScript has the name without quotes: there `__proto__` would set the prototype. */
export const isPropertyName = (name: string): boolean =>
  name.length <= LONGEST_NAME && name !== '__proto__' && isIdentifier(name)

/** Whether a text has only letters, digits, spaces, colons and hyphens, which mean themselves in every literal. */
export function isPlainText(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (!isLetter(code) && !isDigit(code) && code !== SPACE && code !== COLON && code !== HYPHEN) return false
  }
  return true
}

/** One of `_ @ % + : , . / -`. */
const isWordMark = (code: number): boolean =>
  (code >= 0x2b && code <= 0x2f) || code === 0x25 || code === COLON || code === 0x40 || code === UNDERSCORE

/** Whether a text can be a word of a POSIX command without quotes. */
export function isPlainWord(text: string): boolean {
  for (let index = 0; index < text.length; index++) {
    const code = text.charCodeAt(index)
    if (!isLetter(code) && !isDigit(code) && !isWordMark(code)) return false
  }
  return text !== ''
}
