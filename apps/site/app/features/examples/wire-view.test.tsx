import type { InferenceRequest } from '@model-snippets/core'
import type { SeenClient } from '@model-snippets/core/verification'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it } from 'vitest'
import { WireView } from './wire-view.tsx'

const request: InferenceRequest = { method: 'POST', url: 'https://router.huggingface.co/v1', headers: {}, body: {} }
const seen = (language: SeenClient['language'], name: string, date: string): SeenClient => ({
  language,
  client: name,
  package: name,
  release: '1.2.3',
  runtime: 'a machine',
  date,
})
const show = (seenFrom: readonly SeenClient[], isOwnRequest = false) =>
  renderToStaticMarkup(<WireView request={request} lines={undefined} seenFrom={seenFrom} isOwnRequest={isOwnRequest} />)

describe('WireView', () => {
  it('says which clients were seen to send the request, and when', () => {
    const page = show([
      seen('python', 'openai', '2026-11-21'),
      seen('python', 'requests', '2026-11-21'),
      seen('sh', 'curl', '2026-11-21'),
    ])
    expect(page).toContain('Sent by Python: openai 1.2.3, requests 1.2.3; Shell: curl 1.2.3, on Nov 21, 2026.')
  })

  it('says that it was the sample that was seen, when the reader has written something else', () => {
    expect(show([seen('sh', 'curl', '2026-11-21')], true)).toMatch(/Sent by Shell.*, with the sample input, on/)
  })

  it('gives the days when the runs were on several', () => {
    expect(show([seen('sh', 'curl', '2026-11-21'), seen('js', 'fetch', '2026-11-20')])).toContain(
      'between Nov 20, 2026 and Nov 21, 2026.',
    )
  })

  it('says nothing where nothing was run', () => {
    expect(show([])).not.toMatch(/sent/i)
  })
})
