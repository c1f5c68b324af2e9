export { type ReadValue, ROLES, readMessages, shownValue, type ValueProblem } from '../call/option-values.ts'
export { nearestNames } from '../values/nearest.ts'
export {
  type CheckedOptions,
  checkBody,
  checkOptions,
  checkProviderOf,
  type GivenOptions,
  type OptionProblem,
  unknownBodyOptions,
} from './check.ts'
export { type ChangedNumber, changedNumber, endOfJsonString, type JsonPath, jsonField } from './exact-numbers.ts'
export { placeInJson, type TextPlace } from './json-place.ts'
export { type JsonSchema, jsonSchemaOf } from './json-schema.ts'
export { languageNamed, namesTypeScript } from './language-names.ts'
export { clientsOf, namesOf, providersOf } from './names.ts'
export { type Surface, spelled, spelledField, unknownOption } from './spelling.ts'
export { switchOf } from './switch-text.ts'
export {
  type AgentField,
  agentOptions,
  type NameKind,
  OPTIONS,
  type OptionFeature,
  type OptionFlag,
  type OptionName,
  type OptionRecord,
  type OptionValue,
  OUTPUT_SWITCHES,
  type OutputSwitch,
  optionRecord,
  SWITCHES,
  type SwitchRecord,
} from './table.ts'
export { readNumberText, readSwitchText } from './text-value.ts'
export { nameProblem, readText, readValue } from './value.ts'
export {
  type ClientChoice,
  countClients,
  countEscapes,
  isTooMuchToWrite,
  type WrittenLimits,
} from './writing.ts'
