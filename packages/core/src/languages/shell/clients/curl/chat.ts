import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { plainRequest } from '../../../clients/chat-api.ts'
import type { ChatRenderer, Renderer } from '../../../clients/client.ts'
import { type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, shell } from '../../writer.ts'
import { bodyInput, readFiles } from './files.ts'
import { requestOptions } from './flags.ts'
import { headersOf, urlOf } from './request.ts'
import { retryingChat, unsupportedRetries } from './retrying-chat.ts'
import { onPlatform } from './windows.ts'

const posix: Renderer<ChatCall> = {
  unsupported: unsupportedRetries,
  render: /* @__PURE__ */ compiledChat((shape) => (shape.variant.retries ? retryingChat(shape) : plainChat(shape))),
}

const OPTIONS = /* @__PURE__ */ slot(({ request }: ChatCall) => shell.options(requestOptions(request.url)))
const BODY = /* @__PURE__ */ slot(({ request }: ChatCall) => bodyInput(plainRequest(request)))

const plainChat = (shape: ChatShape): Piece => code`
  ${readFiles(shape)}
  curl ${urlOf(shape)} \
    ${OPTIONS}${when(shape.streaming, code` --no-buffer`)} \
    ${headersOf(shape)}
    -d @- ${BODY}
`

export const curlChat: ChatRenderer = { client: 'curl', ...onPlatform(posix) }
