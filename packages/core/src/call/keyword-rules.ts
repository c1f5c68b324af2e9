import type { JsonValue } from '../values/value.ts'

/** A rule: the expected value in words, and a check. */
interface Rule {
  readonly expected: string
  readonly fits: (value: JsonValue) => boolean
}

const isObject = (value: JsonValue): boolean => typeof value === 'object' && value !== null && !Array.isArray(value)
const isList = (value: JsonValue): value is readonly JsonValue[] => Array.isArray(value)

const areNames = (value: JsonValue): boolean =>
  isList(value) && value.every((each) => typeof each === 'string') && new Set(value).size === value.length

const ofKind = (kind: 'boolean' | 'number' | 'string', expected: string): Rule => ({
  expected,
  fits: (value) => typeof value === kind,
})

const TEXT = ofKind('string', 'a string')
const NUMBER = ofKind('number', 'a number')
const TRUTH = ofKind('boolean', 'true or false')
const LIST: Rule = { expected: 'an array', fits: isList }
const NAMES: Rule = { expected: 'an array of unique names', fits: areNames }
const NAMES_BY_NAME: Rule = {
  expected: 'an object whose values are arrays of unique names',
  fits: (value) => isObject(value) && Object.values(value as object).every(areNames),
}
const COUNT: Rule = {
  expected: 'a whole number, 0 or more',
  fits: (value) => Number.isInteger(value) && (value as number) >= 0,
}
const FACTOR: Rule = { expected: 'a number greater than 0', fits: (value) => typeof value === 'number' && value > 0 }
const OBJECT: Rule = { expected: 'an object', fits: isObject }
const SCHEMAS: Rule = { expected: 'an object whose values are schemas', fits: isObject }
const SCHEMA_LIST: Rule = {
  expected: 'a non-empty array of schemas',
  fits: (value) => isList(value) && value.length > 0,
}

/** A schema; `true` matches every value. */
export const SCHEMA_RULE: Rule = {
  expected: 'a schema (an object, true, or false)',
  fits: (value) => typeof value === 'boolean' || isObject(value),
}

const rulesOf = (rule: Rule, names: string): readonly (readonly [string, Rule])[] =>
  names.split(' ').map((name) => [name, rule])

/**
 * The rule for each keyword’s value: https://json-schema.org/draft/2020-12/schema. `type` has its own check, and nested
 * schemas are checked separately. `items` can also be a list, as in earlier drafts.
 */
export const KEYWORD_RULES: ReadonlyMap<string, Rule> = /* @__PURE__ */ new Map([
  ...rulesOf(TEXT, '$anchor $comment $dynamicAnchor $dynamicRef $id $ref $schema'),
  ...rulesOf(TEXT, 'contentEncoding contentMediaType description format pattern title'),
  ...rulesOf(NUMBER, 'exclusiveMaximum exclusiveMinimum maximum minimum'),
  ...rulesOf(COUNT, 'maxContains maxItems maxLength maxProperties minContains minItems minLength minProperties'),
  ...rulesOf(FACTOR, 'multipleOf'),
  ...rulesOf(TRUTH, 'deprecated readOnly uniqueItems writeOnly'),
  ...rulesOf(LIST, 'enum examples'),
  ...rulesOf(NAMES, 'required'),
  ...rulesOf(NAMES_BY_NAME, 'dependentRequired'),
  ...rulesOf(OBJECT, '$vocabulary'),
  ...rulesOf(SCHEMAS, '$defs definitions dependentSchemas patternProperties properties'),
  ...rulesOf(SCHEMA_LIST, 'allOf anyOf oneOf prefixItems'),
])
