import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { answerOf, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { TAKEN, unsupportedRecords } from '../../answer-type.ts'
import { code, java } from '../../writer.ts'
import { type RecordShape, recordOf } from '../class-schema.ts'
import { unsupportedNames } from '../json-names.ts'
import { main, readFiles } from '../main.ts'
import { ClassTypes } from './class-types.ts'
import { readCut } from './message.ts'
import { JDK8_MODULE, JSON_MAPPER } from './names.ts'
import { BUILD, chatParams, type Params, READ_JSON } from './parameters.ts'
import { createClient, findsItself, throwing } from './program.ts'
import { answerModel, retryingStructuredOutput } from './retrying-structured-output.ts'
import { readText } from './stream.ts'

/**
 * Uses the client's own helper, with a record for the schema; otherwise the schema itself, if the client would derive a
 * different one.
 */
export const openaiJavaStructuredOutput: ChatRenderer = {
  client: 'openai-java',
  unsupported: (call) => unsupportedModel(call) ?? unsupportedRecords(shapeOf(call)) ?? unsupportedNames(call),
  render: (call) => (call.variant.retries ? retryingStructuredOutput(call) : plainStructuredOutput(call)),
}

function plainStructuredOutput(call: ChatCall): string {
  const { name, schema, isStrict } = answerOf(call)
  const record = isStrict && !TAKEN.includes(name) ? recordOf(schema) : undefined
  return record === undefined ? writeWithSchema(call) : writeWithRecord(call, record)
}

function writeWithRecord(call: ChatCall, record: RecordShape): string {
  const { messages, parameters, requestModel } = call
  const types = new ClassTypes()
  const type = code`${types.record(record, answerOf(call).name)}.class`
  const params = chatParams(requestModel, messages, parameters, [code`.responseFormat(${type})`, ...BUILD])
  const answer = code`
    var mapper = ${mapper(types.hasOptional)};
    var answer = ${call.streaming ? code`mapper.readValue(content.toString(), ${type})` : code`message.content().get()`};
  `
  return write(call, types.declared, params, answer)
}

function writeWithSchema(call: ChatCall): string {
  const { messages, parameters, requestModel } = call
  const { declared, type } = answerModel(call)
  const params = chatParams(requestModel, messages, { ...parameters, response_format: answerOf(call).format })
  const answer = code`
    var mapper = ${mapper(true)};
    var answer = mapper.readValue(${call.streaming ? code`content.toString()` : code`message.content().get()`}, ${type});
  `
  return write(call, declared, params, answer)
}

/**
 * Returns a program that prints an answer as JSON.
 *
 * @param declared the types of the answer
 * @param answer code that creates `answer` from `message`, or from a stream's `content`, and a `mapper`
 */
function write(call: ChatCall, declared: Piece | undefined, params: Params, answer: Piece): string {
  const statements = code`
    ${readFiles(call)}
    ${createClient(call, call.moreHeaders)}
    ${params.code}

    ${call.streaming ? readText(call, code`client.chat().completions().createStreaming(params)`) : readCompletion(call)}
    ${answer}
    System.out.println(mapper.writerWithDefaultPrettyPrinter().writeValueAsString(answer));
  `
  return java.program(
    declared,
    main(call, throwing(call, true), statements, findsItself(call)),
    when(params.readsJson, READ_JSON),
  )
}

function readCompletion(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`
    var completion = client.chat().completions().create(params);
    var choice = completion.choices().get(0);
    var message = choice.message();
    var reason = choice.finishReason();
    ${readCut(call)}
    if (isCut || message.content().isEmpty()) {
        throw new IllegalStateException(message.refusal()
                .map("The model refused: "::concat)
                .orElse(${before} + reason
                        + ${after}));
    }
  `
}

/** Returns a mapper. By default, Jackson 2.18 doesn't write optional values. */
export const mapper = (hasOptional: boolean): Piece =>
  hasOptional ? code`${JSON_MAPPER}.builder().addModule(new ${JDK8_MODULE}()).build()` : code`new ${JSON_MAPPER}()`
