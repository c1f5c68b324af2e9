import { parse } from 'acorn'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { SnippetInputError } from '../values/errors.ts'
import { toVisibleText } from '../values/visible-text.ts'
import { getCompletedLibrarySnippets, LIBRARIES, type LibraryRequest, type LibrarySnippet } from './index.ts'
import { stringConstants } from './testing/used-names.ts'

const MODELS = {
  chat: { id: 'acme/chat', pipeline_tag: 'text-generation', tags: ['conversational'] },
  'chat with images': { id: 'acme/sees', pipeline_tag: 'image-text-to-text', tags: ['conversational'] },
  text: { id: 'acme/text', pipeline_tag: 'text-classification' },
  generation: { id: 'acme/writes', pipeline_tag: 'text-generation' },
  translation: { id: 'acme/t5-small', pipeline_tag: 'translation' },
  mask: { id: 'acme/mask', pipeline_tag: 'fill-mask' },
  sentences: { id: 'acme/embeds', pipeline_tag: 'sentence-similarity' },
  question: { id: 'acme/answers', pipeline_tag: 'question-answering' },
  picture: { id: 'acme/paints', pipeline_tag: 'text-to-image' },
  speech: { id: 'acme/hears', pipeline_tag: 'automatic-speech-recognition' },
  labels: { id: 'acme/labels', pipeline_tag: 'zero-shot-classification' },
} as const

const write = (kind: keyof typeof MODELS, library: string, request: LibraryRequest): readonly LibrarySnippet[] =>
  getCompletedLibrarySnippets({ ...MODELS[kind], library_name: library }, request).snippets.filter(
    (snippet) => snippet.library === library,
  )

/** Libraries that use a request: each of its texts occurs in some example. */
const TAKEN: readonly (readonly [kind: keyof typeof MODELS, library: string, ask: (text: string) => LibraryRequest])[] =
  [
    ...['transformers', 'transformers.js', 'llama-cpp-python', 'mlx'].map(
      (library) => ['chat', library, (content: string) => ({ messages: [{ role: 'user', content }] })] as const,
    ),
    ...['text', 'generation', 'translation', 'mask', 'speech'].flatMap((kind) =>
      ['transformers', 'transformers.js'].map(
        (library) => [kind as keyof typeof MODELS, library, (inputs: string) => ({ inputs })] as const,
      ),
    ),
    ['generation', 'mlx', (inputs) => ({ inputs })],
    ['generation', 'llama-cpp-python', (inputs) => ({ inputs })],
    ['picture', 'diffusers', (inputs) => ({ inputs })],
    ['question', 'transformers', (question) => ({ inputs: { question, context: 'A text.' } })],
    ['question', 'transformers.js', (question) => ({ inputs: { question, context: 'A text.' } })],
    ['sentences', 'sentence-transformers', (text) => ({ inputs: { source_sentence: 'One', sentences: [text] } })],
    ['sentences', 'transformers.js', (text) => ({ inputs: { source_sentence: 'One', sentences: [text] } })],
    ['labels', 'transformers', (text) => ({ parameters: { candidate_labels: [text] } })],
    ['labels', 'transformers.js', (text) => ({ parameters: { candidate_labels: [text] } })],
  ]

const HOSTILE = ['"\'`', '\\', '$(id) ${x} {0}', '</script>', '\r\n\t', '\0', 'é🦙', '\ud800', '"""', 'f"{x}"']

function javascriptStrings(content: string): string[] {
  const strings: string[] = []
  parse(content, {
    ecmaVersion: 2022,
    sourceType: 'module',
    onToken: (token) => {
      if (token.type.label === 'string') strings.push((token as unknown as { value: string }).value)
    },
  })
  return strings
}

describe('a request to a library', () => {
  it('occurs in an example exactly as typed, whatever the text', () => {
    const texts = [...HOSTILE, ...fc.sample(fc.string({ unit: 'binary', minLength: 1 }), 3)]
    const written = TAKEN.flatMap(([kind, library, ask], row) =>
      texts.map((text, place) => ({ id: `${row}/${place}`, text, library, snippets: write(kind, library, ask(text)) })),
    )
    const python = written.flatMap(({ id, snippets }) =>
      snippets.flatMap(({ language, content }, nth) =>
        language === 'python' ? [{ id: `${id}/${nth}`, code: content }] : [],
      ),
    )
    const constants = stringConstants(python)
    const lost = written.filter(({ id, text, snippets }) => {
      const strings = snippets.flatMap(({ language, content }, nth) =>
        language === 'js' ? javascriptStrings(content) : (constants[`${id}/${nth}`]?.strings ?? []),
      )
      return !strings.some((each) => toVisibleText(each).endsWith(toVisibleText(text)))
    })
    expect(Object.values(constants).flatMap(({ error }) => error ?? [])).toEqual([])
    expect(lost.map(({ library, text, snippets }) => [library, text, snippets[0]?.content])).toEqual([])
  })

  it('is reported if an example doesn’t use it', () => {
    const request = { messages: [{ role: 'user', content: 'Hi' }], max_tokens: 7, temperature: 0.5, inputs: 'x' }
    const [piped, alone] = write('chat', 'transformers', request)
    expect(piped?.content).toContain('pipe(messages, max_new_tokens=7)')
    expect(alone?.content).toContain('max_new_tokens=7')
    expect(piped?.ignored).toEqual(['temperature', 'inputs'])
    expect(write('text', 'setfit', { inputs: 'x' })[0]?.ignored).toEqual(['inputs'])
    expect(write('labels', 'transformers', { parameters: { candidate_labels: ['a'], seed: 7 } })[0]?.ignored).toEqual([
      'parameters.seed',
    ])
    expect(write('chat', 'transformers', {})[0]).not.toHaveProperty('ignored')
  })

  it('is also reported if it equals the example’s own input', () => {
    const messages = [{ role: 'user', content: 'Why is the sky blue?' }]
    expect(write('chat', 'llama-cpp-python', { messages })[0]).not.toHaveProperty('ignored')
  })

  it('has its images where transformers expects them', () => {
    const content = [
      { type: 'text', text: 'What?' },
      { type: 'image_url', image_url: { url: './cat.png' } },
    ]
    const [piped] = write('chat with images', 'transformers', { messages: [{ role: 'user', content }] })
    expect(piped?.content).toContain('{"type": "image", "url": "./cat.png"}')
  })

  it('changes nothing if it’s empty', () => {
    for (const library of Object.keys(LIBRARIES)) {
      expect(write('text', library, {})).toEqual(write('text', library, { inputs: undefined, streaming: false }))
    }
  })

  it.each([
    [{ messages: 'Hi' }, 'options.messages'],
    [{ messages: ['Hi'] }, 'options.messages'],
    [{ inputs: Number.NaN }, 'options.inputs'],
  ])('is rejected with the field’s name: %j', (request, field) => {
    expect(() => write('chat', 'transformers', request)).toThrow(SnippetInputError)
    expect(() => write('chat', 'transformers', request)).toThrow(field)
  })
})
