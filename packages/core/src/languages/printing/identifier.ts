/** Checks whether a text is an ASCII identifier in JavaScript, including keywords: it may come after a dot. */
export const isIdentifier = (text: string): boolean => /^[A-Za-z_$][\w$]*$/.test(text)

const LONGEST_NAME = 40

/** Checks whether a JavaScript object literal can have the name without quotes. `__proto__` would set the prototype. */
export const isPropertyName = (name: string): boolean =>
  name.length <= LONGEST_NAME && name !== '__proto__' && isIdentifier(name)

/**
 * Checks whether a text has only letters, digits, spaces, colons, and hyphens, which every literal can contain
 * unchanged.
 */
export const isPlainText = (text: string): boolean => /^[A-Za-z0-9 :-]*$/.test(text)

/** Checks whether a text can be a word of a POSIX command without quotes. */
export const isPlainWord = (text: string): boolean => /^[\w@%+:,./-]+$/.test(text)
