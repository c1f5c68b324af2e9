import type { Value } from '../../../../values/value.ts'
import { unsupportedMessages } from '../../../clients/anthropic-client.ts'
import type { ClientForm } from '../../../clients/client.ts'
import { keywordArguments } from '../chat-completion.ts'
import { programWithFiles } from '../files.ts'
import { JSON_MODULE } from '../imports.ts'
import { defineLoop, loopBody, messageLoop } from '../message-loop.ts'
import { ANTHROPIC, createClient, exceptRefused, KEYWORDS } from './program.ts'

/** The client's own runner of tools, of release 2.12, is a beta, for which the services have no address. */
export const anthropicMessagesToolLoop: ClientForm = {
  client: 'anthropic',
  unsupported: unsupportedMessages,
  render(call) {
    const { tools, messages } = defineLoop(call)
    const ask = call.streaming ? stream(loopBody(call)) : create(loopBody(call))
    return programWithFiles(
      call,
      [JSON_MODULE, ANTHROPIC],
      `${tools}
${createClient(call)}
${messages}${messageLoop(call, 'attributes', ask)}`,
    )
  },
}

type Body = { readonly [name: string]: Value }

const create = (body: Body): string => `    try:
        message = client.messages.create(
${keywordArguments(body, KEYWORDS, 12)}        )
${exceptRefused(4)}
    for block in message.content:
        if block.type == "text":
            print(block.text)
    if message.stop_reason in ("max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {message.stop_reason}")
`

/** A stream that is closed before its end leaves a message without a reason. */
const stream = ({ stream: _, ...body }: Body): string => `    try:
        with client.messages.stream(
${keywordArguments(body, KEYWORDS, 12)}        ) as stream:
            for text in stream.text_stream:
                print(text, end="", flush=True)
            message = stream.get_final_message()
${exceptRefused(4)}
    print()
    if message.stop_reason in (None, "max_tokens", "refusal"):
        raise SystemExit(f"The answer ended early: {message.stop_reason}")
`
