import { expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

function snippet(options: SnippetOptions) {
  const { snippets } = explainUnverified(MODEL, 'groq', undefined, options)
  const found = snippets.find(({ client }) => client === 'async-openai')
  if (found === undefined) throw new Error('async-openai has no example')
  return found
}

it('sends every field unchanged, even those that the client’s own types lack', () => {
  const { content } = snippet({ temperature: 0.2, reasoning_effort: 'none', repetition_penalty: 1.1, seed: null })
  expect(content).toContain('        "temperature": 0.2,\n        "reasoning_effort": "none",\n')
  expect(content).toContain('        "repetition_penalty": 1.1,\n        "seed": null,\n')
})

it('sends the paying organization in a header', () => {
  expect(snippet({ billTo: 'acme' }).content).toContain('        .with_header("X-HF-Bill-To", "acme")?;\n')
})

const stops = (length: number) => Array.from({ length }, (_, place) => `stop ${place}`)

it('raises the macro recursion limit for a large body', () => {
  expect(snippet({ stop: stops(20) }).content).not.toContain('recursion_limit')
  const { content } = snippet({ stop: stops(60) })
  expect(content.startsWith('#![recursion_limit = "256"]\n\nuse ')).toBe(true)
  expect(content).toContain('    let request = json!({\n')
})

it('parses a body from JSON text if the macro can’t contain it', () => {
  const { content } = snippet({ stop: stops(130) })
  expect(content).toContain('    let request = r#"{\n')
  expect(content).toContain('    let request: Value = serde_json::from_str(request)?;\n')
  expect(content).not.toContain('json!')
})

it('installs what the program imports, with a command in the platform’s own shell', () => {
  const { install } = snippet({})
  expect(install).toContain('cargo add async-openai@0.43 --features byot,chat-completion && ')
  expect(install).not.toContain('futures')
  expect(snippet({ streaming: true }).install).toContain('futures@0.3')
  expect(snippet({}).install).not.toContain('tower')
  expect(snippet({ retries: true }).install).toContain('--features byot,chat-completion,middleware && ')
  expect(snippet({ retries: true }).install).toContain('tokio@1 --features macros,rt-multi-thread,time')
  expect(snippet({ platform: 'powershell' }).install).toContain('cargo init --name example; cargo add ')
})
