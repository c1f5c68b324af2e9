import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { describeWithHarness } from '../testing/harness.ts'
import { installedTools } from './install-command.ts'

const run = promisify(execFile)

// Each command is run once for all tests, and that takes as long as its packages take to come.
describeWithHarness('what an install command brings', (harness) => {
  const outcome = async (language: 'python' | 'js' | 'sh', content: string, install?: string | null) => {
    const example = { language, content, files: [], env: {}, ...(install === undefined ? {} : { install }) }
    const { exitCode, stdout, stderr } = await harness().runner.run(example, [])
    return { exitCode, text: stdout + stderr }
  }

  it('is there for a Python example, and what it does not name is not', async () => {
    const install = 'pip install requests~=2.34'
    expect(await outcome('python', 'import requests\nprint("there")', install)).toMatchObject({ exitCode: 0 })
    const other = await outcome('python', 'import openai', install)
    expect(other).toMatchObject({ exitCode: 1, text: expect.stringContaining("No module named 'openai'") })
    expect(await outcome('python', 'import openai')).toMatchObject({ exitCode: 0 })
  })

  it('is there for a JavaScript example, and what it does not name is not', async () => {
    const install = 'npm install openai@7'
    expect(await outcome('js', 'import "openai"', install)).toMatchObject({ exitCode: 0 })
    for (const command of [install, null]) {
      const other = await outcome('js', 'import "@huggingface/inference"', command)
      expect(other).toMatchObject({ exitCode: 1, text: expect.stringContaining("Cannot find package '@huggingface") })
    }
    expect(await outcome('js', 'import "@huggingface/inference"')).toMatchObject({ exitCode: 0 })
  })

  it('is a tool of the package that it names, for a shell example', async () => {
    const install = 'sudo apt-get install -y jq'
    expect((await outcome('sh', 'jq --version', install)).exitCode).toBe(0)
    expect((await outcome('sh', 'jq --version', null)).exitCode).not.toBe(0)
    const hasDpkg = await run('dpkg', ['--version']).then(
      () => true,
      () => false,
    )
    if (!hasDpkg) return
    for (const tool of installedTools(install)) {
      const { stdout } = await run('sh', ['-c', `dpkg --search "$(command -v ${tool})"`])
      expect(stdout).toMatch(new RegExp(`^${tool}: `))
    }
  })
})
