import type { Language } from '@model-snippets/core'
import { unzipSync } from 'fflate'
import { expect, it } from 'vitest'
import { jsonAnswer } from '../../../../packages/twin/src/services/answer.ts'
import { headerOf, type Service } from '../../../../packages/twin/src/services/request.ts'
import { describeWithHarness } from '../../../../packages/twin/src/testing/harness.ts'
import { plainExample } from '../pages/plain-example.ts'

const CHAT = '/models/openai/gpt-oss-120b.zip'
const IMAGE = '/models/Salesforce/blip-vqa-base.zip'
const WORDS = 'Hello from the twin'

/** Answers a chat and a question about an image. */
const service: Service = {
  name: 'any',
  answer: ({ url }) =>
    jsonAnswer(
      200,
      url.includes('chat/completions')
        ? {
            id: 'chat-1',
            usage: { prompt_tokens: 1, completion_tokens: 1, total_tokens: 2 },
            system_fingerprint: 'any',
            object: 'chat.completion',
            created: 1,
            model: 'any',
            choices: [{ index: 0, message: { role: 'assistant', content: WORDS }, finish_reason: 'stop' }],
          }
        : [{ answer: WORDS, score: 0.9 }],
    ),
}

describeWithHarness('an archive that was unpacked', (harness) => {
  it.each<readonly [Language, string, string]>([
    ['python', 'example.py', `${CHAT}?client=openai&language=python&provider=groq`],
    ['js', 'example.mjs', `${CHAT}?client=huggingface.js&provider=groq`],
    ['sh', 'example.sh', `${CHAT}?client=curl`],
    ['python', 'example.py', `${IMAGE}?client=requests&provider=hf-inference&question=How+many%3F`],
    ['js', 'example.mjs', `${IMAGE}?client=fetch&provider=hf-inference`],
  ])('runs: %s, %s of %s', async (language, name, path) => {
    const response = await plainExample(new URL(path, 'http://site.example'))
    const archive = unzipSync(new Uint8Array((await response?.arrayBuffer()) ?? new ArrayBuffer(0)))
    const files = Object.entries(archive).map(([file, bytes]) => ({ name: file.slice(file.indexOf('/') + 1), bytes }))
    const text = (wanted: string) => Buffer.from(files.find((file) => file.name === wanted)?.bytes ?? []).toString()
    // The one thing that the reader has to write.
    const variables = text('.env.example').replace('your_token', 'hf_of_the_reader').trim().split('\n')
    const { exitCode, stdout, stderr, requests } = await harness().runner.run(
      {
        language,
        content: text(name),
        files: files.filter((file) => file.name !== name),
        env: Object.fromEntries(variables.map((line) => line.split('='))),
      },
      [service],
    )
    expect([exitCode, stderr]).toEqual([0, ''])
    expect(stdout).toContain(WORDS)
    expect(requests.map((request) => headerOf(request, 'authorization'))).toEqual(['Bearer hf_of_the_reader'])
  })
})
