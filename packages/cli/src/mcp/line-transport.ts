import type { Readable, Writable } from 'node:stream'
import { serializeMessage } from '@modelcontextprotocol/sdk/shared/stdio.js'
import type { Transport } from '@modelcontextprotocol/sdk/shared/transport.js'
import {
  ErrorCode,
  isJSONRPCRequest,
  type JSONRPCMessage,
  JSONRPCMessageSchema,
  type RequestId,
} from '@modelcontextprotocol/sdk/types.js'
import { LineBlocks } from '../batch/line-blocks.ts'
import { changedArgument, refusedArguments } from './changed-argument.ts'

const LONGEST_MESSAGE_BYTES = 10 * 1024 * 1024

/** A batch: messages on one line, answered on one line. */
interface Batch {
  readonly answers: object[]
  /** Number of unanswered requests. */
  open: number
}

/**
 * A message a line, in and out, as the protocol has it over standard input and output. The transport of the kit leaves
 * out what this does: what is no message is answered with the error that JSON-RPC has for it, messages that come as a
 * batch are taken, as the protocol of 2025-03-26 wants, and when the input ends, answers under way are still given.
 */
export class LineTransport implements Transport {
  declare onmessage?: NonNullable<Transport['onmessage']>
  declare onclose?: NonNullable<Transport['onclose']>
  declare onerror?: NonNullable<Transport['onerror']>
  readonly #input: Readable
  readonly #output: Writable
  readonly #lines: LineBlocks
  readonly #maxBytes: number
  /** Unanswered requests, each with its batch. */
  readonly #open = new Map<RequestId, Batch | undefined>()
  #hasEnded = false
  #isClosed = false

  constructor(input: Readable, output: Writable, maxBytes = LONGEST_MESSAGE_BYTES) {
    this.#input = input
    this.#output = output
    this.#maxBytes = maxBytes
    this.#lines = new LineBlocks({ offset: 0, maxLineBytes: maxBytes, blockLines: 1, blockBytes: 1 })
  }

  start(): Promise<void> {
    const end = (): void => {
      this.#hear(this.#lines.end())
      this.#hasEnded = true
      this.#closeWhenDone()
    }
    this.#input.on('data', this.#take)
    this.#input.once('end', end)
    this.#input.once('error', (error) => {
      this.onerror?.(error)
      end()
    })
    return Promise.resolve()
  }

  async send(message: JSONRPCMessage): Promise<void> {
    const isAnswer = 'id' in message && !('method' in message)
    if (isAnswer && message.id !== undefined && this.#open.has(message.id)) await this.#settle(message.id, message)
    else await this.#write(serializeMessage(message))
    this.#closeWhenDone()
  }

  close(): Promise<void> {
    if (this.#isClosed) return Promise.resolve()
    this.#isClosed = true
    this.#input.off('data', this.#take)
    this.#input.pause()
    this.onclose?.()
    return Promise.resolve()
  }

  readonly #take = (chunk: Uint8Array): void => this.#hear(this.#lines.push(chunk))

  #hear(lines: ReturnType<LineBlocks['push']>): void {
    for (const { bytes } of lines) {
      const { messages, isBatch } = this.#read(bytes)
      const batch: Batch | undefined = isBatch ? { answers: [], open: 0 } : undefined
      const accepted = messages.flatMap((value) => this.#accept(value, batch))
      for (const message of accepted) {
        this.onmessage?.(message)
        if ('method' in message && message.method === 'notifications/cancelled') this.#forget(message.params)
      }
      if (batch !== undefined && accepted.every((message) => !isJSONRPCRequest(message))) void this.#writeBatch(batch)
    }
  }

  /** Returns the messages on a line; none if it’s blank or was rejected. */
  #read(bytes: Uint8Array | undefined): { readonly messages: readonly unknown[]; readonly isBatch?: boolean } {
    if (bytes === undefined) {
      this.#refuse(null, ErrorCode.InvalidRequest, `A message can have at most ${this.#maxBytes} bytes`)
      return { messages: [] }
    }
    try {
      // TextDecoder removes a byte-order mark.
      const text = new TextDecoder('utf-8', { fatal: true }).decode(bytes)
      if (text.trim() === '') return { messages: [] }
      const value: unknown = JSON.parse(text)
      const problem = changedArgument(text)
      if (problem !== undefined) return this.#refuseArguments(value, problem)
      return Array.isArray(value) && value.length > 0 ? { messages: value, isBatch: true } : { messages: [value] }
    } catch {
      this.#refuse(null, ErrorCode.ParseError, 'Parse error: Invalid JSON')
      return { messages: [] }
    }
  }

  #refuseArguments(value: unknown, problem: string): { readonly messages: readonly unknown[] } {
    if (isJSONRPCRequest(value)) void this.#write(serializeMessage(refusedArguments(value.id, problem)))
    else this.#refuse(null, ErrorCode.InvalidParams, problem)
    return { messages: [] }
  }

  #accept(value: unknown, batch: Batch | undefined): readonly JSONRPCMessage[] {
    const { success, data: message } = JSONRPCMessageSchema.safeParse(value)
    if (!success) {
      this.#refuse(idOf(value), ErrorCode.InvalidRequest, 'Invalid Request: not a JSON-RPC message', batch)
      return []
    }
    if (isJSONRPCRequest(message)) {
      this.#open.set(message.id, batch)
      if (batch !== undefined) batch.open++
    }
    return [message]
  }

  /** Drops a cancelled request, which gets no response. */
  #forget(params: { readonly [name: string]: unknown } | undefined): void {
    const id = params?.['requestId'] as RequestId
    if (this.#open.has(id)) void this.#settle(id, undefined)
    this.#closeWhenDone()
  }

  async #settle(id: RequestId, answer: JSONRPCMessage | undefined): Promise<void> {
    const batch = this.#open.get(id)
    this.#open.delete(id)
    if (batch === undefined) {
      if (answer !== undefined) await this.#write(serializeMessage(answer))
      return
    }
    batch.open--
    if (answer !== undefined) batch.answers.push(answer)
    if (batch.open === 0) await this.#writeBatch(batch)
  }

  #refuse(id: RequestId | null, code: number, message: string, batch?: Batch): void {
    const answer = { jsonrpc: '2.0', id, error: { code, message } }
    if (batch === undefined) void this.#write(`${JSON.stringify(answer)}\n`)
    else batch.answers.push(answer)
  }

  async #writeBatch({ answers }: Batch): Promise<void> {
    if (answers.length > 0) await this.#write(`${JSON.stringify(answers)}\n`)
  }

  #write(text: string): Promise<void> {
    // The stream’s owner handles its errors.
    return new Promise((resolve) => {
      this.#output.write(text, () => resolve())
    })
  }

  #closeWhenDone(): void {
    if (this.#hasEnded && this.#open.size === 0) void this.close()
  }
}

function idOf(value: unknown): RequestId | null {
  const id = typeof value === 'object' && value !== null && 'id' in value ? value.id : undefined
  return typeof id === 'string' || typeof id === 'number' ? id : null
}
