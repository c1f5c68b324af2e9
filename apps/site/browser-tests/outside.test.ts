import { execFile } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { promisify } from 'node:util'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { jsonAnswer } from '../../../packages/twin/src/services/answer.ts'
import { headerOf, type Service } from '../../../packages/twin/src/services/request.ts'
import { describeWithHarness } from '../../../packages/twin/src/testing/harness.ts'
import { describeInBrowser, MODEL } from './chromium.ts'

const WORDS = 'Hello from the twin'
const TOKEN = 'hf_of_the_reader'

/** Answers a chat. */
const chat: Service = {
  name: 'chat',
  answer: () =>
    jsonAnswer(200, {
      id: 'chat-1',
      usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
      system_fingerprint: 'any',
      object: 'chat.completion',
      created: 1,
      model: 'any',
      choices: [{ index: 0, message: { role: 'assistant', content: WORDS }, finish_reason: 'stop' }],
    }),
}

describeWithHarness('what leaves the page', (harness) => {
  describeInBrowser('a reader', ({ site, open }) => {
    it('downloads the zip, unpacks it and runs it', async () => {
      const page = await open(`${MODEL}?provider=groq&language=python&client=requests`)
      await page.getByRole('button', { name: 'More', exact: true }).click()
      const [download] = await Promise.all([
        page.waitForEvent('download'),
        page.getByRole('link', { name: '.zip' }).locator('visible=true').click(),
      ])
      const archive = unzipSync(readFileSync(await download.path()))
      const files = Object.entries(archive).map(([path, bytes]) => ({ name: path.slice(path.indexOf('/') + 1), bytes }))
      const text = (wanted: string) => Buffer.from(files.find(({ name }) => name === wanted)?.bytes ?? []).toString()
      expect(text('.env.example')).toBe('HF_TOKEN=your_token\n')
      const { exitCode, stdout, stderr, requests } = await harness().runner.run(
        {
          language: 'python',
          content: text('example.py'),
          files: files.filter(({ name }) => name !== 'example.py'),
          env: { HF_TOKEN: TOKEN },
        },
        [chat],
      )
      expect([exitCode, stderr]).toEqual([0, ''])
      expect(stdout).toContain(WORDS)
      expect(requests.map((request) => headerOf(request, 'authorization'))).toEqual([`Bearer ${TOKEN}`])
    })

    it('pastes the address of the shell example into curl, and runs what comes', async () => {
      const page = await open(`${MODEL}?language=sh&client=curl`)
      await page.getByLabel('Provider', { exact: true }).selectOption('together')
      const link = page.locator('a', { hasText: 'Open as .sh' })
      await expect.poll(() => link.getAttribute('href')).toContain('provider=together')
      const address = new URL((await link.getAttribute('href')) ?? '', site).href
      const { stdout: content } = await promisify(execFile)('curl', ['-sSf', address])
      const { exitCode, stdout, requests } = await harness().runner.run(
        { language: 'sh', content, files: [], env: { HF_TOKEN: TOKEN } },
        [chat],
      )
      expect(exitCode).toBe(0)
      expect(stdout).toContain(WORDS)
      expect(requests.map(({ body }) => Buffer.from(body).toString())).toEqual([
        expect.stringContaining('openai/gpt-oss-120b:together'),
      ])
    })
  })
})
