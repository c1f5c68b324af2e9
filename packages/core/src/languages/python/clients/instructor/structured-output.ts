import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf } from '../../../clients/structured-output.ts'
import { name, type Piece, when } from '../../../printing/code.ts'
import { pydanticModels, unsupportedPydantic } from '../../pydantic.ts'
import { code, python } from '../../writer.ts'
import { moreHeadersOf, nameFrom } from '../api-client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { CHAT_KEYWORDS } from '../chat-keywords.ts'
import { withFiles } from '../files.ts'
import { cutReasons, failIncomplete } from '../incomplete-answer.ts'
import { awaited, mainOf } from '../main.ts'
import { instructor } from './client.ts'

/* What Instructor does to a request was read in instructor/v2/providers/openai of instructor 1.17.0. */
export const instructorStructuredOutput: ChatRenderer = {
  client: 'instructor',
  unsupported: (call) => unsupportedChat(call) ?? unsupportedPydantic(call) ?? unsupportedName(call),
  setUp: () => ({ install: `${instructor.install} pydantic~=2.14` }),
  render(call) {
    const { isStrict, name: root } = answerOf(call)
    const { classes, dump } = pydanticModels(call, answerOf(call), TAKEN)
    const main = code`
      try:
          answer = ${awaited(call)}client.create(
              ${python.argument('messages', call.messages)}
              response_model=${name(root)},
              ${keywordArguments(call.parameters, CHAT_KEYWORDS)}
              # Don't ask again if the answer doesn't fit.
              max_retries=0,
          )
      except (${INCOMPLETE}, ${RETRIED}) as error:
          ${fail(call)}

      print(answer.model_dump_json(${dump}))
    `
    const body = code`
      ${classes}
      ${when(isStrict, REQUEST_STRICT)}
      client = ${INSTRUCTOR}.from_provider(
          # The prefix says that the service uses OpenAI's API.
          ${`openai/${call.requestModel}`},
          base_url=${call.baseUrl},
          api_key=${call.token},
          ${moreHeadersOf(call)}
          mode=instructor.Mode.JSON_SCHEMA,
          ${when(call.variant.async, code`async_client=True,`)}
      )
      ${when(isStrict, code`client.on("completion:kwargs", request_strict)`)}

      ${mainOf(call, main)}
    `
    return python.program(withFiles(call, body))
  },
}

const INSTRUCTOR = /* @__PURE__ */ name('instructor', { module: 'instructor' })
const INCOMPLETE = /* @__PURE__ */ nameFrom('instructor.core', 'IncompleteOutputException')
const RETRIED = /* @__PURE__ */ nameFrom('instructor.core', 'InstructorRetryException')

/** Instructor's hooks get the arguments of each request before it's sent. */
const REQUEST_STRICT = code`
  def request_strict(**kwargs):
      # Instructor doesn't set strict.
      kwargs["response_format"]["json_schema"]["strict"] = True


`

/** Instructor reports a refusal as an answer that isn't JSON. */
const fail = (call: ChatCall): Piece => code`
  choice = error.last_completion and error.last_completion.choices[0]
  if choice and (choice.finish_reason in ${cutReasons(call)} or not choice.message.content):
      ${failIncomplete(call, code`choice.message.refusal or choice.finish_reason`)}
  raise
`

/** Why Instructor would send something else than the call has, or show less. */
function unsupportedChat({ messages, streaming }: ChatCall): string | undefined {
  if (streaming) {
    return 'create_partial of Instructor drops finish_reason and the model’s refusal, so an incomplete answer looks complete (model_from_chunks of instructor/v2/dsl/partial.py)'
  }
  return Array.isArray(messages) && (messages as readonly ValueObject[]).every(isKept)
    ? undefined
    : 'Instructor changes messages without content, or with a type (convert_messages of instructor/v2/core/multimodal.py)'
}

const isKept = ({ role, content, type }: ValueObject): boolean =>
  typeof role === 'string' &&
  type === undefined &&
  (typeof content === 'string' ? content !== '' : Array.isArray(content) && content.every(isPart))

const isPart = (part: ValueObject): boolean => typeof part === 'object' && part !== null && !Array.isArray(part)

const unsupportedName = (call: ChatCall): string | undefined =>
  TAKEN.includes(answerOf(call).name) ? 'the example itself has a class with the schema’s title' : undefined

/** Names of the program. */
const TAKEN = ['IncompleteOutputException', 'InstructorRetryException']
