import type { AnswerSchema } from '../../../../call/answer-schema.ts'
import type { ChatCall } from '../../../../call/call.ts'
import type { JsonValue } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { printJson } from '../../../printing/json-text.ts'
import { answerTypes } from '../../answer-type.ts'
import { code, go } from '../../writer.ts'
import { CMP, ERRORS, JSON_PACKAGE, STRINGS } from '../names.ts'
import { ask, chatParams, robustOptions } from './chat.ts'
import { installOn } from './install.ts'
import { openaiProgram, REQUIRE_CHOICES } from './program.ts'

const VALIDATOR = 'github.com/santhosh-tekuri/jsonschema/v6'

const JSONSCHEMA = /* @__PURE__ */ name('jsonschema', { module: VALIDATOR })

/** The client has no helper that checks an answer: a validator of the schema does, and `encoding/json` reads it. */
export const openaiGoStructuredOutput: ClientForm = {
  client: 'openai-go',
  unsupported: (call) => unsupportedModel(call) ?? unsupportedPattern(answerOf(call).schema),
  setUp: ({ platform }) => ({ install: installOn(platform, `${VALIDATOR}@v6.0.3`) }),
  render(call) {
    const { response_format: _, ...others } = call.parameters
    const answer = answerOf(call)
    return openaiProgram(call, {
      moreHeaders: call.moreHeaders,
      options: robustOptions(call),
      params: chatParams(call, { ResponseFormat: formatOf(answer) }, others),
      shown: code`
        ${call.streaming ? readStream(call) : readCompletion(call)}
        if err != nil {
            return fmt.Errorf("the answer does not fit: %w", err)
        }
        shown, err := json.MarshalIndent(answer, "", "  ")
        if err != nil {
            return err
        }
        fmt.Println(string(shown))
      `,
      before: code`
        ${answerTypes(answer, shapeOf(call))}

        // schema is what the model is told of it.
        const schema = ${go.rawString(printJson(answer.schema))}
      `,
      function: readAnswer(name(answer.name)),
    })
  },
}

/** Go's regular expressions lack what those of JSON Schema have, and the validator refuses what it cannot read. */
const unsupportedPattern = (schema: JsonValue): string | undefined =>
  hasPattern(schema)
    ? 'the schema has a pattern, and Go’s regular expressions are not those of JSON Schema (https://pkg.go.dev/regexp/syntax)'
    : undefined

const hasPattern = (value: JsonValue): boolean =>
  typeof value === 'object' &&
  value !== null &&
  Object.entries(value).some(([name, each]) => (name === 'pattern' && typeof each === 'string') || hasPattern(each))

const formatOf = ({ name: title, isStrict }: AnswerSchema): Piece => {
  const schema = go.fields({
    Name: code`${title}`,
    ...(isStrict && { Strict: code`openai.Bool(true)` }),
    Schema: code`json.RawMessage(schema)`,
  })
  const format = go.fields({ JSONSchema: code`openai.ResponseFormatJSONSchemaJSONSchemaParam${schema}` })
  const union = go.fields({ OfJSONSchema: code`&openai.ResponseFormatJSONSchemaParam${format}` })
  return code`openai.ChatCompletionNewParamsResponseFormatUnion${union}`
}

const WAS_CUT_OFF = CUT_OFF.charAt(0).toLowerCase() + CUT_OFF.slice(1).replace(/\.$/, '')

/** Gives up where there is no whole answer. */
const checkEnd = (finishReason: Piece, refusal: Piece): Piece => code`
  if ${finishReason} == "length" {
      return ${ERRORS}.New(${WAS_CUT_OFF})
  }
  if ${refusal} != "" {
      return fmt.Errorf("the model refused: %s", ${refusal})
  }
`

const readCompletion = (call: ChatCall): Piece => code`
  ${ask(call)}
  ${REQUIRE_CHOICES}
  choice := completion.Choices[0]
  ${checkEnd(code`choice.FinishReason`, code`choice.Message.Refusal`)}
  answer, err := readAnswer(choice.Message.Content)
`

const readStream = (call: ChatCall): Piece => code`
  ${ask(call)}
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
  if err := stream.Err(); err != nil {
      return explain(err, response)
  }
  fmt.Println()
  ${checkEnd(code`finishReason`, code`refusal`)}
  answer, err := readAnswer(content)
`

const readAnswer = (type: Piece): Piece => code`
  // readAnswer reads an answer that fits the schema.
  func readAnswer(content string) (${type}, error) {
      var answer ${type}
      document, err := ${JSONSCHEMA}.UnmarshalJSON(${STRINGS}.NewReader(schema))
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
