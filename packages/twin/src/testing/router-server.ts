import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { generateCACertificate } from 'mockttp'
import { play } from '../services/answer.ts'
import { answerBy } from '../services/answer-by.ts'
import type { RecordedRequest, Service } from '../services/request.ts'

export const ROUTER_HOST = 'router.huggingface.co'

/** The router as a server on the loopback interface, for what cannot be led through a proxy: pages in a browser. */
export interface RouterServer {
  /** Where it answers over TLS, with a certificate of its own. */
  readonly securePort: number
  /** Where it answers without. */
  readonly url: string
  /** All that was asked since services were put on, but what browsers ask by themselves. */
  readonly requests: readonly RecordedRequest[]
  /** Puts services on: they are asked in order, the first answer counts. */
  readonly play: (services: readonly Service[]) => void
  readonly close: () => Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** Starts it, with nothing to play. */
export async function startRouterServer(): Promise<RouterServer> {
  let services: readonly Service[] = []
  const requests: RecordedRequest[] = []
  const onRequest: RequestListener = async (incoming, response) => {
    const { method = 'GET', url = '/', headers, rawHeaders } = incoming
    // Pages of any site may ask, as they may ask the router.
    response.setHeader('access-control-allow-origin', '*')
    if (method === 'OPTIONS') {
      response.setHeader('access-control-allow-headers', headers['access-control-request-headers'] ?? '')
      response.setHeader('access-control-allow-methods', 'GET, POST')
      response.writeHead(204).end()
      return
    }
    const body = await buffer(incoming)
    const pairs = rawHeaders.flatMap((name, index): [string, string][] =>
      index % 2 === 0 ? [[name, rawHeaders[index + 1] ?? '']] : [],
    )
    const asked = { method, url: `https://${ROUTER_HOST}${url}`, rawHeaders: pairs, body }
    const answer = answerBy(services, asked, requests)
    if (answer.ending !== 'never') await play(answer, response)
  }
  const { key, cert } = await generateCACertificate({ subject: { commonName: 'Loopback twin' } })
  const servers = [createSecureServer({ key, cert }, onRequest), createServer(onRequest)] as const
  const [securePort, port] = [await listen(servers[0]), await listen(servers[1])]
  return {
    securePort,
    url: `http://127.0.0.1:${port}`,
    requests,
    play: (next) => {
      services = next
      requests.length = 0
    },
    close: async () => {
      await Promise.all(
        servers.map((server) => {
          server.closeAllConnections()
          return new Promise((resolve) => server.close(resolve))
        }),
      )
    },
  }
}
