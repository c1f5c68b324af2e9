/** The one chat request that every generator writes, in the form that each of them takes. */
export const MODEL = {
  id: 'meta-llama/Llama-3.1-8B-Instruct',
  pipeline_tag: 'text-generation',
  tags: ['conversational'],
}
export const PROVIDER = 'together'
export const OPTIONS = {
  messages: [{ role: 'user', content: 'What is the capital of France?' }],
  temperature: 0.5,
  max_tokens: 512,
}

/** What a generator for models is asked: the same as its arguments. */
export const CHAT = [MODEL, PROVIDER, undefined, OPTIONS]

const URL = 'https://router.huggingface.co/v1/chat/completions'
const HEADERS = [
  { name: 'Authorization', value: 'Bearer hf_token_placeholder' },
  { name: 'Content-Type', value: 'application/json' },
]
const BODY = JSON.stringify({ model: `${MODEL.id}:${PROVIDER}`, ...OPTIONS, stream: false })

/** As an HTTP archive has it. */
export const HAR = {
  method: 'POST',
  url: URL,
  httpVersion: 'HTTP/1.1',
  cookies: [],
  queryString: [],
  headersSize: -1,
  bodySize: -1,
  headers: HEADERS,
  postData: { mimeType: 'application/json', text: BODY },
}

/** As a Postman collection has it. */
export const POSTMAN = {
  method: 'POST',
  url: URL,
  header: HEADERS.map(({ name, value }) => ({ key: name, value })),
  body: { mode: 'raw', raw: BODY },
}
