import type { ChatCall } from '../../../../call/call.ts'
import type { OutputSchema } from '../../../../call/output-schema.ts'
import type { JsonValue } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { name, type Piece, paragraphs, when } from '../../../printing/code.ts'
import { printJson } from '../../../printing/json-text.ts'
import { answerTypes } from '../../answer-type.ts'
import { code, go } from '../../writer.ts'
import { orIncomplete } from '../incomplete.ts'
import { CMP, JSON_PACKAGE, LOG, OS, STRINGS } from '../names.ts'
import { accumulate, askStreamed, askWhole, chatParams, chatProgram, checkStream, MESSAGE_AND_END } from './chat.ts'
import { installOn } from './install.ts'
import { isReflected, JSONSCHEMA, REFLECTION, tagsOf } from './reflection.ts'

const VALIDATOR = 'github.com/santhosh-tekuri/jsonschema/v6'

const VALIDATION = /* @__PURE__ */ name('jsonschema', { module: VALIDATOR })

/**
 * The client has no helper that parses an answer, so `encoding/json` does. With retries, a schema validator checks the
 * answer first.
 */
export const openaiGoStructuredOutput: ChatRenderer = {
  client: 'openai-go',
  unsupported: (call) =>
    unsupportedModel(call) ?? (call.variant.retries ? unsupportedPattern(answerOf(call).schema) : undefined),
  setUp: (call) => ({ install: installOn(call.platform, ...modulesOf(call)) }),
  render(call) {
    const { retries } = call.variant
    const { response_format: _, ...others } = call.parameters
    const answer = answerOf(call)
    const reflects = isReflecting(call)
    return chatProgram(call, {
      params: code`
        ${when(!retries, defineFormat(answer, reflects))}
        ${chatParams(call, { ResponseFormat: retries ? formatOf(answer) : FORMAT }, others)}
      `,
      shown: retries ? showChecked(call) : show(call),
      before: paragraphs(
        answerTypes(answer, shapeOf(call), reflects ? tagsOf : undefined),
        when(!reflects, defineSchema(answer)),
      ),
      function: when(retries, readAnswer(name(answer.name))),
    })
  },
}

/** A schema is derived from a struct if that expresses it completely, and written out otherwise. */
const isReflecting = (call: ChatCall): boolean => !call.variant.retries && isReflected(answerOf(call), shapeOf(call))

function modulesOf(call: ChatCall): readonly string[] {
  if (call.variant.retries) return [`${VALIDATOR}@v6.0.3`]
  return isReflecting(call) ? [REFLECTION] : []
}

const defineSchema = ({ schema }: OutputSchema): Piece => code`
  // schema is what the model is told of it.
  const schema = ${go.rawString(printJson(schema))}
`

const defineFormat = ({ name: title, isStrict }: OutputSchema, reflects: boolean): Piece => {
  const schema = go.fields({
    Name: code`${title}`,
    ...(isStrict && { Strict: code`openai.Bool(true)` }),
    Schema: reflects
      ? code`(&${JSONSCHEMA}.Reflector{Anonymous: true, DoNotReference: true}).Reflect(${name(title)}{})`
      : code`json.RawMessage(schema)`,
  })
  return code`format := openai.ResponseFormatJSONSchemaJSONSchemaParam${schema}`
}

const FORMAT = code`openai.ChatCompletionNewParamsResponseFormatUnion${go.fields({
  OfJSONSchema: code`&openai.ResponseFormatJSONSchemaParam{JSONSchema: format}`,
})}`

const show = (call: ChatCall): Piece => code`
  ${call.streaming ? accumulate(call) : readPlainCompletion(call)}
  if message.Refusal != "" {
      ${LOG}.Fatal("The model refused: ", message.Refusal)
  }
  ${orIncomplete(call, code`message.Content == ""`)}
  var answer ${name(answerOf(call).name)}
  if err := ${JSON_PACKAGE}.Unmarshal([]byte(message.Content), &answer); err != nil {
      ${LOG}.Fatal(err)
  }
  if err := json.NewEncoder(${OS}.Stdout).Encode(answer); err != nil {
      log.Fatal(err)
  }
`

const readPlainCompletion = (call: ChatCall): Piece => code`
  ${askWhole(call)}
  ${MESSAGE_AND_END}
`

const showChecked = (call: ChatCall): Piece => code`
  ${call.streaming ? readStream(call) : readCompletion(call)}
  if err != nil {
      return fmt.Errorf("the answer does not fit: %w", err)
  }
  shown, err := json.MarshalIndent(answer, "", "  ")
  if err != nil {
      return err
  }
  fmt.Println(string(shown))
`

/** Go's regular expressions lack some features of JSON Schema's, and the validator rejects what it can't parse. */
const unsupportedPattern = (schema: JsonValue): string | undefined =>
  hasPattern(schema)
    ? 'the schema has a pattern, and Go’s regular expressions differ from JSON Schema’s (https://pkg.go.dev/regexp/syntax)'
    : undefined

const hasPattern = (value: JsonValue): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, each]) => (name === 'pattern' && typeof each === 'string') || hasPattern(each))

const formatOf = ({ name: title, isStrict }: OutputSchema): Piece => {
  const schema = go.fields({
    Name: code`${title}`,
    ...(isStrict && { Strict: code`openai.Bool(true)` }),
    Schema: code`json.RawMessage(schema)`,
  })
  const format = go.fields({ JSONSchema: code`openai.ResponseFormatJSONSchemaJSONSchemaParam${schema}` })
  const union = go.fields({ OfJSONSchema: code`&openai.ResponseFormatJSONSchemaParam${format}` })
  return code`openai.ChatCompletionNewParamsResponseFormatUnion${union}`
}

/** Fails if the answer is incomplete. */
const checkEnd = (call: ChatCall, content: Piece, refusal: Piece): Piece => code`
  if ${refusal} != "" {
      return fmt.Errorf("the model refused: %s", ${refusal})
  }
  ${orIncomplete(call, code`${content} == ""`)}
`

const readCompletion = (call: ChatCall): Piece => code`
  ${askWhole(call)}
  ${MESSAGE_AND_END}
  ${checkEnd(call, code`message.Content`, code`message.Refusal`)}
  answer, err := readAnswer(message.Content)
`

const readStream = (call: ChatCall): Piece => code`
  ${askStreamed(call)}
  var content, refusal, finishReason string
  for stream.Next() {
      chunk := stream.Current()
      if len(chunk.Choices) == 0 {
          continue
      }
      choice := chunk.Choices[0]
      fmt.Print(choice.Delta.Content)
      content += choice.Delta.Content
      refusal += choice.Delta.Refusal
      finishReason = ${CMP}.Or(choice.FinishReason, finishReason)
  }
  ${checkStream(call)}
  fmt.Println()
  ${checkEnd(call, code`content`, code`refusal`)}
  answer, err := readAnswer(content)
`

const readAnswer = (type: Piece): Piece => code`
  // readAnswer reads an answer that fits the schema.
  func readAnswer(content string) (${type}, error) {
      var answer ${type}
      document, err := ${VALIDATION}.UnmarshalJSON(${STRINGS}.NewReader(schema))
      if err != nil {
          return answer, err
      }
      compiler := jsonschema.NewCompiler()
      if err := compiler.AddResource("answer.json", document); err != nil {
          return answer, err
      }
      compiled, err := compiler.Compile("answer.json")
      if err != nil {
          return answer, err
      }
      value, err := jsonschema.UnmarshalJSON(strings.NewReader(content))
      if err != nil {
          return answer, err
      }
      if err := compiled.Validate(value); err != nil {
          return answer, err
      }
      err = ${JSON_PACKAGE}.Unmarshal([]byte(content), &answer)
      return answer, err
  }
`
