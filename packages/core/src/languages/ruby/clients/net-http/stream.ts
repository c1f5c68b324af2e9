import type { Piece } from '../../../printing/code.ts'
import { code } from '../../writer.ts'
import { TO_JSON } from './names.ts'
import { refuse, startHttp } from './request.ts'

const IS_CHAT_ERROR = code`chunk["error"] || chunk["message"]`

/** In the Responses and the Messages API; an error that isn't in the API's own format has no type. */
export const IS_EVENT_ERROR = code`chunk.fetch("type", "error") == "error"`

/**
 * Posts `body`, and reads the events of the response. Events can be split between two reads, so lines are joined first.
 *
 * @param read code that reads `chunk`
 * @param isError a condition that is true if `chunk` is an error
 */
export const postEvents = (usesTls: boolean, read: Piece, isError: Piece = IS_CHAT_ERROR): Piece => code`
  ${startHttp(usesTls)}
    http.request_post(uri.request_uri, body.${TO_JSON}, headers) do |response|
      ${refuse(code`response.read_body`)}

      buffer = ""
      response.read_body do |text|
        # A read may end within a line: keep the rest for the next one.
        *lines, buffer = "#{buffer}#{text}".split(/\r\n?|\n/, -1)
        # A stream may begin with a byte order mark, and ends with [DONE].
        lines.filter_map { |line| JSON.parse($1) if line =~ /\A[^\w:]*data: *([^ \[].*)/ }.each do |chunk|
          abort "The stream broke off: #{chunk.to_json}" if ${isError}
          ${read}
        end
        break if lines.any?(/\Adata: *\[DONE/)
      end
      # Some services keep the connection open after the end.
      break
    end
  end
`
