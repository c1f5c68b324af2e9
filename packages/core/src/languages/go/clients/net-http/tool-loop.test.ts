import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }
const MAGISTRAL = { ...MODEL, id: 'mistralai/Magistral-Small-2509' }

const loop = (options: SnippetOptions = {}, model = MODEL, provider = 'together'): string =>
  explainUnverified(model, provider, undefined, { recipe: 'tool-loop', ...options }).snippets.find(
    ({ language, client }) => language === 'go' && client === 'net/http',
  )?.content ?? ''

describe.each([false, true])('a tool loop with net/http, with retries: %s', (retries) => {
  it('sends the model’s turn back unchanged', () => {
    expect(loop({ retries })).toMatch(/\tMessage {3}json\.RawMessage `json:"-"`\n/)
    expect(loop({ retries })).toContain('messages = append(messages, answer.Message)\n')
  })

  it('assembles a streamed turn with its reasoning, and starts a call at each new id', () => {
    const content = loop({ retries, streaming: true })
    for (const name of ['reasoning', 'reasoning_content', 'reasoning_details']) {
      expect(content).toContain(`\`json:"${name},omitempty"\``)
    }
    expect(content).toContain('if call == nil || call.ID != "" && part.ID != "" && part.ID != call.ID {')
    expect(content).toContain('calls[part.Index], calls[""] = call, call\n')
  })

  it.each([false, true])('doesn’t run calls of an answer that is cut off, streamed: %s', (streaming) => {
    const content = loop({ retries, streaming })
    expect(content).toContain('finishReason == "length" || finishReason == "content_filter" {\n\t\treturn nil, ')
    expect(content.includes('if finishReason == "" {')).toBe(streaming)
  })

  it('ends after ten rounds', () => {
    expect(loop({ retries })).toContain('\tfor range 10 {\n')
    expect(loop({ retries })).toContain('errors.New("the model did not answer within 10 rounds")')
  })
})

it.each([false, true])('doesn’t send reasoning back that the service rejects, streamed: %s', (streaming) => {
  const content = loop({ streaming }, { ...MODEL, id: 'Qwen/Qwen3-32B' }, 'groq')
  expect(content).not.toContain('`json:"reasoning_content')
  expect(content.includes('delete(result.Message, "reasoning_content")')).toBe(!streaming)
})

it.each([false, true])('reads content that is a list of parts if the model sends lists, streamed: %s', (streaming) => {
  expect(loop({ streaming }, MAGISTRAL)).toContain('func (t *text) UnmarshalJSON(content []byte) error {')
  expect(loop({ streaming })).not.toContain('UnmarshalJSON')
})

it('forces a call only in the first round', () => {
  const content = loop({ tool_choice: 'required' })
  expect(content).toContain('var choice any = "required"\n')
  expect(content).toContain('"tool_choice": choice,\n')
  expect(content).toContain('\t\tchoice = "auto"\n\t}\n')
  expect(loop()).not.toContain('tool_choice')
})

it('fails on an unknown function, and with retries, tells the model', () => {
  expect(loop()).toContain('return "", fmt.Errorf("unknown function: %s", name)')
  expect(loop({ retries: true })).toContain('content = fmt.Sprintf("Error: %v", err)')
  expect(loop()).not.toContain('Sprintf')
})
