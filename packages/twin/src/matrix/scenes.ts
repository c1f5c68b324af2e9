import { randomBytes } from 'node:crypto'
import type { Language } from '@model-snippets/core'
import type { Scene } from '../judge/ending.ts'
import { type ChatServiceOptions, chatService } from '../service/chat.ts'
import { STREAM_SPELLINGS, type StreamSpelling } from '../service/event-stream.ts'
import { FAILURES } from '../service/failure.ts'
import { hubService } from '../service/hub.ts'
import type { Service } from '../service/twin.ts'
import type { ChatCase } from './cases.ts'

/** What the services play in one run, and what an example must make of it. */
export interface Play {
  readonly name: string
  readonly scene: Scene
  readonly services: readonly Service[]
}

const COMPLAINT = 'The engine stopped unexpectedly.'

/** Text that no example holds and no other run saw. Nothing in it needs an escape in JSON. */
const uniqueReply = (): string => `Antwort ${randomBytes(6).toString('hex')}: grüße aus 東京 🙂🇨🇭 – fin.`

function play(
  one: ChatCase,
  name: string,
  options: Omit<ChatServiceOptions, 'reply'>,
  scene: (reply: string) => Scene,
): Play {
  const reply = uniqueReply()
  const { id, pipeline_tag: pipelineTag, tags } = one.model
  return {
    name,
    scene: scene(reply),
    services: [
      hubService([{ id, pipelineTag, tags, mappings: one.mapping === undefined ? [] : [one.mapping] }]),
      chatService({ reply, complaint: COMPLAINT, ...options }),
    ],
  }
}

export const plainPlay = (one: ChatCase, name: string, spelling: StreamSpelling = 'plain'): Play =>
  play(one, name, { spelling }, (reply) => ({ kind: 'reply', reply }))

/** Every refusal that a service is known to answer with. */
export const failurePlays = (one: ChatCase): Play[] =>
  FAILURES.map((failure) => play(one, `error ${failure.name}`, { failure }, () => ({ kind: 'failure', failure })))

/**
 * The spellings that a client can read. huggingface_hub 2.4 takes the end mark only with a space before it; the text
 * has arrived by then, and nothing in an example can help it.
 */
const readableBy = (language: Language, client: string): readonly StreamSpelling[] =>
  STREAM_SPELLINGS.filter(
    (spelling) => !(spelling === 'no-space' && language === 'python' && client === 'huggingface_hub'),
  )

/** Every spelling of a stream, and every way in which one breaks off. */
export function streamPlays(one: ChatCase, language: Language, client: string): Play[] {
  return [
    ...readableBy(language, client).map((spelling) => plainPlay(one, `stream ${spelling}`, spelling)),
    ...(['cut', 'error-event', 'no-done'] as const).map((ending) =>
      play(one, `stream ${ending}`, { ending }, (reply) => ({ kind: 'broken', ending, reply, complaint: COMPLAINT })),
    ),
  ]
}
