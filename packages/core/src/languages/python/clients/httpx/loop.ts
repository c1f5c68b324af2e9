import type { ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { importsOfMain, mainOf } from '../main.ts'
import { loopVariables } from '../tools.ts'
import { askForResponse, HTTPX, joined, openClient } from './chat.ts'

/**
 * A whole program of a tool loop, whatever the API.
 *
 * @param tools code that defines the functions and the tools
 * @param messages code that defines what the loop begins with
 * @param rounds the loop, around the code that it is given to ask for `response`, indented by eight columns
 */
export function httpxLoop(
  call: ChatCall,
  tools: string,
  messages: string,
  body: { readonly [name: string]: Value },
  read: string,
  rounds: (ask: string) => string,
): string {
  const asking = askForResponse(call, body, 12, loopVariables(call))
  return programWithFiles(
    call,
    [...importsOfMain(call), JSON_MODULE, ...asking.imports, HTTPX],
    `${tools}\n${mainOf(
      call,
      `${messages}${openClient(call)}${rounds(asking.code)}`,
      joined(asking.functions, call.streaming ? read : ''),
    )}`,
  )
}
