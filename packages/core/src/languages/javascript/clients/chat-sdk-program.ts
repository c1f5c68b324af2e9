import type { ChatCall } from '../../../call/call.ts'
import type { Value, ValueObject } from '../../../values/value.ts'
import { type Piece, when } from '../../printing/code.ts'
import { ANY, typed } from '../types.ts'
import { code, javascript } from '../writer.ts'
import { ask, STREAM } from './api-client.ts'
import { type ChatSdk, COMPLETION, castAs, createClient } from './chat-sdk.ts'
import { readFiles } from './files.ts'
import { completionFit } from './openai/types.ts'

/** Requests `stream` or `completion`, whose type lacks fields that services send. */
export const create = (sdk: ChatSdk, call: ChatCall, messages: Value, parameters: ValueObject): Piece | undefined =>
  ask(
    call,
    call.streaming ? STREAM : code`${COMPLETION}${typed(call, ANY)}`,
    code`
      client.chat.completions.create({
        ${javascript.properties({ model: call.requestModel, messages })}
        ${javascript.properties(parameters)}
        ${when(call.streaming, code`stream: true,`)}
      }${castAs(sdk, call, completionFit({ typescript: call.typescript, messages: [], parameters: othersIn(parameters) }))})
    `,
  )

/** The tools are a variable of any type. */
const othersIn = ({ tools: _, ...others }: ValueObject): ValueObject => others

/** Returns the program: its files, what comes before the client, the client, and the rest. */
export const program = (sdk: ChatSdk, call: ChatCall, body: Piece, before?: Piece): string =>
  javascript.program(code`
    ${readFiles(call)}
    ${before}
    ${createClient(sdk, call, call)}

    ${body}
  `)
