import type { ChatCall } from '../../../../call/call.ts'
import type { OutputSchema } from '../../../../call/output-schema.ts'
import { plainBody } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { listed, type Piece, when } from '../../../printing/code.ts'
import { printJson } from '../../../printing/json-text.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { OR_RETURN, runProgram } from '../main.ts'
import { BYTES, CMP, FMT, IO, JSON_PACKAGE } from '../names.ts'
import { ask, askFunction, eachEvent, IS_CHAT_ERROR } from './ask.ts'
import { nameModel } from './retries.ts'
import { asString, defineText, textType } from './text.ts'
import { orIncompleteAnswer } from './whole-answer.ts'

/** The schema is sent unchanged, with its fields in order. */
export const netHttpStructuredOutput: ChatRenderer = {
  client: 'net/http',
  unsupported: unsupportedAnswer,
  render: (call) =>
    runProgram(call, readAndPrint(call), defineSchema(answerOf(call)), askFunction(call), defineText(call)),
}

const defineSchema = ({ schema }: OutputSchema): Piece => code`
  // schema is the JSON schema of the answer.
  const schema = ${go.rawString(printJson(schema))}
`

const SCHEMA = code`${JSON_PACKAGE}.RawMessage(schema)`

const readAndPrint = (call: ChatCall): Piece => code`
  ${readFiles(call, OR_RETURN)}
  ${ask(call, plainBody(bodyWithSchema(call, SCHEMA)))}
  defer response.Body.Close()
  ${call.streaming ? readStream(call) : readWhole(call)}
  ${when(call.variant.retries, checkFields(answerOf(call)))}
  var shown ${BYTES}.Buffer
  if err := ${JSON_PACKAGE}.Indent(&shown, []byte(content), "", "  "); err != nil {
      return fmt.Errorf("the answer isn't JSON: %w", err)
  }
  fmt.Println(shown.String())
  return nil
`

const readWhole = (call: ChatCall): Piece => code`
  answer, err := ${IO}.ReadAll(response.Body)
  ${OR_RETURN}
  if response.StatusCode > 299 {
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${nameModel(call)}
  var completion ${completionType(call)}
  if err := ${JSON_PACKAGE}.Unmarshal(answer, &completion); err != nil {
      return err
  }
  if len(completion.Choices) == 0 {
      return fmt.Errorf("the response has no choices: %s", answer)
  }
  message, finishReason := completion.Choices[0].Message, completion.Choices[0].FinishReason
  content := ${asString(call, code`message.Content`)}
  ${orIncompleteAnswer(call, IS_EMPTY, code`message.Refusal`)}
`

const IS_EMPTY = code`content == ""`

const messageType = (call: ChatCall): Piece =>
  go.struct([
    { name: 'Content', json: 'content', type: textType(call) },
    { name: 'Refusal', json: 'refusal', type: 'string' },
  ])

const choicesType = (call: ChatCall, message: 'message' | 'delta'): Piece =>
  code`[]${go.struct([
    { name: go.fieldName(message), json: message, type: messageType(call) },
    { name: 'FinishReason', json: 'finish_reason', type: 'string' },
  ])}`

const completionType = (call: ChatCall): Piece =>
  go.struct([{ name: 'Choices', json: 'choices', type: choicesType(call, 'message') }])

const chunkType = (call: ChatCall): Piece =>
  go.struct([
    { name: 'Choices', json: 'choices', type: choicesType(call, 'delta') },
    { name: 'Error', json: 'error', type: 'any' },
    { name: 'Message', json: 'message', type: 'any' },
  ])

const readStream = (call: ChatCall): Piece => code`
  if response.StatusCode > 299 {
      answer, _ := ${IO}.ReadAll(response.Body)
      return ${FMT}.Errorf("%s: %s", response.Status, answer)
  }
  ${nameModel(call)}
  var content, refusal, finishReason string
  ${eachEvent(chunkType(call), IS_CHAT_ERROR, readChunk(call))}
  fmt.Println()
  ${orIncompleteAnswer(call, IS_EMPTY, code`refusal`)}
`

const readChunk = (call: ChatCall): Piece => code`
  for _, choice := range chunk.Choices {
      ${FMT}.Print(choice.Delta.Content)
      content += ${asString(call, code`choice.Delta.Content`)}
      refusal += choice.Delta.Refusal
      finishReason = ${CMP}.Or(choice.FinishReason, finishReason)
  }
`

/** Fails if the answer is no object with the schema's required fields. */
const checkFields = ({ schema: { required } }: OutputSchema): Piece => code`
  var fields map[string]json.RawMessage
  if err := json.Unmarshal([]byte(content), &fields); err != nil {
      return fmt.Errorf("the answer does not fit the schema: %w", err)
  }
  ${Array.isArray(required) && required.length > 0 ? requireEach(required as readonly string[]) : undefined}
`

const requireEach = (required: readonly string[]): Piece => code`
  for _, field := range []string${code`{${listed(
    required.map((each) => code`${each}`),
    ', ',
  )}}`} {
      if fields[field] == nil {
          return fmt.Errorf("the answer does not fit the schema: it has no %s: %s", field, content)
      }
  }
`
