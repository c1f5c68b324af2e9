import { describe, expect, it } from 'vitest'
import { explainUnverified, type SnippetOptions } from '../../../../index.ts'

const MODEL = { id: 'acme/lantern', pipeline_tag: 'text-generation', tags: ['conversational'] }

const loop = (options: SnippetOptions = {}, provider = 'together', model = MODEL): string =>
  explainUnverified(model, provider, undefined, { recipe: 'tool-loop', ...options }).snippets.find(
    ({ client }) => client === 'async-openai',
  )?.content ?? ''

describe.each([false, true])('a tool loop with async-openai, with retries: %s', (retries) => {
  it('sends the model’s turn back unchanged', () => {
    expect(loop({ retries })).toContain('messages.push(message.clone());')
  })

  it('assembles a streamed turn with its reasoning, and starts a call at each new id', () => {
    const content = loop({ retries, streaming: true })
    expect(content).toContain('for name in ["content", "refusal", "reasoning", "reasoning_content"] {')
    expect(content).toContain('message["reasoning_details"] = json!(details);')
    expect(content).toContain('"" => index.is_none() || call.index == index,')
  })

  it.each([false, true])('doesn’t send reasoning back that the service rejects, streamed: %s', (streaming) => {
    const content = loop({ retries, streaming }, 'cerebras', { ...MODEL, id: 'Qwen/Qwen3-32B' })
    expect(content).toContain('// The service rejects reasoning_content in a message.\n')
    expect(content).not.toContain('"reasoning", "reasoning_content"]')
    expect(content).not.toContain('message.clone());')
    const ofLlama = loop({ retries, streaming }, 'cerebras', { ...MODEL, id: 'meta-llama/Llama-3.3-70B-Instruct' })
    expect(ofLlama).not.toContain('rejects')
  })

  it('sends reasoning back that the model’s maker requires', () => {
    const model = { ...MODEL, id: 'deepseek-ai/DeepSeek-V3.2' }
    expect(loop({ retries }, 'together', model)).toContain('messages.push(message.clone());')
    expect(loop({ retries, streaming: true }, 'together', model)).toContain('"reasoning", "reasoning_content"]')
  })

  it('treats missing arguments as none, and an object like its text', () => {
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

  it.each([false, true])('doesn’t run calls of an answer that is cut off, streamed: %s', (streaming) => {
    const content = loop({ retries, streaming })
    const reason = streaming ? 'finish_reason.as_str()' : 'finish_reason'
    const check = content.indexOf(`&& !matches!(${reason}, "length" | `)
    expect(check).toBeGreaterThan(0)
    expect(check).toBeLessThan(content.indexOf('for call in &calls {'))
    expect(content.includes('!finish_reason.is_empty(),')).toBe(streaming)
  })
})

it('doesn’t confuse a forced choice with the response’s choice', () => {
  const content = loop({ tool_choice: 'required' })
  expect(content).toContain('let mut tool_choice = json!("required");')
  expect(content).toContain('tool_choice = json!("auto");')
})
