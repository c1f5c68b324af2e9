import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { type Piece, slot } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, go } from '../../writer.ts'
import { readFiles } from '../files.ts'
import { chatProgram, OR_FATAL } from '../main.ts'
import { BUFIO, BYTES, HTTP, JSON_PACKAGE, LOG, STRINGS } from '../names.ts'
import { chunkFields, completionFields, declareKept, endPrinting, printChunk, printCompletion } from './chat-answer.ts'
import { headersOf, REFUSE, SEND, urlOf } from './request.ts'
import { retryingProgram } from './retries.ts'

export const netHttpChat: ChatRenderer = {
  client: 'net/http',
  render: /* @__PURE__ */ compiledChat((shape) =>
    shape.variant.retries ? retryingProgram(shape) : plainProgram(shape),
  ),
}

const BODY = /* @__PURE__ */ slot(({ request }: ChatCall) => go.json(plainBodyOf(request)))

const plainProgram = (shape: ChatShape): Piece =>
  chatProgram(
    shape,
    code`
      ${readFiles(shape)}
      body, err := ${JSON_PACKAGE}.Marshal(${BODY})
      ${OR_FATAL}
      request, err := ${HTTP}.NewRequest(http.MethodPost, ${urlOf(shape)}, ${BYTES}.NewReader(body))
      ${OR_FATAL}
      ${headersOf(shape)}

      ${SEND}
      ${REFUSE}

      ${shape.streaming ? printStream(shape) : printResponse(shape)}
    `,
  )

const printResponse = (shape: ChatShape): Piece => code`
  var completion ${go.type(completionFields(shape))}
  if err := ${JSON_PACKAGE}.NewDecoder(response.Body).Decode(&completion); err != nil {
      ${LOG}.Fatal(err)
  }
  ${printCompletion(shape)}
`

/**
 * The last event isn't JSON, and the connection may stay open after it. A byte order mark may come before the first
 * event, and an error may be only a message.
 */
const printStream = (shape: ChatShape): Piece => code`
  ${declareKept(shape)}
  lines := ${BUFIO}.NewScanner(response.Body)
  // By default, it can't read lines longer than 64 kB.
  lines.Buffer(nil, 1<<24)
  for lines.Scan() && !${STRINGS}.HasSuffix(lines.Text(), "[DONE]") {
      _, data, isData := strings.Cut(lines.Text(), "data:")
      if !isData {
          continue
      }
      var chunk ${go.type(chunkFields(shape))}
      if err := ${JSON_PACKAGE}.Unmarshal([]byte(data), &chunk); err != nil {
          ${LOG}.Fatal(err)
      }
      if chunk.Error != nil || chunk.Message != nil {
          log.Fatal("The stream broke off: ", data)
      }
      ${printChunk(shape)}
  }
  if err := lines.Err(); err != nil {
      log.Fatal(err)
  }
  ${endPrinting(shape)}
`
