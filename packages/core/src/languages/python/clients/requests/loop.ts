import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { openSession, post } from './chat.ts'

/**
 * A whole program of a tool loop, whatever the API.
 *
 * @param tools code that defines the functions and the tools
 * @param messages code that defines what the loop begins with
 * @param rounds the loop, around the code that it is given to ask for `response`
 */
export const requestsLoop = (
  call: ChatCall,
  { tools, messages }: { readonly tools: Piece; readonly messages: Piece },
  body: ValueObject,
  rounds: (ask: Piece) => Piece,
): string =>
  python.program(
    withFiles(
      call,
      code`
        ${tools}

        ${openSession(call)}
        ${messages}
        ${rounds(post(call, body))}
      `,
    ),
  )
