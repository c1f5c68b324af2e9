import { afterEach, describe, expect, it, vi } from 'vitest'
import { copyText } from './copy-text.ts'

afterEach(() => vi.unstubAllGlobals())

const element = () => {
  const selection = { removeAllRanges: vi.fn(), addRange: vi.fn() }
  const range = { selectNodeContents: vi.fn() }
  const ownerDocument = { getSelection: () => selection, createRange: () => range }
  return { selection, range, node: { ownerDocument } as unknown as Element }
}

describe('copyText', () => {
  it('asks for the clipboard within the call, not later', async () => {
    const writeText = vi.fn(() => Promise.resolve())
    vi.stubGlobal('navigator', { clipboard: { writeText } })
    const copying = copyText('text', () => null)
    expect(writeText).toHaveBeenCalledWith('text')
    expect(await copying).toBe('copied')
  })

  it('selects the text where the clipboard is refused', async () => {
    vi.stubGlobal('navigator', { clipboard: { writeText: () => Promise.reject(new Error('denied')) } })
    const { node, range, selection } = element()
    expect(await copyText('text', () => node)).toBe('selected')
    expect(range.selectNodeContents).toHaveBeenCalledWith(node)
    expect(selection.addRange).toHaveBeenCalledWith(range)
  })

  it('selects the text where there is no clipboard', async () => {
    vi.stubGlobal('navigator', {})
    expect(await copyText('text', () => element().node)).toBe('selected')
  })

  it('says so when there is nothing to select either', async () => {
    vi.stubGlobal('navigator', {})
    expect(await copyText('text', () => null)).toBe('failed')
  })
})
