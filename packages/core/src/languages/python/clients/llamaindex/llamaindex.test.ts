import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const isLlamaindex = ({ client }: { readonly client: string }): boolean => client === 'llamaindex'
const ask = (options: SnippetOptions) => explainUnverified(MODEL, 'together', undefined, options)
const installOf = (options: SnippetOptions) => ask(options).snippets.find(isLlamaindex)?.install
const codeOf = (options: SnippetOptions): string => ask(options).snippets.find(isLlamaindex)?.content ?? ''
const reasonFor = (options: SnippetOptions): string | undefined => ask(options).skipped.find(isLlamaindex)?.reason

const saying = (...messages: readonly object[]): SnippetOptions => ({ messages: messages as never })
const user = (content: unknown) => ({ role: 'user', content })
const picture = (url: string, more: object = {}) => ({ type: 'image_url', image_url: { url, ...more } })

describe('LlamaIndex', () => {
  it('is set up as in its quick start', () => {
    expect(codeOf({})).toContain(
      'llm = OpenAILike(\n    model="acme/lantern:together",\n    api_base="https://router.huggingface.co/v1",\n' +
        '    api_key=os.environ["HF_TOKEN"],\n    is_chat_model=True,\n',
    )
    expect(codeOf({ temperature: 0 })).toContain('    temperature=0,\n')
    expect(installOf({})).toBe('pip install llama-index-llms-openai-like~=0.8')
  })

  it.each([{}, { streaming: true }, { recipe: 'tool-loop' }] satisfies SnippetOptions[])(
    'waits for longer than a minute: %j',
    (options) => {
      expect(codeOf(options)).toContain('    timeout=600,\n')
    },
  )

  it('is given what it sends unchanged by name, and the rest in extra_body', () => {
    const code = codeOf({ temperature: 0.5, max_tokens: 64, top_p: 0.9, stop: ['END'], top_k: 5, billTo: 'acme-labs' })
    expect(code).toContain('    default_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain('    temperature=0.5,\n    max_tokens=64,\n')
    expect(code).toContain('    additional_kwargs={"top_p": 0.9, "stop": ["END"], "extra_body": {"top_k": 5}},\n')
  })

  it('shows what the model thinks by its own name for it', () => {
    expect(codeOf({ showReasoning: true })).toContain('if block.block_type == "thinking"')
    expect(codeOf({ showReasoning: true, streaming: true })).toContain('chunk.additional_kwargs.get("thinking_delta")')
  })

  it('has pictures in messages, with their detail', () => {
    const code = codeOf(
      saying(user([{ type: 'text', text: 'Hi' }, picture('https://example.com/a.png', { detail: 'low' })])),
    )
    expect(code).toContain('TextBlock(text="Hi")')
    expect(code).toContain('ImageBlock(url="https://example.com/a.png", detail="low")')
  })

  it('reads an image from its file', () => {
    const code = codeOf(saying(user([picture('./a b.png')])))
    expect(code).toContain('ImageBlock(path="./a b.png", image_mimetype="image/png")')
    expect(code).not.toContain('b64encode')
  })

  it('says a list with one text as that text', () => {
    expect(codeOf(saying(user([{ type: 'text', text: 'Hi' }])))).toContain('ChatMessage(role="user", content="Hi")')
  })

  it('answers by a schema', () => {
    const code = codeOf({ recipe: 'structured-output' })
    expect(code).toContain('    should_use_structured_outputs=True,\n')
    expect(code).toContain('structured_llm = llm.as_structured_llm(Answer)\n')
    expect(code).toContain('    response = structured_llm.chat(messages)\nexcept ValidationError as error:\n')
    expect(installOf({ recipe: 'structured-output' })).toContain(' pydantic~=')
  })

  it('is given a system message apart from the prompt of an agent', () => {
    const code = codeOf({
      recipe: 'tool-loop',
      ...saying({ role: 'system', content: 'Be brief.' }, user('Is it cold in Oslo?')),
    })
    expect(code).toContain('    system_prompt="Be brief.",\n')
    expect(code).toContain('    prompt = "Is it cold in Oslo?"\n')
  })

  it('checks the arguments of a call before its agent completes them', () => {
    expect(codeOf({ recipe: 'tool-loop' })).toContain(
      '            json.loads(call.function.arguments or "{}")\n        return super()',
    )
  })

  it('gives an agent what was said before', () => {
    const code = codeOf({
      recipe: 'tool-loop',
      ...saying(user('Hi'), { role: 'assistant', content: 'Hello!' }, user([picture('https://example.com/a.png')])),
    })
    expect(code).toContain('    chat_history = [\n        ChatMessage(role="user", content="Hi"),\n')
    expect(code).toContain('    prompt = ChatMessage(')
    expect(code).toContain('await agent.run(prompt, chat_history=chat_history, max_iterations=11)\n')
  })

  it.each([
    [{ providerId: 'gpt-5-mini', directRequest: true }, 'treats this model as an OpenAI model'],
    [{ retries: true }, 'with retries'],
    [{ tools: [{ type: 'function', function: { name: 'find' } }] }, 'shows tool calls'],
    [saying({ role: 'assistant', content: null }), 'messages to its own types'],
    [saying({ ...user('Hi'), name: 'Ada' }), 'messages to its own types'],
    [
      saying(
        user([
          { type: 'text', text: 'Hi' },
          { type: 'text', text: 'Hi' },
        ]),
      ),
      'messages to its own types',
    ],
    [saying(user([picture('https://EXAMPLE.com/a.png')])), 'messages to its own types'],
    [saying(user([picture('https://example.com/b/../a.png')])), 'messages to its own types'],
    [{ recipe: 'tool-loop', streaming: true }, 'only the first tool call of each chunk'],
    [{ recipe: 'tool-loop', ...saying(user('é'.repeat(1500))) }, 'may not fit in a LlamaIndex agent’s memory'],
    [{ recipe: 'tool-loop', ...saying(user('Hi'), { role: 'system', content: 'Be brief.' }) }, 'a user message'],
    [{ recipe: 'tool-loop', tool_choice: 'required' }, 'forces a tool call'],
    [{ recipe: 'structured-output', streaming: true }, 'may be incomplete'],
    [{ api: 'responses' }, 'Responses API'],
    [{ api: 'messages' }, 'Messages API'],
  ] satisfies [SnippetOptions, string][])('says why it has no example: %j', (options, reason) => {
    expect(reasonFor(options)).toContain(reason)
  })
})

describe('LlamaIndex’s embeddings', () => {
  const MODEL_OF_TEXTS = { id: 'acme/embed', pipeline_tag: 'feature-extraction' }
  const explain = (options: SnippetOptions) => explainUnverified(MODEL_OF_TEXTS, 'deepinfra', undefined, options)
  const embed = (options: SnippetOptions): string => explain(options).snippets.find(isLlamaindex)?.content ?? ''

  it('asks for numbers', () => {
    const code = embed({ billTo: 'acme-labs' })
    expect(code).toContain('    default_headers={"X-HF-Bill-To": "acme-labs"},\n')
    expect(code).toContain('    additional_kwargs={"encoding_format": "float"},\n')
    expect(code).toContain('embedding = embed_model.get_text_embedding(text)\n')
  })

  it('isn’t given line breaks, which it would replace', () => {
    for (const inputs of ['One\nTwo', ['One', 'Two\nThree']]) {
      const reason = explain({ inputs }).skipped.find(isLlamaindex)?.reason
      expect(reason).toContain('replaces line breaks')
    }
  })

  it('takes several texts', () => {
    const code = embed({ inputs: ['One', 'Two'] })
    expect(code).toContain('texts = ["One", "Two"]\n')
    expect(code).toContain('for embedding in embed_model.get_text_embedding_batch(texts):\n')
  })
})
