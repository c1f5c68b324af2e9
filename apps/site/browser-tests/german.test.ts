import { type DefaultTreeAdapterTypes, parse } from 'parse5'
import { expect, inject, it } from 'vitest'
import { describeInBrowser, MODEL } from './chromium.ts'
import { PAGES } from './every-page.ts'

const site = inject('site')

type Node = DefaultTreeAdapterTypes.ChildNode

/** What a program reads, what the reader is to change, and a title with the reader's words have no language. */
const UNSAID = ['title', 'script', 'style', 'code', 'pre', 'svg', 'textarea', 'kbd']
const SPOKEN = ['aria-label', 'title', 'placeholder', 'alt']
const ENGLISH = /\b(?:the|of|and|is|are|with|for|to|no|not|this|that|it|by|from|has|does|which)\b/gi
const GERMAN = /\b(?:der|die|das|und|ist|mit|nicht|kein|ein|eine|von|zu|auf|für|den|im|es|wird|dem|sie|bei)\b/gi

const isEnglish = (text: string): boolean =>
  (text.match(ENGLISH)?.length ?? 0) > (text.match(GERMAN)?.length ?? 0) && text.trim().split(/\s+/).length > 2

/** The English sentences of a page that does not say that they are. */
function unmarkedEnglish(node: Node): string[] {
  if ('attrs' in node) {
    const isMarked = node.attrs.some(({ name, value }) => name === 'lang' && value === 'en')
    if (isMarked || UNSAID.includes(node.tagName)) return []
  }
  const own = 'attrs' in node ? node.attrs.filter(({ name }) => SPOKEN.includes(name)).map(({ value }) => value) : []
  const texts = 'value' in node ? [...own, node.value] : own
  const below = 'childNodes' in node ? node.childNodes.flatMap(unmarkedEnglish) : []
  return [...texts.filter(isEnglish), ...below]
}

describeInBrowser('a page in German', () => {
  it.each([
    ...PAGES,
    ['a model whose record does not fit', `${MODEL}?provider=groq&directRequest=true&api=messages&async=true`, 200],
  ] as const)('is German, or says where it is English: %s', async (_, path, status) => {
    const response = await fetch(site + path, { headers: { 'accept-language': 'de' } })
    const page = await response.text()
    expect([response.status, page]).toEqual([status, expect.stringContaining('<html lang="de"')])
    expect(parse(page).childNodes.flatMap(unmarkedEnglish)).toEqual([])
  })
})
