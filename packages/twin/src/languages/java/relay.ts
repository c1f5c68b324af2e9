import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'

/** A proxy that needs no name, before one that does. */
export interface Relay {
  readonly port: number
  close(): void
}

/** What breaks off on one side breaks off on the other, and nothing else is to be done. */
const noMore = (): void => undefined

/**
 * Opens a proxy for one run. Java's own client gives no proxy a name unless the program's text says so, and by the name the
 * twin tells runs apart.
 *
 * @param proxyUrl the twin's proxy, with a name and a password
 */
export async function openRelay(proxyUrl: string): Promise<Relay> {
  const { hostname: host, port, username, password } = new URL(proxyUrl)
  const name = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const tunnels = new Set<Socket>()

  // Over plain http the proxy reads each request by itself.
  const server = createServer((request, response) => {
    const { method, url: path, rawHeaders } = request
    const headers = [...rawHeaders, 'Proxy-Authorization', name]
    const forwarded = ask({ host, port, method, path, headers, agent: false })
    forwarded.on('error', () => response.destroy())
    forwarded.on('response', (answer) => {
      response.writeHead(answer.statusCode ?? 502, answer.statusMessage, answer.rawHeaders)
      pipeline(answer, response, noMore)
    })
    pipeline(request, forwarded, noMore)
  })
  server.on('connect', ({ url }, client: Duplex, head: Buffer) => {
    const proxy = connect(Number(port), host)
    tunnels.add(proxy)
    proxy.on('close', () => tunnels.delete(proxy))
    proxy.write(`CONNECT ${url} HTTP/1.1\r\nHost: ${url}\r\nProxy-Authorization: ${name}\r\n\r\n`)
    proxy.write(head)
    pipeline(client, proxy, client, noMore)
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    port: (server.address() as AddressInfo).port,
    close: () => {
      server.close()
      server.closeAllConnections()
      for (const tunnel of tunnels) tunnel.destroy()
    },
  }
}
