import type { ChatCall } from '../../../../call/call.ts'
import type { Renderer } from '../../../clients/client.ts'
import { headerLines } from '../../../clients/raw-client.ts'
import { shell } from '../../writer.ts'
import { bodyDocument, readFiles } from './files.ts'
import { requestOptions } from './flags.ts'
import { robustChat, unsupportedRobust } from './robust-chat.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: unsupportedRobust,
  render: (call) =>
    call.form.robust ? robustChat(call) : readFiles(call) + postChat(call, call.streaming ? ' --no-buffer' : ''),
}

/** The request as one command, with further options. */
export function postChat(call: ChatCall, options = ''): string {
  const { request } = call
  const headers = headerLines(request).map(({ name, line }) => ` \\\n  -H ${shell.word(line, name)}`)
  // The body comes by standard input: an argument has a limit of length, and needs quotes that few can read.
  return `curl ${shell.word(request.url, 'url')} \\
  ${requestOptions(request.url).map(shell.option).join(' ')}${options}${headers.join('')} \\
  -d @- ${bodyDocument(request)}`
}
