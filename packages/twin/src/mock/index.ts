export type { MockRequest } from './recorder.ts'
export type { AnswerRule } from './rules.ts'
export { type ListedScenario, SCENARIO_PATTERNS, SCENARIOS } from './scenarios.ts'
export { startTwin, type Twin, type TwinOptions } from './start.ts'
