import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Block } from './block.ts'
import { findBlocks, isChecked, UnreadableFileError } from './find-blocks.ts'
import { installsIn } from './installs.ts'

const short = ({ language, text, line, optsOut }: Block) => [language, line, text, ...(optsOut ? ['skip'] : [])]

describe('Markdown', () => {
  it('has code in fences, with the lines on which it starts', () => {
    const text =
      '# A\n\n```python title="a.py"\nprint(1)\n```\n\n> ```js\n> a()\n> ```\n\n1. ~~~bash\n   curl x\n   ~~~\n\n    indented\n'
    expect(findBlocks('README.md', text).blocks.map(short)).toEqual([
      ['python', 4, 'print(1)'],
      ['js', 8, 'a()'],
      ['sh', 12, 'curl x'],
    ])
  })

  it('has code in elements, also if no blank line comes before it', () => {
    const text =
      '<hfoptions id="a">\n<hfoption id="python">\n```py\na()\n```\n</hfoption>\n<hfoption id="js">\n\n```js\nb()\n```\n\n</hfoption>\n</hfoptions>\n'
    expect(findBlocks('a.mdx', text).blocks.map(short)).toEqual([
      ['python', 4, 'a()'],
      ['js', 10, 'b()'],
    ])
  })

  it('has no code in comments', () => {
    expect(findBlocks('a.md', '<!--\n```python\na()\n```\n-->\n').blocks).toEqual([])
    expect(findBlocks('a.md', '<pre>\n```python\na()\n```\n</pre>\n').blocks).toEqual([])
  })

  it.each([
    '<!-- model-snippets: skip -->\n\n```python\na()\n```\n\n```python\nb()\n```\n',
    '<!-- model-snippets:skip -->\n```python\na()\n```\n```python\nb()\n```\n',
    '{/* model-snippets: skip */}\n\n```python\na()\n```\n\n```python\nb()\n```\n',
  ])('lets a comment leave out the next block: %j', (text) => {
    expect(findBlocks('a.md', text).blocks.map(({ optsOut }) => optsOut === true)).toEqual([true, false])
  })

  it('lets a comment in the code leave it out', () => {
    const { blocks } = findBlocks('a.md', '```js\n// model-snippets: skip\na()\n```\n')
    expect(blocks.map(({ optsOut }) => optsOut)).toEqual([true])
  })

  it('has commands after prompts, and no transcripts of Python', () => {
    const text = '```console\n$ export A=1\n$ curl \\\n> x\noutput\n```\n\n```python\n>>> a()\n1\n```\n'
    expect(findBlocks('a.md', text).blocks.map(short)).toEqual([['sh', 2, 'export A=1\ncurl \\\nx\n']])
  })

  it('names packages in blocks and in text', () => {
    const text =
      'Run `pip install openai`.\n\n```sh\nnpm i -D @huggingface/inference zod\n```\n\n```\nuv add httpx\n```\n'
    expect(findBlocks('a.md', text).installs.flatMap(({ packages }) => packages)).toEqual([
      'openai',
      '@huggingface/inference',
      'zod',
      'httpx',
    ])
  })
})

describe('reStructuredText', () => {
  it('has code under directives', () => {
    const text =
      'A\n=\n\n.. code-block:: python\n   :caption: a\n\n   def f():\n       pass\n\n   f()\n\nText with ``pip install x``.\n\n.. model-snippets: skip\n.. code:: bash\n\n    curl a\n'
    const { blocks, installs } = findBlocks('a.rst', text)
    expect(blocks.map(short)).toEqual([
      ['python', 7, 'def f():\n    pass\n\nf()'],
      ['sh', 17, 'curl a', 'skip'],
    ])
    expect(installs).toEqual([{ registry: 'pypi', packages: ['x'] }])
  })
})

describe('A notebook', () => {
  const notebook = (...sources: readonly string[]) =>
    JSON.stringify({
      cells: [
        { cell_type: 'markdown', source: ['text'] },
        ...sources.map((source) => ({ cell_type: 'code', source: source.split(/(?<=\n)/) })),
      ],
      metadata: { language_info: { name: 'python' } },
    })

  it('has code in its cells, without commands for the notebook', () => {
    const { blocks, installs } = findBlocks(
      'a.ipynb',
      notebook('!pip install -q openai\nimport os', '%%bash\nls', 'a()'),
    )
    expect(blocks.map(short)).toEqual([
      ['python', 1, '\nimport os'],
      ['python', 3, ''],
      ['python', 5, 'a()'],
    ])
    expect(installs).toEqual([{ registry: 'pypi', packages: ['openai'] }])
  })

  it.each(['{', '[]', '{"cells": 1}'])('that isn’t one is refused: %s', (text) => {
    expect(() => findBlocks('a.ipynb', text)).toThrow(UnreadableFileError)
  })
})

describe('A source file', () => {
  it('is one program', () => {
    expect(findBlocks('a.py', 'a()\r\nb()\r\n').blocks).toEqual([
      { language: 'python', text: 'a()\nb()\n', line: 1, isFile: true },
    ])
  })

  it('is known by its name', () => {
    expect(['a.md', 'b/c.IPYNB', 'a.rs', 'Makefile', 'a.txt', 'a.md.bak'].filter(isChecked)).toEqual([
      'a.md',
      'b/c.IPYNB',
      'a.rs',
    ])
  })
})

describe('Install commands', () => {
  it.each([
    ['pip install -U "openai>=3,<4" ./mine -r requirements.txt', ['openai>=3,<4']],
    ['$ python -m pip install openai[realtime] # the client', ['openai[realtime]']],
    ['npm install openai@^7 && node a.mjs', ['openai@^7']],
    ['pip install git+https://example.com/a', []],
    ['pip install', []],
    ['echo pip install openai', []],
  ])('%s', (line, packages) => {
    expect(installsIn(line).flatMap((each) => each.packages)).toEqual(packages)
  })
})

describe('Any text', () => {
  it.each(['a.md', 'a.rst', 'a.py', 'a.mdx'])('is read as %s, and lines lead to the code', (path) => {
    const part = fc.constantFrom(
      '```',
      '```python\n',
      '\n',
      '<div>',
      '<!--',
      '-->',
      '   ',
      '.. code:: python\n\n',
      'a()',
      '> ',
      '- ',
      '\t',
      '~~~js\n',
      '\u2028',
      '$ ',
    )
    fc.assert(
      fc.property(fc.array(fc.oneof(part, fc.string()), { maxLength: 40 }), (parts) => {
        const text = parts.join('').replaceAll('\r', '')
        const lines = text.replace(/^\ufeff/, '').split('\n')
        for (const block of findBlocks(path, text).blocks) {
          const first = block.text.split('\n').find((line) => line.trim() !== '')
          if (first === undefined || block.language === 'sh') continue
          const from = block.text.split('\n').indexOf(first)
          // Tabs may become spaces, and NUL a replacement character.
          const found = (lines[block.line - 1 + from] ?? '').replaceAll('\u0000', '\ufffd').replace(/\s+/g, '')
          expect(found).toContain(first.replace(/\s+/g, ''))
        }
      }),
      { numRuns: 300 },
    )
  })

  it('takes time that grows with its length', () => {
    const time = (text: string): number => {
      const started = performance.now()
      findBlocks('a.md', text)
      findBlocks('a.rst', text)
      return performance.now() - started
    }
    for (const piece of [
      '<div>\n```\n',
      '```py\na\n```\n',
      '> - ',
      '<!-- ',
      '[a](',
      '``',
      '.. code:: python\n',
      '   a\n',
      '$ a \\\n',
    ]) {
      time(piece.repeat(1000))
      const [once, fourfold] = [time(piece.repeat(5000)), time(piece.repeat(20_000))]
      expect(fourfold, piece).toBeLessThan(once * 12 + 400)
    }
  })
})
