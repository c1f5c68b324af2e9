import { createServer } from 'node:http'

/** What it answers with. */
export const ANSWER = 'Because “blue” light is scattered most: größer, 東京.'

/**
 * A server of one's own that speaks OpenAI's API, as far as a chat needs it.
 *
 * @returns its address, what it was asked, and a function that ends it
 */
export async function startService() {
  const asked = []
  const server = createServer(async (request, response) => {
    const chunks = []
    for await (const chunk of request) chunks.push(chunk)
    asked.push({ url: request.url, token: request.headers.authorization, body: JSON.parse(Buffer.concat(chunks)) })
    response.setHeader('Content-Type', 'application/json')
    response.end(JSON.stringify({ choices: [{ message: { role: 'assistant', content: ANSWER } }] }))
  })
  await new Promise((resolve) => server.listen(0, '127.0.0.1', resolve))
  return { url: `http://127.0.0.1:${server.address().port}/v1`, asked, close: () => server.close() }
}
