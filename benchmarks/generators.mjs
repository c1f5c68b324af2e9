import { snippets as peer } from '@huggingface/inference'
import { snippetz } from '@scalar/snippetz'
import { HTTPSnippet } from 'httpsnippet'
import postman from 'postman-code-generators'
import collection from 'postman-collection'
import { getInferenceSnippets } from '../packages/core/dist/index.js'
import { HAR, MODEL, OPTIONS, POSTMAN, PROVIDER } from './questions.mjs'

const scalar = snippetz()
const postmanRequest = new collection.Request(POSTMAN)

function postmanSnippet(language, variant) {
  let written = ''
  postman.convert(language, variant, postmanRequest, {}, (error, text) => {
    if (error !== null) throw new Error(String(error))
    written = text
  })
  return written
}

const ours = getInferenceSnippets(MODEL, PROVIDER, undefined, OPTIONS)
// The least that any generator has to do: put the same text together from pieces of a line.
const pieces = ours.map(({ content }) => content.match(/.*\n?/g))

/**
 * The generators by name; each call answers with the snippets that it wrote. The peers of `all` write every client that
 * they know for the request, the others the one that is named.
 */
export const GENERATORS = {
  'model-snippets': () => getInferenceSnippets(MODEL, PROVIDER, undefined, OPTIONS).map(({ content }) => content),
  '@huggingface/inference': () =>
    peer.getInferenceSnippets(MODEL, PROVIDER, undefined, OPTIONS).map(({ content }) => content),
  '@scalar/snippetz curl': () => [scalar.print('shell', 'curl', HAR)],
  '@scalar/snippetz requests': () => [scalar.print('python', 'requests', HAR)],
  '@scalar/snippetz fetch': () => [scalar.print('node', 'fetch', HAR)],
  'httpsnippet curl': () => [new HTTPSnippet(HAR).convert('shell', 'curl')],
  'postman curl': () => [postmanSnippet('cURL', 'cURL')],
  'postman requests': () => [postmanSnippet('Python', 'Requests')],
  'the limit: joining lines': () => pieces.map((lines) => lines.join('')),
}
