import { describe, expect, it } from 'vitest'
import { describeMoved, describeNotAsked, isAsked, listNameOf, madeOf, nameIn, pinnedIn } from './refresh.ts'

const OPENAI = {
  client: 'python/openai',
  specifier: 'openai~=3.52',
  name: 'openai',
  pinned: '3.52.0',
  within: '3.52.0',
  newest: '3.52.0',
}

describe('describeMoved', () => {
  it.each([
    [{}, 'python/openai: 3.52.0, the newest of openai~=3.52'],
    [{ within: '3.54.0', newest: '3.54.0' }, 'python/openai: 3.52.0 -> 3.54.0'],
    [{ newest: '4.0.0' }, 'python/openai: 3.52.0, the newest of openai~=3.52; beyond openai~=3.52 there is 4.0.0'],
  ])('describes %j', (more, text) => {
    expect(describeMoved([{ ...OPENAI, ...more }])).toBe(text)
  })
})

describe('pinnedIn', () => {
  it('finds a distribution with any spelling of its name', () => {
    const requirements = '# A list.\nfal_client==1.0.3\nopenai==3.52.0\n'
    expect(pinnedIn(requirements, 'fal-client')).toBe('1.0.3')
    expect(pinnedIn(requirements, 'open')).toBe('none')
  })
})

describe('madeOf', () => {
  it('reads the command in a list’s first line', () => {
    const list = '# Made with: pip install langchain-openai~=1.7 langchain~=1.5 && pip freeze\nlangchain==1.5.2\n'
    expect(madeOf(list)).toEqual(['langchain-openai~=1.7', 'langchain~=1.5'])
    const quoted = '# Made with: pip install "pydantic-ai-slim[openai]~=2.68" pydantic~=2.14 && pip freeze\n'
    expect(madeOf(quoted)).toEqual(['pydantic-ai-slim[openai]~=2.68', 'pydantic~=2.14'])
    expect(madeOf('# A list.\n')).toEqual([])
  })
})

describe('listNameOf', () => {
  it('contains no folders', () => {
    expect(listNameOf('ai')).toBe('ai.json')
    expect(listNameOf('@langchain/openai')).toBe('langchain-openai.json')
  })
})

describe('nameIn', () => {
  it.each([
    ['openai~=3.52', 'openai'],
    ['pydantic-ai-slim[openai]~=2.68', 'pydantic-ai-slim'],
    ['openai@7', 'openai'],
    ['@huggingface/inference@4', '@huggingface/inference'],
    ['numpy', 'numpy'],
  ])('is only the name: %s', (specifier, name) => {
    expect(nameIn(specifier)).toBe(name)
  })
})

describe('isAsked', () => {
  it.each([
    ['pip install openai~=3.52', true],
    ['npm install openai@7', true],
    ['go mod init example && go get github.com/openai/openai-go/v3@v3.96.0', false],
    [null, false],
  ])('knows whether releases can be looked up: %s', (install, expected) => expect(isAsked(install)).toBe(expected))

  it('lists the clients that are left out', () => {
    expect(describeNotAsked()).toContain('go/openai-go')
    expect(describeNotAsked()).not.toMatch(/python|js|fetch|curl/)
  })
})
