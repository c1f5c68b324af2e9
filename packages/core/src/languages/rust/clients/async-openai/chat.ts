import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import type { ValueObject } from '../../../../values/value.ts'
import { bodyOf, plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { fromCall } from '../../../clients/from-call.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, rust } from '../../writer.ts'
import { defineTextOf, endStream, keptOf, printChunk, printMessage, REFUSE_ERROR } from '../answer.ts'
import { readChatFiles } from '../files.ts'
import { findMessage } from '../incomplete.ts'
import { CONTEXT, ENSURE, VALUE } from '../names.ts'
import { installForChat } from './install.ts'
import { makeRequest, openaiChatProgram } from './program.ts'
import { retryingClient } from './retries.ts'

export const asyncOpenaiChat: ChatRenderer = {
  client: 'async-openai',
  setUp: (call) => ({ install: installForChat(call) }),
  render: /* @__PURE__ */ compiledChat((shape) =>
    chatProgram(shape, shape.streaming ? printStream(shape) : printCompletion(shape), [defineTextOf(shape)]),
  ),
}

/**
 * Returns a complete chat program.
 *
 * @param shown code that sends the request and prints the answer
 * @param items the types and functions for that code
 * @param end the last statement of `main`, if the code returns earlier
 */
export const openaiChat = (call: ChatCall, shown: Piece, items: readonly (Piece | undefined)[], end?: Piece): string =>
  rust.program(chatProgram(call, shown, items, end))

const chatProgram = (call: ChatShape, shown: Piece, items: readonly (Piece | undefined)[], end?: Piece): Piece =>
  openaiChatProgram(
    call,
    code`
      ${readChatFiles(call)}
      ${shown}
    `,
    items,
    retryingClient(call),
    end,
  )

/** Returns the fields of a chat's body. */
export const fieldsOf = ({ variant, request }: ChatCall): ValueObject =>
  variant.retries ? bodyOf(request) : plainBodyOf(request)

/** Reads the body from the call. */
type ReadFields = (call: ChatCall) => ValueObject

/** A client's methods for an API, and the variable of an answer. */
interface Methods {
  readonly of: Piece
  readonly answered: Piece
}

const CHAT: Methods = { of: code`client.chat()`, answered: code`completion` }

/** Requests an answer or a `stream`, from one provider after another if there are several. */
export function ask(call: ChatShape, read: ReadFields, methods = CHAT): Piece {
  const { hasFallbacks, streaming } = call
  const asked = streaming
    ? code`${methods.of}.create_stream_byot(request).await`
    : code`${methods.of}.create_byot(request).await`
  const answered = streaming ? code`stream` : methods.answered
  const mutable = when(streaming, code`mut `)
  if (!hasFallbacks) {
    return code`
      ${fromCall(call, (given) => makeRequest(read(given)))}
      let ${mutable}${answered}${streaming ? undefined : code`: ${VALUE}`} = ${asked}?;
    `
  }
  return code`
    let mut answered = None;
    ${fromCall(call, ({ requestModel, fallbackModels }) => rust.list(code`for model in `, [requestModel, ...fallbackModels], ' {'))}
        ${fromCall(call, (given) => makeRequest({ ...read(given), model: code`model` }))}
        match ${asked} {
            Ok(${answered}) => {
                answered = Some((model, ${answered}));
                break;
            }
            Err(error) if may_pass(&error) => eprintln!("{model}: {error}"),
            Err(error) => return Err(error.into()),
        }
    }
    let (model, ${mutable}${answered})${streaming ? undefined : code`: (_, ${VALUE})`} = answered.${CONTEXT}("no provider answered")?;
    eprintln!("Answered by {model}");
  `
}

/** Requests a `completion`, and finds its `message`. */
export const readMessage = (call: ChatShape, read: ReadFields): Piece => code`
  ${ask(call, read)}
  ${findMessage(call)}
  ${when(call.variant.retries, CHECK_MESSAGE)}
`

const CHECK_MESSAGE = code`
  ${ENSURE}!(
      message.is_object(),
      "the response has no message: {completion}"
  );
`

const printCompletion = (call: ChatShape): Piece => code`
  ${readMessage(call, fieldsOf)}
  ${printMessage(call)}
  ${when(call.showsUsage, code`println!("Usage: {}", completion["usage"]);`)}
`

export const NEXT = /* @__PURE__ */ name('next', { module: 'futures', name: 'StreamExt' })

/**
 * Requests a `stream`, and reads its chunks.
 *
 * @param kept statements before the first chunk
 * @param each code for each `chunk`
 */
export const readChunks = (
  call: ChatShape,
  read: ReadFields,
  { kept, each, changes = false }: { readonly kept: Piece; readonly each: Piece; readonly changes?: boolean },
): Piece => code`
  ${ask(call, read)}
  ${kept}
  while let Some(chunk) = stream.${NEXT}().await {
      let ${when(changes, code`mut `)}chunk: ${VALUE} = chunk?;
      ${REFUSE_ERROR}
      ${each}
  }
`

const printStream = (call: ChatShape): Piece => code`
  ${readChunks(call, fieldsOf, { kept: keptOf(call), each: printChunk(call), changes: call.showsUsage })}
  ${endStream(call)}
`
