import type { AnswerSchema } from '../../../../call/answer-schema.ts'
import type { ChatCall } from '../../../../call/call.ts'
import type { JsonValue } from '../../../../values/value.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { answerOf, CUT_OFF, shapeOf, unsupportedModel } from '../../../clients/structured-output.ts'
import { printJson } from '../../../printing/json-text.ts'
import { answerTypes } from '../../answer-type.ts'
import { go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import type { GoCode } from '../main.ts'
import { ask, robustOptions } from './chat.ts'
import { installOn } from './install.ts'
import { messagesOf } from './message-list.ts'
import { makeParams } from './parameters.ts'
import { openaiProgram, REQUIRE_CHOICES } from './program.ts'

const VALIDATOR = 'github.com/santhosh-tekuri/jsonschema/v6'

/** The client has no helper that checks an answer: a validator of the schema does, and `encoding/json` reads it. */
export const openaiGoStructuredOutput: ClientForm = {
  client: 'openai-go',
  unsupported: (call) => unsupportedModel(call) ?? unsupportedPattern(answerOf(call).schema),
  setUp: ({ platform }) => ({ install: installOn(platform, `${VALIDATOR}@v6.0.3`) }),
  render(call) {
    const { messages, moreHeaders, parameters, requestModel } = call
    const { response_format: _, ...others } = parameters
    const answer = answerOf(call)
    const types = answerTypes(answer, shapeOf(call))
    const [asked, files] = [messagesOf(messages), readFiles(call)]
    const params = makeParams(
      'ChatCompletionNewParams',
      { Model: go.string(requestModel), Messages: asked.code, ResponseFormat: formatOf(answer) },
      others,
    )
    const read = call.streaming ? readStream(call) : readCompletion(call)
    return openaiProgram(
      call,
      moreHeaders,
      {
        imports: [...params.imports, ...asked.imports, ...files.imports],
        code: files.code + params.code,
      },
      {
        imports: ['encoding/json', 'errors', 'strings', VALIDATOR, ...read.imports],
        code: `${read.code}${SHOW}`,
      },
      call.form.robust ? robustOptions(call) : undefined,
      {
        before: `${types}
// schema is what the model is told of it.
const schema = ${go.rawString(printJson(answer.schema))}

`,
        functions: readAnswer(answer.name),
      },
    )
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

function formatOf({ name, isStrict }: AnswerSchema): string {
  const fields: (readonly [string, string])[] = [['Name', go.string(name)]]
  if (isStrict) fields.push(['Strict', 'openai.Bool(true)'])
  fields.push(['Schema', 'json.RawMessage(schema)'])
  const schema = `openai.ResponseFormatJSONSchemaJSONSchemaParam${go.fields(fields)}`
  const format = `&openai.ResponseFormatJSONSchemaParam${go.fields([['JSONSchema', schema]])}`
  return `openai.ChatCompletionNewParamsResponseFormatUnion${go.fields([['OfJSONSchema', format]])}`
}

const errorText = (sentence: string): string =>
  go.string(sentence.charAt(0).toLowerCase() + sentence.slice(1).replace(/\.$/, ''))

/** Gives up where there is no whole answer. */
const checkEnd = (finishReason: string, refusal: string): string => `\tif ${finishReason} == "length" {
\t\treturn errors.New(${errorText(CUT_OFF)})
\t}
\tif ${refusal} != "" {
\t\treturn fmt.Errorf("the model refused: %s", ${refusal})
\t}
`

const SHOW = `\tif err != nil {
\t\treturn fmt.Errorf("the answer does not fit: %w", err)
\t}
\tshown, err := json.MarshalIndent(answer, "", "  ")
\tif err != nil {
\t\treturn err
\t}
\tfmt.Println(string(shown))
`

function readCompletion(call: ChatCall): GoCode {
  const { imports, code } = ask(call)
  return {
    imports,
    code: `${code}${REQUIRE_CHOICES}\tchoice := completion.Choices[0]
${checkEnd('choice.FinishReason', 'choice.Message.Refusal')}\tanswer, err := readAnswer(choice.Message.Content)
`,
  }
}

function readStream(call: ChatCall): GoCode {
  const { imports, code } = ask(call)
  return {
    imports: [...imports, 'cmp'],
    code: `${code}\tvar content, refusal, finishReason string
\tfor stream.Next() {
\t\tchunk := stream.Current()
\t\tif len(chunk.Choices) == 0 {
\t\t\tcontinue
\t\t}
\t\tchoice := chunk.Choices[0]
\t\tfmt.Print(choice.Delta.Content)
\t\tcontent += choice.Delta.Content
\t\trefusal += choice.Delta.Refusal
\t\tfinishReason = cmp.Or(choice.FinishReason, finishReason)
\t}
\tif err := stream.Err(); err != nil {
\t\treturn explain(err, response)
\t}
\tfmt.Println()
${checkEnd('finishReason', 'refusal')}\tanswer, err := readAnswer(content)
`,
  }
}

const readAnswer = (name: string): string => `
// readAnswer reads an answer that fits the schema.
func readAnswer(content string) (${name}, error) {
	var answer ${name}
	document, err := jsonschema.UnmarshalJSON(strings.NewReader(schema))
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
	err = json.Unmarshal([]byte(content), &answer)
	return answer, err
}
`
