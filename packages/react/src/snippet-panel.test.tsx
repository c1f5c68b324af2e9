import { explainInferenceSnippets, type ModelRecord } from '@model-snippets/core'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LABELS } from './labels.ts'
import { SnippetPanel } from './snippet-panel.tsx'
import { stepsAsText } from './snippet-steps.tsx'

const model: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
const panel = (element: React.ReactElement): string => renderToString(element)

describe('SnippetPanel on a server', () => {
  it('writes every example into the HTML', () => {
    const html = panel(<SnippetPanel model={model} />)
    for (const text of ['pip install', 'npm install', 'curl ', 'HF_TOKEN']) expect(html).toContain(text)
    expect(html.match(/role="tab"/g)?.length).toBeGreaterThanOrEqual(9)
  })

  it('shows the chosen example and hides the others', () => {
    const html = panel(<SnippetPanel model={model} initialChoice={{ language: 'js', client: 'fetch' }} />)
    const selected = [...html.matchAll(/aria-selected="true"[^>]*>([^<]+)</g)].map(([, text]) => text)
    expect(selected).toContain('JavaScript')
    expect(selected).toContain('fetch')
    expect(selected).not.toContain('Python')
  })

  it('writes hostile inputs as text', () => {
    const inputs = '</script><img src=x onerror=alert(1)>'
    const html = panel(<SnippetPanel model={model} options={{ inputs }} />)
    expect(html).not.toContain('<img')
    expect(html).not.toContain('</script')
  })

  it('says when nothing is offered', () => {
    expect(panel(<SnippetPanel model={{ id: 'owner/name' }} />)).toContain(DEFAULT_LABELS.noExamples)
  })

  it('has a switch for streaming where an answer can be streamed', () => {
    expect(panel(<SnippetPanel model={model} />)).toContain(DEFAULT_LABELS.streaming)
    expect(panel(<SnippetPanel model={{ id: 'owner/name', pipeline_tag: 'fill-mask' }} />)).not.toContain(
      DEFAULT_LABELS.streaming,
    )
  })

  it('shows what is not offered and why', () => {
    const masked: ModelRecord = { id: 'owner/name', pipeline_tag: 'fill-mask' }
    const { skipped } = explainInferenceSnippets(masked, 'hf-inference')
    const html = panel(<SnippetPanel model={masked} initialProvider="hf-inference" />)
    expect(skipped).not.toEqual([])
    for (const { client, reason } of skipped) expect(html).toMatch(new RegExp(`${client}<!-- -->: <!-- -->${reason}`))
  })

  it('shows which options of the host have no effect', () => {
    const html = panel(<SnippetPanel model={model} options={{ directRequest: true }} />)
    expect(html).toContain('<code>directRequest</code>')
    expect(panel(<SnippetPanel model={model} options={{ billTo: '' }} />)).not.toContain(DEFAULT_LABELS.ignored)
  })

  it('shows a wrong option of the host as a message', () => {
    const html = panel(<SnippetPanel model={model} options={{ endpointUrl: 'ftp://a.example' }} />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('options.endpointUrl')
    expect(panel(<SnippetPanel model={{ ...model, id: 'http://evil.example' }} />)).toContain('model.id')
    const broken = {
      get inputs(): string {
        throw new RangeError('ours')
      },
    }
    expect(() => panel(<SnippetPanel model={model} options={broken} />)).toThrow('ours')
  })

  it('takes other labels', () => {
    const labels = { ...DEFAULT_LABELS, install: 'Installieren', copyWhat: (what: string) => `${what} kopieren` }
    const html = panel(<SnippetPanel model={model} labels={labels} />)
    expect(html).toContain('Installieren')
    expect(html).toContain('kopieren')
  })

  it('brings no style attribute, which a strict content security policy would refuse', () => {
    expect(panel(<SnippetPanel model={model} />)).not.toContain(' style=')
  })
})

describe('stepsAsText', () => {
  it('holds every step in order', () => {
    const text = stepsAsText({
      language: 'python',
      client: 'openai',
      content: 'print(1)\n',
      install: 'pip install openai',
      env: [{ name: 'HF_TOKEN', description: 'token', url: 'https://example.com/t' }],
      files: [],
    })
    const places = [
      'pip install openai',
      'https://example.com/t',
      'export HF_TOKEN=',
      'python3 example.py',
      'print(1)',
    ].map((part) => text.indexOf(part))
    expect(places).toEqual(places.toSorted((one, other) => one - other))
    expect(places).not.toContain(-1)
  })
})
