export {
  type Capture,
  type CapturedCall,
  type CapturedOptions,
  callsIn,
  type FileNames,
  type Question,
  recordFor,
  type UnreadRequest,
} from '../capture/index.ts'
export type { MockRequest } from './recorder.ts'
export type { AnswerRule } from './rules.ts'
export { type ListedScenario, SCENARIO_PATTERNS, SCENARIOS } from './scenarios.ts'
export { startTwin, type Twin, type TwinOptions } from './start.ts'
