import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const loop = (options: SnippetOptions = {}): string =>
  explainUnverified(MODEL, 'together', undefined, { recipe: 'tool-loop', ...options }).snippets.find(
    ({ client }) => client === 'async-openai',
  )?.content ?? ''

describe.each([false, true])('a tool loop with async-openai, with retries: %s', (retries) => {
  it('sends the model’s turn back as it came', () => {
    expect(loop({ retries })).toContain('messages.push(message.clone());')
  })

  it('puts a streamed turn together with its reasoning, and begins a call where a new id comes', () => {
    const content = loop({ retries, streaming: true })
    expect(content).toContain('for name in ["content", "refusal", "reasoning", "reasoning_content"] {')
    expect(content).toContain('message["reasoning_details"] = json!(details);')
    expect(content).toContain('"" => index.is_none() || call.index == index,')
  })

  it('takes no arguments for none, and an object for what its text would say', () => {
    expect(loop({ retries })).toContain(`
        Value::String(text) if !text.is_empty() => Value::Object(serde_json::from_str(text)?),
        Value::Object(given) => given.clone().into(),
        _ => json!({}),
`)
  })

  it('ends after ten rounds', () => {
    expect(loop({ retries })).toContain('    for _ in 0..10 {\n')
    expect(loop({ retries })).toContain('    bail!("the model did not answer within 10 rounds")\n}\n')
  })

  it.each([false, true])('makes no call of an answer that is cut, streamed: %s', (streaming) => {
    const content = loop({ retries, streaming })
    const reason = streaming ? 'finish_reason.as_str()' : 'finish_reason'
    const check = content.indexOf(`&& !matches!(${reason}, "length" | `)
    expect(check).toBeGreaterThan(0)
    expect(check).toBeLessThan(content.indexOf('for call in &calls {'))
    expect(content.includes('!finish_reason.is_empty(),')).toBe(streaming)
  })
})

it('keeps a forced choice apart from the choice that the answer is', () => {
  const content = loop({ tool_choice: 'required' })
  expect(content).toContain('let mut tool_choice = json!("required");')
  expect(content).toContain('tool_choice = json!("auto");')
})
