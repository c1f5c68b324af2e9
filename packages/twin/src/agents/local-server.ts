import { createServer, request as send } from 'node:http'

/** A server on the reader's own machine, which the twin plays. */
export interface LocalServer {
  close(): Promise<void>
}

/**
 * Listens at an address of this machine, and hands what it is asked to the twin. Programs ask their own machine without a
 * proxy.
 *
 * @param address `http://localhost:8080/v1`
 * @param proxyUrl the twin's proxy, as a run has it
 * @param origin whose server it stands for, where that is another
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
