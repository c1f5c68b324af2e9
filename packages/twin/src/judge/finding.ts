/** The rules that an example is held to, by their numbers in the README. */
export type Rule = 1 | 2 | 3 | 4 | 5 | 6

/** One way in which an example breaks a rule. */
export interface Finding {
  readonly rule: Rule
  readonly text: string
}

export const finding = (rule: Rule, text: string): Finding => ({ rule, text })
