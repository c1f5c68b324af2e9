import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOfConnection } from './rate-limit.ts'

/** Questions that one connection may send before it has read the answer to the first. */
export const MOST_PIPELINED = 32
/** Connections that may be open from one address, where it is the reader's own. */
export const MOST_CONNECTIONS_OF_ONE = 256

interface Connection {
  /** Answers that are not sent yet, in the order of their questions. */
  readonly answers: Set<ServerResponse>
  /** What begins those whose turn has not come. */
  readonly waiting: (() => void)[]
  /** Set when it has asked too much: what else comes over it is not looked at. */
  isOver: boolean
}

/** Answers go over a connection in order; so does the work for them: the next begins when the last was read. */
export class Connections {
  readonly #connections = new WeakMap<Socket, Connection>()
  readonly #open = new Map<string, number>()

  /**
   * @param server whose connections these are
   * @param isLimited whether their addresses are those of readers, and not of a proxy
   */
  constructor(server: Server, isLimited: boolean) {
    server.on('connection', (socket: Socket) => {
      const connection: Connection = { answers: new Set(), waiting: [], isOver: false }
      this.#connections.set(socket, connection)
      socket.once('close', () => {
        // An answer that waits behind another one of its connection is not told by Node that the connection is gone.
        for (const outgoing of connection.answers) if (outgoing.socket === null) outgoing.destroy().emit('close')
      })
      if (isLimited) this.#count(socket)
    })
  }

  #count(socket: Socket): void {
    const network = networkOfConnection(socket)
    const open = this.#open.get(network) ?? 0
    if (open >= MOST_CONNECTIONS_OF_ONE) {
      socket.destroy()
      return
    }
    this.#open.set(network, open + 1)
    socket.once('close', () => {
      const left = (this.#open.get(network) ?? 1) - 1
      if (left === 0) this.#open.delete(network)
      else this.#open.set(network, left)
    })
  }

  /**
   * Begins the work for an answer when its turn comes.
   *
   * @param refuse answers a question that is one too many; the connection ends with that answer
   */
  take(incoming: IncomingMessage, outgoing: ServerResponse, begin: () => void, refuse: () => void): void {
    const { socket } = incoming
    const connection = this.#connections.get(socket)
    if (connection === undefined) {
      begin()
      return
    }
    const { answers, waiting } = connection
    answers.add(outgoing)
    outgoing.once('close', () => {
      answers.delete(outgoing)
      if (!socket.destroyed) waiting.shift()?.()
    })
    if (connection.isOver) return
    if (answers.size > MOST_PIPELINED) {
      connection.isOver = true
      outgoing.shouldKeepAlive = false
      socket.pause()
      waiting.push(refuse)
    } else if (answers.size === 1) begin()
    else waiting.push(begin)
  }
}
