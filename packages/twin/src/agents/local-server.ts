import { createServer, request as send } from 'node:http'

/** A server on the user's machine, played by the twin. */
export interface LocalServer {
  close(): Promise<void>
}

/**
 * Listens on this machine, and forwards requests to the twin. Programs don't use a proxy for their own machine.
 *
 * @param address `http://localhost:8080/v1`
 * @param proxyUrl the twin's proxy, as in a run
 * @param origin the server that it represents, if it isn't this one
 */
export async function openLocalServer(
  address: string,
  proxyUrl: string,
  origin = new URL(address).origin,
): Promise<LocalServer> {
  const { port } = new URL(address)
  const proxy = new URL(proxyUrl)
  const authorization = `Basic ${Buffer.from(`${proxy.username}:${proxy.password}`).toString('base64')}`
  const server = createServer((asked, answer) => {
    const onward = send({
      host: proxy.hostname,
      port: proxy.port,
      method: asked.method ?? 'GET',
      path: `${origin}${asked.url}`,
      headers: { ...asked.headers, host: new URL(origin).host, 'proxy-authorization': authorization },
    })
    onward.on('response', (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers)
      response.pipe(answer)
    })
    onward.on('error', () => answer.destroy())
    asked.pipe(onward)
  })
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject)
    server.listen(Number(port), 'localhost', resolve)
  })
  return {
    close: () => {
      server.closeAllConnections()
      return new Promise((resolve) => server.close(() => resolve()))
    },
  }
}
