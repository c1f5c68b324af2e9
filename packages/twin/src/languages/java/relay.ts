import { once } from 'node:events'
import { request as ask, createServer } from 'node:http'
import { type AddressInfo, connect, type Socket } from 'node:net'
import { type Duplex, pipeline } from 'node:stream'

/** A proxy without a user name in front of one that requires it. */
export interface Relay {
  readonly port: number
  close(): void
}

/** If one side closes the connection, so does the other; nothing else is needed. */
const noMore = (): void => undefined

/**
 * Opens a proxy for one run. Java's own client sends a proxy user name only if the program sets it, but the twin
 * identifies runs by that name.
 *
 * @param proxyUrl the twin's proxy, with a user name and password
 */
export async function openRelay(proxyUrl: string): Promise<Relay> {
  const { hostname: host, port, username, password } = new URL(proxyUrl)
  const name = `Basic ${Buffer.from(`${username}:${password}`).toString('base64')}`
  const tunnels = new Set<Socket>()

  // Over plain HTTP, the proxy reads each request separately.
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
