import type { ChatCall } from '../../../../call/call.ts'
import { plainRequest } from '../../../clients/chat-api.ts'
import type { Renderer } from '../../../clients/client.ts'
import { code, shell } from '../../writer.ts'
import { readFiles } from './files.ts'
import { post } from './request.ts'
import { robustChat, unsupportedRobust } from './robust-chat.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: unsupportedRobust,
  render: (call) =>
    shell.program(
      call.form.robust
        ? robustChat(call)
        : code`
            ${readFiles(call)}
            ${post(plainRequest(call.request), call.streaming ? [['--no-buffer']] : [])}
          `,
    ),
}
