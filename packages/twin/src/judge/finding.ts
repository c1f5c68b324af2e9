/** The rules for examples, numbered as in docs/how-examples-are-verified.md. */
export type Rule = 1 | 2 | 3 | 4 | 5 | 6

/** One way in which an example breaks a rule. */
export interface Finding {
  readonly rule: Rule
  readonly text: string
}

export const finding = (rule: Rule, text: string): Finding => ({ rule, text })
