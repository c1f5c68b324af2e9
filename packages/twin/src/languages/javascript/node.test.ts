import { expect, it } from 'vitest'
import { describeWithHarness } from '../../testing/harness.ts'

// What npm brings is brought once for all tests.
const VERSION = 'console.log(process.versions.node)'

describeWithHarness('the Node.js of examples', (harness) => {
  it('is of the line 24, whatever this process runs on, and the record says so', async () => {
    const { runner, releases } = harness()
    const { stdout } = await runner.run({ language: 'js', content: VERSION, files: [], env: {} }, [])
    expect(stdout).toMatch(/^24\.\d+\.\d+\n$/)
    expect(releases.get('js/fetch')?.runtime).toBe(`Node.js ${stdout.trim()}`)
  })

  it('is of the lines 22 and 26 for a sample, with the same clients', async () => {
    const content = `${VERSION}\nawait import('openai')\nawait fetch('https://example.com/').catch(() => {})`
    const others = await harness().onOthers('js')
    const ends = others.map(async ({ name, harness: { runner } }) => {
      const { stdout, stderr, requests } = await runner.run(
        { language: 'js', content, files: [], env: {}, install: 'npm install openai@7' },
        [],
      )
      return { name, stdout, stderr, requests: requests.length }
    })
    expect(await Promise.all(ends)).toEqual([
      {
        name: expect.stringMatching(/^Node\.js 22\./),
        stdout: expect.stringMatching(/^22\./),
        stderr: '',
        requests: 1,
      },
      {
        name: expect.stringMatching(/^Node\.js 26\./),
        stdout: expect.stringMatching(/^26\./),
        stderr: '',
        requests: 1,
      },
    ])
  })
})
