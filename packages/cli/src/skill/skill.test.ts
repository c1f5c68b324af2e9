import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { endOf } from '../testing/ended.ts'
import { PROGRAM } from '../testing/program.ts'
import { SKILL, skillFiles } from './skill.ts'

const SITE = 'https://models.example.com'
const folder = mkdtempSync(join(tmpdir(), 'model-snippets-skill-'))
afterAll(() => rmSync(folder, { recursive: true }))

const commandsIn = (text: string): string[] =>
  [...text.matchAll(/```sh\n([\s\S]*?)```/g)].flatMap(([, block = '']) => block.trim().split('\n'))

/** Stands in for npx: runs the program as built. */
const NPX = `npx() { shift; '${PROGRAM.command}' ${PROGRAM.args.map((arg) => `'${arg}'`).join(' ')} "$@"; }`

describe('the agent skill', () => {
  it.each([undefined, SITE])('has the format that installers read: %s', (site) => {
    const files = skillFiles(site)
    const text = files.get('SKILL.md') ?? ''
    const [, head = ''] = /^---\n([\s\S]*?)\n---\n/.exec(text) ?? []
    expect(head).toContain(`name: ${SKILL.name}\n`)
    expect(SKILL.name).toMatch(/^[a-z0-9]+(-[a-z0-9]+)*$/)
    expect(SKILL.description.length).toBeLessThanOrEqual(1024)
    expect(text.split('\n').length).toBeLessThan(500)

    const linked = new Set([...text.matchAll(/\]\((references\/[^)]*)\)/g)].map(([, path]) => path))
    expect([...linked, 'SKILL.md'].toSorted()).toEqual([...files.keys()].toSorted())
    for (const file of files.values()) expect(file).not.toMatch(/undefined|\[object|\n\n\n/)
  })

  it.each(commandsIn(skillFiles().get('SKILL.md') ?? ''))('has a command that works: %s', async (command) => {
    const child = spawn('sh', ['-c', `${NPX}\n${command}`], { cwd: folder, env: PROGRAM.env })
    const { code, out, err } = await endOf(child, '')
    const printed = command.endsWith('> chat.py') ? readFileSync(join(folder, 'chat.py'), 'utf8') : out
    // Without the hub, a provider's own id for the model is an assumption, which standard error names.
    expect([code, err.replace(/^note: We assume [\s\S]*/, '')]).toEqual([0, ''])
    expect(printed).not.toBe('')
  })

  it('refuses an origin that a shell would interpret', () => {
    for (const site of ["https://a';reboot;'", 'https://a$(b)', 'https://a b', 'nonsense', ''])
      expect(() => skillFiles(site)).toThrow(RangeError)
  })
})
