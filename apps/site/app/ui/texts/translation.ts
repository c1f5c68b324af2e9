/** What another language must say for a part of the texts: each text and each function of English, and nothing else. */
export type Translation<English> = English extends string
  ? string
  : English extends (...values: infer Values) => string
    ? (...values: Values) => string
    : { readonly [Name in keyof English]: Translation<English[Name]> }
