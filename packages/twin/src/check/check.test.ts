import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { type CheckResult, check } from './check.ts'
import { report } from './report/report.ts'

const CHAT = `client.chat.completions.create(
    model="openai/gpt-oss-120b", messages=[{"role": "user", "content": "Hi"}]
)`

const README = `# A

Install it with \`pip install openai\`.

\`\`\`python
import os
from openai import OpenAI

client = OpenAI(base_url="https://router.huggingface.co/v1", api_key=os.environ["HF_TOKEN"])
\`\`\`

\`\`\`python
print(${CHAT}.choices[0].message.content)
\`\`\`

\`\`\`python
import openai
print(openai.ChatCompletion.create(model="openai/gpt-oss-120b", messages=[]))
\`\`\`

\`\`\`bash
curl https://api-inference.huggingface.co/models/gpt2 -d '{"inputs": "x"}'
\`\`\`

\`\`\`bash
curl https://router.huggingface.co/v1/chat/completions \\
  -H "Authorization: Bearer $HF_TOKEN" -H 'Content-Type: application/json' \\
  -d '{"model": "openai/gpt-oss-120b", "messages": [{"role": "user", "content": "x"}]}'
\`\`\`

\`\`\`js
const response = await fetch("https://router.huggingface.co/v1/chat/completions", {
  method: "POST",
  headers: { Authorization: \`Bearer \${process.env.HF_TOKEN}\`, "Content-Type": "application/json" },
  body: JSON.stringify({ model: "openai/gpt-oss-120b", messages: [{ role: "user", content: "x" }] }),
});
console.log((await response.json()).choices[0].message.content);
\`\`\`

\`\`\`python
response = ${CHAT.replace('client', 'clint')}
\`\`\`
`

describe('check', () => {
  let folder: string
  let result: CheckResult
  const settings = () => ({
    files: [join(folder, 'README.md')],
    root: folder,
    cache: join(folder, 'cache'),
    cached: true,
    jobs: 2,
    unsafe: false,
  })

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'check-test-'))
    await writeFile(join(folder, 'README.md'), README)
    result = await check(settings())
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('says of each program whether it works', () => {
    expect(result.unreadable).toEqual([])
    expect(result.programs.map(({ line, language, outcome }) => [line, language, outcome.status])).toEqual([
      [6, 'python', 'passed'],
      [19, 'python', 'failed'],
      [24, 'sh', 'failed'],
      [28, 'sh', 'passed'],
      [34, 'js', 'passed'],
      [43, 'python', 'skipped'],
    ])
    expect(result.programs[0]?.blocks).toEqual([6, 13])
  })

  it('says why a program fails, where, and what works', () => {
    expect(result.programs[1]).toMatchObject({
      outcome: { detail: expect.stringContaining('APIRemovedInV1'), line: 20, cause: { id: 'old-client' } },
      example: { language: 'python', client: 'openai', content: expect.stringContaining('openai/gpt-oss-120b') },
    })
  })

  it('runs nothing again that didn’t change', async () => {
    await writeFile(join(folder, 'README.md'), `\n\n${README}`)
    const again = await check(settings())
    const run = again.programs.filter(({ outcome }) => outcome.status !== 'skipped')
    expect(run.map(({ cached }) => cached)).toEqual([true, true, true, true, true])
    expect(again.programs[1]).toMatchObject({ line: 21, outcome: { line: 22 } })
  })

  it('reports as JUnit and as annotations', () => {
    const xml = report(result, 'junit')
    expect(xml).toContain('tests="6" failures="2" skipped="1"')
    const annotations = report(result, 'github').split('\n')
    expect(annotations.filter((line) => line.startsWith('::error file='))).toHaveLength(2)
    expect(JSON.parse(report(result, 'json'))).toMatchObject({ passed: 3, failed: 2, skipped: 1 })
  })
})
