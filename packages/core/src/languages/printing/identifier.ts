/** Whether a text is an ASCII identifier of JavaScript, keywords included: what may stand after a dot. */
export const isIdentifier = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text)

const LONGEST_NAME = 40

/** Whether an object literal of JavaScript has the name without quotes: there `__proto__` would set the prototype. */
export const isPropertyName = (name: string): boolean =>
  name.length <= LONGEST_NAME && name !== '__proto__' && isIdentifier(name)

/** Whether a text has only letters, digits, spaces, colons and hyphens, which mean themselves in every literal. */
export const isPlainText = (text: string): boolean => /^[A-Za-z0-9 :-]*$/.test(text)

/** Whether a text can be a word of a POSIX command without quotes. */
export const isPlainWord = (text: string): boolean => /^[\w@%+:,./-]+$/.test(text)
