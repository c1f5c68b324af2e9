import type { ChatCall } from '../../../call/call.ts'
import type { ValueObject } from '../../../values/value.ts'
import type { Piece } from '../../printing/code.ts'
import { loopVariables } from '../clients/tools.ts'
import { code, python } from '../writer.ts'
import type { Transport } from './transport.ts'

/**
 * Returns the program of a tool loop.
 *
 * @param defined code that defines the functions, the tools, and the initial variables
 * @param rounds the loop around the code that sends the request
 */
export const loopProgram = (
  { program }: Transport,
  call: ChatCall,
  body: ValueObject,
  { tools, messages }: { readonly tools: Piece; readonly messages: Piece },
  rounds: (ask: Piece) => Piece,
  hasEvents = true,
): string =>
  python.program(
    program(call, {
      body: () => body,
      defined: code`
        ${tools}

      `,
      begins: messages,
      passed: loopVariables(call),
      hasEvents,
      around: rounds,
    }),
  )
