import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { readCaseKey } from '@model-snippets/core/verification'
import { expect, it } from 'vitest'
import { type Chosen, NOTHING_CHOSEN } from '../../matrix/case.ts'
import { allOffers } from '../../matrix/cases.ts'

const run = promisify(execFile)
const TWIN = fileURLToPath(new URL('../../../', import.meta.url))
const COMPILER = fileURLToPath(new URL('../../../../../node_modules/.bin/tsc', import.meta.url))

const OPTIONS = {
  module: 'nodenext',
  target: 'es2024',
  strict: true,
  noEmit: true,
  skipLibCheck: true,
  types: ['node'],
}

/** What the form of a page has for a chat, beside fields of the reader's own. */
const CHOSEN: readonly Chosen[] = [
  NOTHING_CHOSEN,
  { options: { temperature: 0.5, max_tokens: 40, top_p: 0.9, showUsage: true } },
  {
    options: {
      messages: [
        { role: 'system', content: 'Be brief.' },
        {
          role: 'user',
          content: [
            { type: 'text', text: 'What is this?' },
            { type: 'image_url', image_url: { url: './cats.png' } },
          ],
        },
        { role: 'assistant', content: 'A cat.' },
        { role: 'user', content: 'And this?' },
      ],
    },
  },
]

/** The chat completions with OpenAI's client that have no recipe, and of those that differ in texts and numbers alone one. */
function chats(): readonly string[] {
  const byShape = new Map<string, string>()
  for (const offer of allOffers()) {
    for (const chosen of CHOSEN) {
      for (const { key, snippet } of offer.with(chosen).offered) {
        const { task, variant = '' } = readCaseKey(key)
        const isChat = snippet.language === 'js' && snippet.client === 'openai' && task === 'conversational'
        if (!isChat || /structured-output|tool-loop|responses/.test(variant)) continue
        byShape.set(snippet.content.replace(/"(?:[^"\\]|\\.)*"/g, '""').replace(/\d+/g, '0'), snippet.content)
      }
    }
  }
  return [...byShape.values()]
}

/** What the compiler says of programs. */
async function check(programs: readonly string[]): Promise<string> {
  // Below this package, where the clients are.
  const folder = await mkdtemp(join(TWIN, '.typescript-'))
  try {
    for (const [place, text] of programs.entries()) await writeFile(join(folder, `example-${place}.mts`), text)
    await writeFile(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: OPTIONS, include: ['*.mts'] }))
    return await run(COMPILER, ['-p', folder]).then(
      () => '',
      ({ stdout }: { stdout: string }) => stdout,
    )
  } finally {
    await rm(folder, { recursive: true })
  }
}

it('a plain chat with the client openai type-checks as strict TypeScript', { timeout: 120_000 }, async () => {
  const programs = chats()
  expect(programs.length).toBeGreaterThan(10)
  expect(await check(programs)).toBe('')
})

it('what the compiler finds is seen', { timeout: 120_000 }, async () => {
  expect(await check(['const number: string = 1;\nconsole.log(number);\n'])).toContain('TS2322')
})
