/** Joins classes. Tailwind's own stand in a later layer than those of `styles.css`, and override them. */
export const mergeClasses = (...classes: readonly (string | false | undefined)[]): string =>
  classes.filter(Boolean).join(' ')
