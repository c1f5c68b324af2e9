import { CHAT, HAR, POSTMAN } from './questions.mjs'

const contents = (snippets) => snippets.map(({ content }) => content)

const ignore = () => undefined
const SILENT = { debug: ignore, error: ignore, info: ignore, log: ignore, warn: ignore }

async function ours() {
  const { getInferenceSnippets, setLogger } = await import('../packages/core/dist/index.js')
  setLogger(SILENT)
  return (question = CHAT) => contents(getInferenceSnippets(...question))
}

async function huggingface() {
  const { setLogger, snippets } = await import('@huggingface/inference')
  setLogger(SILENT)
  return (question = CHAT) => contents(snippets.getInferenceSnippets(...question))
}

const scalar = (target, client) => async () => {
  const { snippetz } = await import('@scalar/snippetz')
  const printer = snippetz()
  return () => [printer.print(target, client, HAR)]
}

async function httpsnippet() {
  const { HTTPSnippet } = await import('httpsnippet')
  return () => [new HTTPSnippet(HAR).convert('shell', 'curl')]
}

const postman = (language, variant) => async () => {
  const { default: generators } = await import('postman-code-generators')
  const { default: collection } = await import('postman-collection')
  const request = new collection.Request(POSTMAN)
  return () => {
    let written = ''
    generators.convert(language, variant, request, {}, (error, text) => {
      if (error !== null) throw new Error(String(error))
      written = text
    })
    return [written]
  }
}

/** The least that any generator has to do: put the same text together from pieces of a line. */
async function limit() {
  const pieces = (await ours())().map((content) => content.match(/.*\n?/g))
  return () => pieces.map((lines) => lines.join(''))
}

/**
 * The generators by name, each loaded by a function of its own; each call of one answers with the snippets that it wrote.
 * The first two write every client that they know for the chat request, or for the question that they are given; the
 * others write the one that is named, for the chat request.
 */
export const GENERATORS = {
  'model-snippets': ours,
  '@huggingface/inference': huggingface,
  '@scalar/snippetz curl': scalar('shell', 'curl'),
  '@scalar/snippetz requests': scalar('python', 'requests'),
  '@scalar/snippetz fetch': scalar('node', 'fetch'),
  'httpsnippet curl': httpsnippet,
  'postman curl': postman('cURL', 'cURL'),
  'postman requests': postman('Python', 'Requests'),
  'the limit: joining lines': limit,
}
