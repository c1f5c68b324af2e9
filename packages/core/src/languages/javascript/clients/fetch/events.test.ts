import { expect, it } from 'vitest'
import { getInferenceSnippets } from '../../../../index.ts'
import { runProgram } from '../../../testing/run-program.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** `fetch`, whose answer breaks off after the first event. */
const STAND_IN = `
process.env.FIREWORKS_AI_API_KEY = "token_of_the_reader";
globalThis.fetch = async () =>
  new Response('data: {"type":"response.output_text.delta","delta":"Light"}\\n\\n');
`

it.each(['tool-loop', 'structured-output'] as const)(
  'says that a stream of the Responses API broke off, %s',
  (recipe) => {
    const options = { api: 'responses', recipe, streaming: true } as const
    const examples = getInferenceSnippets(MODEL, 'fireworks-ai', undefined, { ...options, directRequest: true })
    const example = examples.find(({ language, client }) => language === 'js' && client === 'fetch')?.content ?? ''
    expect(() => runProgram(process.execPath, 'example.mjs', STAND_IN + example)).toThrow(
      'Error: The stream ended before it was complete.',
    )
  },
)
