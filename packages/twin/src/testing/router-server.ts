import { createServer, type RequestListener, type Server } from 'node:http'
import { createServer as createSecureServer } from 'node:https'
import type { AddressInfo } from 'node:net'
import { buffer } from 'node:stream/consumers'
import { generateCACertificate } from 'mockttp'
import { play } from '../services/answer.ts'
import { answerBy } from '../services/answer-by.ts'
import type { RecordedRequest, Service } from '../services/request.ts'

export const ROUTER_HOST = 'router.huggingface.co'

/** The router as a server on the loopback interface, for pages in a browser, which can't use the proxy. */
export interface RouterServer {
  /** The TLS port, with its own certificate. */
  readonly securePort: number
  /** The URL without TLS. */
  readonly url: string
  /** All requests since `play`, except those that browsers send by themselves. */
  readonly requests: readonly RecordedRequest[]
  /** Sets the services. They're asked in order; the first answer is used. */
  readonly play: (services: readonly Service[]) => void
  readonly close: () => Promise<void>
}

const listen = (server: Server): Promise<number> =>
  new Promise((resolve) => server.listen(0, '127.0.0.1', () => resolve((server.address() as AddressInfo).port)))

/** Starts the server without services. */
export async function startRouterServer(): Promise<RouterServer> {
  let services: readonly Service[] = []
  const requests: RecordedRequest[] = []
  const onRequest: RequestListener = async (incoming, response) => {
    const { method = 'GET', url = '/', headers, rawHeaders } = incoming
    // Pages of any site may call it, like the router.
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
