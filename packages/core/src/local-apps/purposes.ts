import type { LocalServer, LocalStep } from './local-app.ts'

/* Servers of models that embed texts or rank them by relevance. */

/**
 * A server with OpenAI’s embeddings API.
 *
 * @param origin such as `http://localhost:8080`
 */
export const embeddingServer = (origin: string, model: string): LocalServer => ({
  address: `${origin}/v1/embeddings`,
  model,
  task: 'feature-extraction',
  fetchesImages: false,
})

/** A server that ranks texts; no example calls it, only a step. */
export const rankServer = (address: string, model: string): LocalServer => ({
  address,
  model,
  task: 'text-ranking',
  fetchesImages: false,
})

const QUERY = 'When does the library open?'
const DOCUMENTS = ['The library opens at nine.', 'The museum is closed on Mondays.']

/**
 * The step that calls a reranking server, in the format of Jina’s and Cohere’s API.
 *
 * @param address the full URL
 * @param model the server’s name for the model
 */
export const rankStep = (address: string, model: string): LocalStep =>
  rankWith(address, { model, query: QUERY, documents: DOCUMENTS })

/** The same in the format of Text Embeddings Inference, which serves a single model. */
export const rankTextsStep = (address: string): LocalStep => rankWith(address, { query: QUERY, texts: DOCUMENTS })

const rankWith = (address: string, body: object): LocalStep => ({
  kind: 'rank',
  command: [
    ...['curl', address, '--fail-with-body', '--silent', '--show-error'],
    ...['--header', 'Content-Type: application/json', '--data', JSON.stringify(body)],
  ],
  note: 'The response contains each document’s index and score.',
})
