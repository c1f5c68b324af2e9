export { nearestNames } from '../values/nearest.ts'
export { type CheckedOptions, checkOptions, checkProviderOf, type GivenOptions, type OptionProblem } from './check.ts'
export { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
export { clientsOf, languageNamed, namesOf, providersOf } from './names.ts'
export { type Surface, spelled, spelledField, unknownOption } from './spelling.ts'
export {
  type NameKind,
  OPTIONS,
  type OptionFlag,
  type OptionName,
  type OptionRecord,
  type OptionValue,
  optionRecord,
} from './table.ts'
export { nameProblem, type ReadValue, readText, readValue, shownValue, type ValueProblem } from './value.ts'
