import { execFileSync } from 'node:child_process'
import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { unzipSync } from 'fflate'
import { describe, expect, it } from 'vitest'
import { plainExample } from './plain-example.ts'

const CHAT = '/models/openai/gpt-oss-120b'
const IMAGE = '/models/Salesforce/blip-vqa-base'

async function get(path: string): Promise<Response> {
  const response = await plainExample(new URL(path, 'http://site.example'))
  if (response === undefined) throw new Error(`${path} is a page`)
  return response
}
const bytesOf = async (path: string): Promise<Uint8Array> => new Uint8Array(await (await get(path)).arrayBuffer())
const textOf = async (path: string): Promise<string> => (await get(path)).text()

/** The files of an archive as texts, by their names within its folder. */
async function unzip(path: string): Promise<Record<string, string>> {
  const files = Object.entries(unzipSync(await bytesOf(path)))
  return Object.fromEntries(
    files.map(([name, bytes]) => [name.slice(name.indexOf('/') + 1), Buffer.from(bytes).toString('latin1')]),
  )
}

describe('an archive', () => {
  it.each([
    ['py', 'language=python&client=openai', 'example.py'],
    ['py', 'language=python&client=requests&provider=groq&stream=true', 'example.py'],
    ['mjs', 'language=js&client=openai', 'example.mjs'],
    ['sh', 'language=sh&client=curl', 'example.sh'],
    ['ps1', 'language=sh&client=curl&platform=powershell', 'example.ps1'],
    ['cmd', 'language=sh&client=curl&platform=cmd', 'example.cmd'],
  ])('holds the same code as .%s: %s', async (form, query, name) => {
    const archive = await unzip(`${CHAT}.zip?${query}`)
    expect(archive[name]).toBe(await textOf(`${CHAT}.${form}?${query}`))
    expect(archive['.env.example']).toBe('HF_TOKEN=your_token\n')
    expect(archive['README.md']).toContain(name)
  })

  it('is the same each time', async () => {
    expect(await bytesOf(`${CHAT}.zip?stream=true`)).toEqual(await bytesOf(`${CHAT}.zip?stream=true`))
    const { headers } = await get(`${CHAT}.zip`)
    expect(headers.get('content-type')).toBe('application/zip')
    expect(headers.get('content-disposition')).toBe('attachment; filename="gpt-oss-120b.zip"')
  })

  it('brings the sample, and names a file of the reader’s own', async () => {
    const archive = await unzip(`${IMAGE}.zip?provider=hf-inference&question=How+many%3F`)
    const sample = readFileSync(new URL('../../../../packages/core/samples/street.jpg', import.meta.url), 'latin1')
    expect(archive['street.jpg']).toBe(sample)
    const own = await unzip(`${IMAGE}.zip?provider=hf-inference&image=..%2Fmine.jpg`)
    expect(Object.keys(own).toSorted()).toEqual([
      '.env.example',
      '.gitignore',
      'README.md',
      'example.py',
      'requirements.txt',
    ])
    expect(own['.gitignore']?.split('\n')).toContain('.env')
    expect(own['README.md']).toContain('../mine.jpg')
  })

  it('pins what ran', async () => {
    const python = await unzip(`${CHAT}.zip?language=python&client=openai`)
    expect(python['requirements.txt']).toMatch(/^openai==\d+\.\d+\.\d+\n$/)
    const fal = await unzip(
      '/models/black-forest-labs/FLUX.1-dev.zip?provider=fal-ai&language=python&client=fal_client',
    )
    expect(fal['requirements.txt']).toMatch(/^fal-client==\d+\.\d+\.\d+\nrequests~=\d+\.\d+\n$/)
    const hub = await unzip('/models/black-forest-labs/FLUX.1-dev.zip?provider=fal-ai&client=huggingface_hub')
    expect(hub['requirements.txt']).toMatch(/^huggingface_hub==\d+\.\d+\.\d+\npillow\n$/)
    const javascript = JSON.parse((await unzip(`${CHAT}.zip?client=huggingface.js`))['package.json'] ?? '')
    expect(javascript.dependencies['@huggingface/inference']).toMatch(/^\d+\.\d+\.\d+$/)
    expect((await unzip(`${CHAT}.zip?client=curl`))['requirements.txt']).toBeUndefined()
  })

  it('is read by another program', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'archive-'))
    try {
      writeFileSync(join(folder, 'x.zip'), await bytesOf(`${CHAT}.zip?language=sh&client=curl`))
      execFileSync('python3', ['-m', 'zipfile', '-t', 'x.zip'], { cwd: folder })
      execFileSync('python3', ['-m', 'zipfile', '-e', 'x.zip', '.'], { cwd: folder })
      const files = readdirSync(join(folder, 'gpt-oss-120b'))
      expect(files.toSorted()).toEqual(['.env.example', '.gitignore', 'README.md', 'example.sh'])
      const code = readFileSync(join(folder, 'gpt-oss-120b/example.sh'), 'utf8')
      expect(code).toBe(await textOf(`${CHAT}.sh?client=curl`))
      const times = execFileSync(
        'python3',
        ['-c', 'import zipfile; print({i.date_time for i in zipfile.ZipFile("x.zip").infolist()})'],
        { cwd: folder, encoding: 'utf8' },
      )
      expect(times.trim()).toBe('{(1980, 1, 1, 0, 0, 0)}')
      expect(statSync(join(folder, 'x.zip')).size).toBeGreaterThan(500)
    } finally {
      rmSync(folder, { recursive: true })
    }
  })
})

interface Notebook {
  readonly nbformat: number
  readonly nbformat_minor: number
  readonly metadata: unknown
  readonly cells: readonly {
    readonly cell_type: 'code' | 'markdown'
    readonly id: string
    readonly metadata: object
    readonly source: readonly string[]
    readonly outputs?: readonly unknown[]
    readonly execution_count?: null
  }[]
}

describe('TypeScript', () => {
  it('has an ending of its own, which says what the parameter says', async () => {
    const text = await textOf(`${CHAT}.mts?client=fetch`)
    expect(text).toContain('const completion: any = await response.json();')
    expect(await textOf(`${CHAT}.mts?client=fetch&typescript=true`)).toBe(text)
    expect(await textOf(`${CHAT}.mjs?client=fetch`)).toBe(text.replace(': any', ''))
  })

  it('is not what is asked for by the ending of JavaScript', async () => {
    const refused = await get(`${CHAT}.mjs?typescript=true`)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('use .mts')
  })

  it.each(['language=typescript', 'language=js&typescript=true'])('is a step of Markdown: %s', async (query) => {
    const text = await textOf(`${CHAT}.md?${query}`)
    expect(text).toContain('Save as `example.mts` and run `npx tsx example.mts`:\n\n```typescript\n')
    expect(text).not.toContain('example.mjs')
  })
})

describe('a notebook', () => {
  const notebookOf = async (path: string) => JSON.parse(await textOf(path)) as Notebook

  it.each([
    `${CHAT}.ipynb`,
    `${IMAGE}.ipynb?provider=hf-inference`,
    '/models/openai/whisper-large-v3.ipynb?inputs=my%20%22talk%22.wav',
    `${CHAT}.ipynb?messages=${encodeURIComponent('[{"role":"user","content":"a\\nb\\u2028%magic\\n!ls"}]')}`,
  ])('has the form that Jupyter reads: %s', async (path) => {
    const { nbformat, nbformat_minor, metadata, cells } = await notebookOf(path)
    expect([nbformat, nbformat_minor]).toEqual([4, 5])
    expect(metadata).toMatchObject({ kernelspec: { name: 'python3', display_name: 'Python 3' } })
    expect(new Set(cells.map(({ id }) => id)).size).toBe(cells.length)
    for (const { cell_type, id, metadata: own, source, ...more } of cells) {
      expect(id).toMatch(/^[\w-]{1,64}$/)
      expect(own).toEqual({})
      for (const [place, line] of source.entries())
        expect(line).toMatch(place === source.length - 1 ? /^[^\n]+$/ : /^[^\n]*\n$/)
      expect(more).toEqual(cell_type === 'code' ? { execution_count: null, outputs: [] } : {})
      expect(['code', 'markdown']).toContain(cell_type)
    }
  })

  it('is not made of a program that starts an event loop', async () => {
    const refused = await get(`${CHAT}.ipynb?async=true`)
    expect(refused.status).toBe(400)
    expect(await refused.text()).toContain('asyncio.run fails')
    expect(await textOf(`${CHAT}.py?async=true`)).toContain('asyncio.run(main())')
    expect(await textOf(`${IMAGE}.ipynb?provider=hf-inference&async=true`)).toContain('cells')
  })

  it.each(['pydantic_ai', 'openai-agents', 'agent-framework'])(
    'awaits what a script starts an event loop for: %s',
    async (client) => {
      for (const query of ['', '&recipe=tool-loop', '&stream=true', '&recipe=tool-loop&stream=true']) {
        const { cells } = await notebookOf(`${CHAT}.ipynb?client=${client}${query}`)
        const code = cells.map(({ source }) => source.join('')).join('\n')
        expect(code).toMatch(/^(?:\w+ = )?(?:await|async (?:for|with)) /m)
        expect(code).not.toMatch(/asyncio\.run\(|_sync\(/)
      }
    },
  )

  it('says that a script ran, as its cells did not', async () => {
    const [first] = (await notebookOf(`${CHAT}.ipynb?provider=together`)).cells
    expect(first?.source.join('')).toMatch(
      /We ran this exact program as a script using|We ran the same kind of program as a script using/,
    )
    expect(first?.source.join('')).not.toContain('We ran this exact code')
  })

  it('holds the code of .py, and the sample', async () => {
    const query = '?provider=hf-inference&client=requests'
    const sources = (await notebookOf(`${IMAGE}.ipynb${query}`)).cells.map(({ source }) => source.join(''))
    expect(sources).toContain((await textOf(`${IMAGE}.py${query}`)).trimEnd())
    const sample = readFileSync(new URL('../../../../packages/core/samples/street.jpg', import.meta.url))
    const cell = sources.find((source) => source.includes('street.jpg') && source.includes('b64decode')) ?? ''
    expect(/"""([^"]*)"""/.exec(cell)?.[1]?.replaceAll('\n', '')).toBe(sample.toString('base64'))
    for (const source of sources.filter((text) => !text.startsWith('%') && !text.startsWith('#'))) {
      if (/^(import|from)/.test(source))
        execFileSync('python3', ['-c', 'import ast, sys; ast.parse(sys.stdin.read())'], { input: source })
    }
  })
})

describe('what an ending cannot do exactly is refused', () => {
  const refused = async (path: string): Promise<string> => {
    const response = await get(path)
    return `${response.status} ${await response.text()}`
  }

  it.each(['temperature=0.1&temperature=0.9', 'client=openai&client=requests', 'provider=groq&provider=groq'])(
    'a parameter that is given twice: %s',
    async (query) => {
      const name = query.slice(0, query.indexOf('='))
      for (const form of ['py', 'json', 'zip'])
        expect(await refused(`${CHAT}.${form}?${query}`)).toBe(`400 The parameter ${name} can only be given once.\n`)
    },
  )

  it.each([
    ['py', 'ruby', 'python'],
    ['sh', 'js', 'sh'],
    ['mts', 'python', 'js'],
    ['ipynb', 'js', 'python'],
  ])('.%s with the language %s', async (form, language, own) => {
    const said = `400 .${form} is for the language ${own}. Remove the parameter language, or use another extension.\n`
    expect(await refused(`${CHAT}.${form}?language=${language}`)).toBe(said)
    expect(await textOf(`${CHAT}.${form}?language=${own}`)).toBe(await textOf(`${CHAT}.${form}`))
  })
})
