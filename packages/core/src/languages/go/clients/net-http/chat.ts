import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { goProgram } from '../main.ts'
import { BUFIO, BYTES, JSON_PACKAGE, LOG, STRINGS } from '../names.ts'
import { chunkFields, completionFields, declareKept, endPrinting, printChunk, printCompletion } from './chat-answer.ts'
import { encodeBody, makeRequest, REFUSE, SEND } from './request.ts'
import { retryingProgram } from './retries.ts'

export const netHttpChat: ChatRenderer = {
  client: 'net/http',
  render: (call) => (call.variant.retries ? retryingProgram(call) : plainProgram(call)),
}

const plainProgram = (call: ChatCall): string =>
  goProgram(
    call,
    code`
      ${readFiles(call)}
      ${encodeBody(plainBodyOf(call.request))}
      ${makeRequest(call.request, code`${BYTES}.NewReader(body)`)}

      ${SEND}
      ${REFUSE}

      ${call.streaming ? printStream(call) : printResponse(call)}
    `,
  )

const printResponse = (call: ChatCall): Piece => code`
  var completion ${go.type(completionFields(call))}
  if err := ${JSON_PACKAGE}.NewDecoder(response.Body).Decode(&completion); err != nil {
      ${LOG}.Fatal(err)
  }
  ${printCompletion(call)}
`

/**
 * The last event isn't JSON, and the connection may stay open after it. A byte order mark may come before the first
 * event, and an error may be only a message.
 */
const printStream = (call: ChatCall): Piece => code`
  ${declareKept(call)}
  lines := ${BUFIO}.NewScanner(response.Body)
  // By default, it can't read lines longer than 64 kB.
  lines.Buffer(nil, 1<<24)
  for lines.Scan() && !${STRINGS}.HasSuffix(lines.Text(), "[DONE]") {
      _, data, isData := strings.Cut(lines.Text(), "data:")
      if !isData {
          continue
      }
      var chunk ${go.type(chunkFields(call))}
      if err := ${JSON_PACKAGE}.Unmarshal([]byte(data), &chunk); err != nil {
          ${LOG}.Fatal(err)
      }
      if chunk.Error != nil || chunk.Message != nil {
          log.Fatal("The stream broke off: ", data)
      }
      ${printChunk(call)}
  }
  if err := lines.Err(); err != nil {
      log.Fatal(err)
  }
  ${endPrinting(call)}
`
