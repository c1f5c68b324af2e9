import type { ChatCall } from '../../../../call/call.ts'
import type { JsonObject } from '../../../../values/value.ts'
import { bodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, shapeOf, unsupportedFormat, unsupportedModel } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { TAKEN, unsupportedRecords } from '../../answer-type.ts'
import { code, java } from '../../writer.ts'
import { recordOf } from '../class-schema.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, readFiles } from '../main.ts'
import { ClassTypes } from './class-types.ts'
import { BUILD, type Params, READ_JSON, responseParams } from './parameters.ts'
import { createClient, findsItself, throwing } from './program.ts'
import { READ_STREAM, READ_TEXT, REFUSE_FAILED, refuseIncomplete, unsupportedRetries } from './responses.ts'
import { answerModel } from './retrying-structured-output.ts'
import { mapper } from './structured-output.ts'

/**
 * Uses the client's own helper, with a record for the schema; otherwise the schema itself, if the client would derive a
 * different one.
 */
export const openaiJavaResponsesStructuredOutput: ChatRenderer = {
  client: 'openai-java',
  unsupported: (call) =>
    unsupportedRetries(call) ??
    unsupportedModel(call) ??
    unsupportedRecords(shapeOf(call)) ??
    unsupportedNames(call) ??
    unsupportedFormat(call, 'text'),
  render(call) {
    const { declared, type, params, hasOptional, isHelped } = answerIn(call)
    const statements = code`
      ${readFiles(call)}
      ${createClient(call, call.moreHeaders)}
      ${params.code}

      ${call.streaming ? PRINT_STREAM : isHelped ? READ_RAW : READ_RESPONSE}
      ${REFUSE_FAILED}
      ${READ_TEXT}
      ${refuseIncomplete(call, code`answer.isEmpty()`)}
      var mapper = ${mapper(hasOptional)};
      var data = mapper.readValue(answer, ${type});
      System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(data));
    `
    return java.program(
      declared,
      main(call, throwing(call, true), statements, findsItself(call)),
      when(params.readsJson, READ_JSON),
    )
  },
}

interface Answer {
  /** The types of the answer. */
  readonly declared: Piece | undefined
  /** How Jackson gets the whole answer's type. */
  readonly type: Piece
  readonly params: Params
  readonly hasOptional: boolean
  /** Whether the client derives the schema. */
  readonly isHelped: boolean
}

function answerIn(call: ChatCall): Answer {
  const { name, schema, isStrict } = answerOf(call)
  const body = bodyOf(call.request)
  const { text, ...others } = body
  const isFormatOnly = Object.keys(text as JsonObject).length === 1
  const record = isStrict && isFormatOnly && !TAKEN.includes(name) ? recordOf(schema) : undefined
  if (record === undefined) {
    return { ...answerModel(call), params: responseParams(body), hasOptional: true, isHelped: false }
  }
  const types = new ClassTypes()
  const type = code`${types.record(record, name)}.class`
  const params = responseParams(others, [code`.text(${type})`, ...BUILD])
  return { declared: types.declared, type, params, hasOptional: types.hasOptional, isHelped: true }
}

const PRINT_STREAM = code`
  ${READ_STREAM}
  System.out.println();
`

const READ_RESPONSE = code`var response = client.responses().create(params);`

/** The helper's own response has no text if the model refused. */
const READ_RAW = code`var response = client.responses().create(params).rawResponse();`
