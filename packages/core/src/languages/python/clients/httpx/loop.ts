import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, python } from '../../writer.ts'
import { withFiles } from '../files.ts'
import { mainOf } from '../main.ts'
import { loopVariables } from '../tools.ts'
import { askForResponse, functionsOf, openClient } from './chat.ts'

/**
 * A whole program of a tool loop, whatever the API.
 *
 * @param tools code that defines the functions and the tools
 * @param messages code that defines what the loop begins with
 * @param rounds the loop, around the code that it is given to ask for `response`
 */
export function httpxLoop(
  call: ChatCall,
  { tools, messages }: { readonly tools: Piece; readonly messages: Piece },
  body: ValueObject,
  read: Piece,
  rounds: (ask: Piece) => Piece,
): string {
  const asking = askForResponse(call, body, loopVariables(call))
  const main = code`
    ${messages}
    ${openClient(call)}
        ${rounds(asking.code)}
  `
  return python.program(
    withFiles(
      call,
      code`
        ${tools}

        ${mainOf(call, main, functionsOf(call, asking, read))}
      `,
    ),
  )
}
