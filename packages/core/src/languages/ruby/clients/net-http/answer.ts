import type { ChatCall } from '../../../../call/call.ts'
import { cutReasonsOf, incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, ruby } from '../../writer.ts'
import { JSON_MODULE } from './names.ts'

/* How programs that need more than the answer's text read it. */

/** Some models answer in lists of parts, of which those with a text are the answer. */
export const textOr = (content: Piece): Piece =>
  code`content.is_a?(Array) ? content.filter_map { |part| part["text"] }.join : ${content}`

/**
 * Keeps the text of some content; an empty string if there is none.
 *
 * @param listsContent whether the content may be a list of parts
 */
export const keepText = ({ listsContent }: Pick<ChatCall, 'listsContent'>, variable: Piece, content: Piece): Piece =>
  listsContent
    ? code`
        content = ${content}
        ${variable} = ${textOr(code`content.to_s`)}
      `
    : code`${variable} = ${content}.to_s`

/** Reads the first choice of `response`: its message, its text as `answer`, and why it ended. */
export const readMessage = (call: ChatCall): Piece => code`
  choice = ${JSON_MODULE}.parse(response.body)["choices"][0]
  message = choice["message"]
  ${keepText(call, code`answer`, code`message["content"]`)}
  refusal = message["refusal"].to_s
  reason = choice["finish_reason"]
`

/**
 * Exits if the answer is incomplete or refused. A service's own reasons are on a separate line.
 *
 * @param isEmpty a condition that is true if there's no answer
 */
export function refuseIncomplete(call: ChatCall, isEmpty: Piece): Piece {
  const { before, after } = incompleteAnswer(call)
  const isCut = code`${ruby.words(cutReasonsOf(call))}.include?(reason)`
  const condition = call.hasCutReasons
    ? code`
        if ${isEmpty} || !refusal.empty? ||
           ${isCut}
      `
    : code`if ${isEmpty} || !refusal.empty? || ${isCut}`
  return code`
    ${condition}
      abort ${ruby.format(before, code`refusal.empty? ? reason : refusal`, after)}
    end
  `
}
