/** Joins class names, without empty ones. */
export const classNames = (...names: (string | false | undefined)[]): string => names.filter(Boolean).join(' ')
