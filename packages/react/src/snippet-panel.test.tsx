import {
  CLIENTS,
  explainInferenceSnippets,
  LANGUAGES,
  type Language,
  languageRecord,
  type ModelRecord,
  POLICIES,
  type ProviderMapping,
  type SnippetOptions,
} from '@model-snippets/core'
import { renderToString } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { DEFAULT_LABELS, type Labels } from './labels.ts'
import { SnippetPanel as SnippetPanelOnDemand } from './on-demand.tsx'
import type { PanelValue } from './panel-question.ts'
import { type Panel, type SnippetPanelProps, usePanel } from './panel-view.tsx'
import { preparePanel } from './prepare.ts'
import { SnippetPanel } from './snippet-panel.tsx'
import { stepsAsText } from './snippet-steps.tsx'

const model: ModelRecord = { id: 'owner/name', pipeline_tag: 'text-generation', tags: ['conversational'] }
const GROQ = { id: 'groq', label: 'Groq' }
const circle: { itself?: unknown } = {}
circle.itself = circle
const panel = (element: React.ReactElement): string => renderToString(element)

describe('SnippetPanel on a server', () => {
  it('writes every example into the HTML', () => {
    const html = panel(<SnippetPanel model={model} />)
    for (const text of ['pip install', 'npm install', 'curl ', 'HF_TOKEN']) expect(html).toContain(text)
    expect(html.match(/role="tab"/g)?.length).toBeGreaterThanOrEqual(9)
  })

  it('shows frameworks behind the plain clients, under a word of their own', () => {
    const html = panel(<SnippetPanel model={model} />)
    const [plain, ...frameworks] = html.split(`>${DEFAULT_LABELS.frameworks}<`)
    expect(plain).toContain('>requests</')
    const first = frameworks.map((text) => /^[^>]*><[^>]*role="tab"[^>]*>([^<]+)</.exec(text)?.[1])
    const ids = LANGUAGES.map((id) => CLIENTS.find(({ framework, language }) => framework && language === id)?.id)
    expect(first).toEqual(ids.filter((id) => id !== undefined))
  })

  it('shows the chosen example and hides the others', () => {
    const html = panel(<SnippetPanel model={model} initialChoice={{ language: 'js', client: 'fetch' }} />)
    const selected = [...html.matchAll(/aria-selected="true"[^>]*>([^<]+)</g)].map(([, text]) => text)
    expect(selected).toContain('JavaScript / TypeScript')
    expect(selected).toContain('fetch')
    expect(selected).not.toContain('Python')
  })

  it('shows JavaScript as TypeScript where that is chosen', () => {
    const html = panel(<SnippetPanel model={model} options={{ typescript: true }} />)
    expect(html).toContain('<code>example.mts</code>')
    expect(html).not.toContain('<code>example.mjs</code>')
    expect(html).toMatch(/<input[^>]*type="radio"[^>]*checked=""[^>]*value="true"/)
    expect(panel(<SnippetPanel model={model} />)).toContain('<code>example.mjs</code>')
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

  it('offers the policies of the router where the model chats', () => {
    const choices = (html: string): string[] => [...html.matchAll(/<option value="(\w+)"/g)].map(([, id]) => id ?? '')
    expect(choices(panel(<SnippetPanel model={model} initialProvider="fastest" />))).toEqual(POLICIES)
    expect(panel(<SnippetPanel model={model} initialProvider="fastest" />)).toContain('owner/name:fastest')
    const masked: ModelRecord = { id: 'owner/name', pipeline_tag: 'fill-mask' }
    expect(choices(panel(<SnippetPanel model={masked} />))).toEqual(['auto'])
    // What a host has chosen stays in sight, with the reason why nothing is offered.
    expect(choices(panel(<SnippetPanel model={masked} initialProvider="cheapest" />))).toEqual(['auto', 'cheapest'])
  })

  it('shows what is not offered and why', () => {
    const masked: ModelRecord = { id: 'owner/name', pipeline_tag: 'fill-mask' }
    const { skipped } = explainInferenceSnippets(masked, 'hf-inference')
    const html = panel(<SnippetPanel model={masked} initialProvider="hf-inference" />)
    expect(skipped).not.toEqual([])
    for (const { client, reason } of skipped) expect(html).toContain(`${client}<!-- -->: <!-- -->${reason}`)
  })

  it('keeps the tab of a language without an example, and says there why', () => {
    const masked: ModelRecord = { id: 'owner/name', pipeline_tag: 'fill-mask' }
    const tabs = (html: string) => [...html.matchAll(/role="tab"[^>]*aria-selected="(\w+)"[^>]*>([^<]+)</g)]
    const html = panel(<SnippetPanel model={masked} initialChoice={{ language: 'go', client: 'net/http' }} />)
    const chosen = tabs(html).flatMap(([, isSelected, text]) => (isSelected === 'true' ? [text] : []))
    expect(chosen[0]).toBe('Go')
    const languages = new Set(LANGUAGES.map((language) => languageRecord(language).label))
    const shown = tabs(html).flatMap(([, , text = '']) =>
      languages.has(text.replace(' / TypeScript', '')) ? [text.replace(' / TypeScript', '')] : [],
    )
    expect(shown).toEqual([...languages])
    expect(html).toContain(DEFAULT_LABELS.noExampleInLanguage)
    const { skipped } = explainInferenceSnippets(masked, 'auto')
    for (const { client, reason } of skipped.filter(({ language }) => language === 'go'))
      expect(html).toContain(`<li>${client}: ${reason}</li>`)
    expect(panel(<SnippetPanel model={model} />)).not.toContain(DEFAULT_LABELS.noExampleInLanguage)
  })

  it('shows which options of the host have no effect', () => {
    const html = panel(<SnippetPanel model={model} options={{ directRequest: true }} />)
    expect(html).toContain('<code>directRequest</code>')
    expect(panel(<SnippetPanel model={model} options={{ billTo: '' }} />)).not.toContain(DEFAULT_LABELS.ignored)
  })

  it('shows what an example rests on that nobody said', () => {
    const direct = { initialProvider: 'groq', options: { directRequest: true } }
    expect(panel(<SnippetPanel model={model} {...direct} />)).toContain(DEFAULT_LABELS.assumed)
    const mapping: ProviderMapping = {
      provider: 'groq',
      hfModelId: model.id,
      providerId: 'groq/name',
      status: 'live',
      task: 'conversational',
    }
    const known = panel(<SnippetPanel model={model} {...direct} providers={[{ ...GROQ, mapping }]} />)
    expect(known).toContain('groq/name')
    expect(known).not.toContain(DEFAULT_LABELS.assumed)
  })

  it('shows a wrong option of the host as a message', () => {
    const html = panel(<SnippetPanel model={model} options={{ endpointUrl: 'ftp://a.example' }} />)
    expect(html).toContain('role="alert"')
    expect(html).toContain('options.endpointUrl')
    expect(panel(<SnippetPanel model={{ ...model, id: 'http://evil.example' }} />)).toContain('model.id')
  })

  it.each<[string, Partial<SnippetPanelProps>]>([
    ['no model', { model: undefined as unknown as ModelRecord }],
    ['a model without an id', { model: {} as ModelRecord }],
    ['a model of numbers', { model: { id: 7, pipeline_tag: 7, tags: 7 } as unknown as ModelRecord }],
    ['null in place of providers', { providers: null as unknown as [] }],
    ['a provider twice', { providers: [GROQ, GROQ] }],
    ['a provider that there is not', { initialProvider: 'togther' }],
    ['a choice that there is not', { initialChoice: { language: 'cobol' as Language, client: 'none' } }],
    ['options that hold themselves', { options: { parameters: circle as SnippetOptions['parameters'] & object } }],
    ['options of a wrong type', { options: { messages: 'Hello', parameters: [] } as unknown as SnippetOptions }],
    ['null in place of options', { options: null as unknown as undefined }],
    ['labels with gaps', { labels: { copyWhat: undefined } as unknown as Partial<Labels> }],
    ['null in place of labels', { labels: null as unknown as undefined }],
    ['a prepared answer to another question', { prepared: preparePanel({ model: { id: 'another/one' } }) }],
  ])('stays whole with a mistake of the host: %s', (_, mistake) => {
    const html = panel(<SnippetPanel model={model} {...mistake} />)
    expect(html).toContain('ms-root')
    expect(html).toMatch(new RegExp(`role="tab"|role="alert"|${DEFAULT_LABELS.noExamples}`))
  })

  it('takes other labels', () => {
    const labels = { ...DEFAULT_LABELS, setUp: 'Installieren', copyWhat: (what: string) => `${what} kopieren` }
    const html = panel(<SnippetPanel model={model} labels={labels} />)
    expect(html).toContain('Installieren')
    expect(html).toContain('kopieren')
  })

  it('brings no style attribute, which a strict content security policy would refuse', () => {
    expect(panel(<SnippetPanel model={model} />)).not.toContain(' style=')
  })
})

/** Tells what a panel holds, and how it changes. */
function Probe({ onPanel, ...props }: SnippetPanelProps & { readonly onPanel: (panel: Panel) => void }) {
  onPanel(usePanel(props))
  return null
}

describe('a panel whose host keeps what is chosen', () => {
  const choice = { language: 'js', client: 'fetch' } as const
  const value: PanelValue = { provider: 'groq', streaming: true, typescript: true, choice }
  const held = (props: Partial<SnippetPanelProps>): Panel => {
    const panels: Panel[] = []
    renderToString(<Probe model={model} {...props} onPanel={(each) => panels.push(each)} />)
    const [first] = panels
    if (first === undefined) throw new Error('nothing was rendered')
    return first
  }

  it('shows it, whatever the panel began with', () => {
    const html = panel(<SnippetPanel model={model} value={value} initialProvider="together" />)
    expect(html).toMatch(/<option value="groq" selected="">/)
    expect(html).toMatch(/<input type="checkbox" checked=""/)
    expect(html).toContain('owner/name:groq')
    expect(html).toContain('<code>example.mts</code>')
    const selected = [...html.matchAll(/aria-selected="true"[^>]*>([^<]+)</g)].map(([, text]) => text)
    expect(selected).toContain('fetch')
  })

  it('keeps itself what the host leaves out', () => {
    expect(held({ value: { provider: 'groq' }, initialChoice: choice }).value).toEqual({
      provider: 'groq',
      streaming: false,
      typescript: false,
      choice,
    })
    for (const none of [undefined, null as unknown as undefined, { provider: undefined }]) {
      expect(held({ value: none as unknown as Partial<PanelValue> }).value.provider).toBe('auto')
    }
  })

  it.each([
    ['kept by the host', { value }],
    [
      'kept by the panel',
      { initialProvider: 'groq', initialChoice: choice, options: { streaming: true, typescript: true } },
    ],
  ])('tells the host all of it at each change: %s', (_, props) => {
    const told: PanelValue[] = []
    const { change } = held({ ...props, onChange: (next) => told.push(next) })
    change({ provider: 'together' })
    change({ streaming: false })
    expect(told).toEqual([
      { ...value, provider: 'together' },
      { ...value, streaming: false },
    ])
  })

  it('offers the provider that is chosen, though the host names no others', () => {
    expect(held({ value: { provider: 'groq' }, initialProvider: 'together' }).providers.map(({ id }) => id)).toEqual([
      'together',
      'groq',
    ])
  })
})

describe('a panel with a prepared answer', () => {
  const content = { model, providers: [GROQ], initialProvider: 'groq', options: { inputs: 'Hello' } }
  const prepared = preparePanel(content)

  it.each([
    ['the whole generator', SnippetPanel],
    ['on demand', SnippetPanelOnDemand],
  ])('has its examples and its colours in the first HTML: %s', (_, Panel) => {
    const html = panel(<Panel {...content} prepared={prepared} />)
    expect(html).toContain('class="ms-keyword"')
    expect(html).toContain('npm install')
    expect(html).toContain('aria-busy="false"')
  })

  it('is data, as it travels to a browser', () => {
    const sent = JSON.parse(JSON.stringify(prepared)) as typeof prepared
    expect(panel(<SnippetPanel {...content} prepared={sent} />)).toBe(
      panel(<SnippetPanel {...content} prepared={prepared} />),
    )
  })

  it('shows the same examples without it, plain', () => {
    const texts = (html: string): string => html.replaceAll(/<[^>]*>/g, '')
    const plain = panel(<SnippetPanel {...content} />)
    expect(plain).not.toContain('class="ms-keyword"')
    expect(texts(panel(<SnippetPanel {...content} prepared={prepared} />))).toBe(texts(plain))
  })

  it('says that the examples are on their way where nothing is prepared', () => {
    const html = panel(<SnippetPanelOnDemand {...content} />)
    expect(html).toContain(DEFAULT_LABELS.loading)
    expect(html).toContain('aria-busy="true"')
  })
})

describe('stepsAsText', () => {
  it('holds every step in order', () => {
    const text = stepsAsText({
      language: 'python',
      client: 'openai',
      content: 'print(1)\n',
      install: 'pip install openai',
      add: 'pip install openai',
      fileName: 'example.py',
      run: 'python3 example.py',
      manifest: null,
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
