import type { Call, Mode } from './call.ts'
import type { Client } from './clients/client.ts'
import type { Language } from './types.ts'

/** One combination that is offered, and run before it ships. */
export interface Cell {
  readonly language: Language
  readonly client: string
  readonly task: string
  readonly provider: string
  readonly mode: Mode
  readonly streaming: boolean
}

/** The cell's name, `python/openai/conversational/together/routed` or `…/routed/stream`. */
export const cellKey = (cell: Cell): string =>
  `${cell.language}/${cell.client}/${cell.task}/${cell.provider}/${cell.mode}${cell.streaming ? '/stream' : ''}`

export const cellOf = (call: Call, client: Client): Cell => ({
  language: client.language,
  client: client.id,
  task: call.task,
  provider: call.provider,
  mode: call.mode,
  streaming: call.streaming,
})
