import type { ChatCall } from '../../../../call/call.ts'
import { plainRequest } from '../../../clients/chat-api.ts'
import type { ChatRenderer, Renderer } from '../../../clients/client.ts'
import { code, shell } from '../../writer.ts'
import { readFiles } from './files.ts'
import { post } from './request.ts'
import { retryingChat, unsupportedRetries } from './retrying-chat.ts'
import { onPlatform } from './windows.ts'

const posix: Renderer<ChatCall> = {
  unsupported: unsupportedRetries,
  render: (call) =>
    shell.program(
      call.variant.retries
        ? retryingChat(call)
        : code`
            ${readFiles(call)}
            ${post(plainRequest(call.request), call.streaming ? [['--no-buffer']] : [])}
          `,
    ),
}

export const curlChat: ChatRenderer = { client: 'curl', ...onPlatform(posix) }
