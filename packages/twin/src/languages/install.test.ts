import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, it } from 'vitest'
import { describeWithHarness } from '../testing/harness.ts'
import { installedTools } from './install-command.ts'

const run = promisify(execFile)

// Each command runs once for all tests, which takes as long as downloading its packages.
describeWithHarness('the packages of an install command', (harness) => {
  const outcome = async (language: 'python' | 'js' | 'sh', content: string, install?: string | null) => {
    const example = { language, content, files: [], env: {}, ...(install === undefined ? {} : { install }) }
    const { exitCode, stdout, stderr } = await harness().runner.run(example, [])
    return { exitCode, text: stdout + stderr }
  }

  it('are available to a Python example, and others aren’t', async () => {
    const install = 'pip install requests~=2.34'
    expect(await outcome('python', 'import requests\nprint("there")', install)).toMatchObject({ exitCode: 0 })
    const other = await outcome('python', 'import openai', install)
    expect(other).toMatchObject({ exitCode: 1, text: expect.stringContaining("No module named 'openai'") })
    expect(await outcome('python', 'import openai')).toMatchObject({ exitCode: 0 })
  })

  it('are available to a JavaScript example, and others aren’t', async () => {
    const install = 'npm install openai@7'
    expect(await outcome('js', 'import "openai"', install)).toMatchObject({ exitCode: 0 })
    for (const command of [install, null]) {
      const other = await outcome('js', 'import "@huggingface/inference"', command)
      expect(other).toMatchObject({ exitCode: 1, text: expect.stringContaining("Cannot find package '@huggingface") })
    }
    expect(await outcome('js', 'import "@huggingface/inference"')).toMatchObject({ exitCode: 0 })
  })

  it('include the tool for a shell example', async () => {
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
