import type { IncomingMessage, Server, ServerResponse } from 'node:http'
import type { Socket } from 'node:net'
import { networkOfConnection } from '../limits/rate-limit.ts'

/** The most unanswered requests on one connection. */
export const MOST_PIPELINED = 32
/** The most open connections per address, if addresses are those of clients. */
export const MOST_CONNECTIONS_OF_ONE = 256

interface Connection {
  /** Pending responses, in the order of their requests. */
  readonly answers: Set<ServerResponse>
  /** Starts the work for requests whose turn hasn’t come. */
  readonly waiting: (() => void)[]
  /** Set after too many requests; further ones are ignored. */
  isOver: boolean
}

/**
 * Responses are sent in the order of the requests, and so is the work: the next request starts when the previous
 * response has been sent.
 */
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
        // Node doesn’t report a closed connection to a response that waits behind another.
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
   * Starts the work for a request when its turn comes.
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
