import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { EDITORS } from './editors.ts'
import { MCP_TOOLS } from './server.ts'

const LOCAL = ['node', '/path/to/model-snippets/packages/cli/bin/model-snippets.mjs', 'mcp']

/** What the editor will start or ask, read as the editor reads it. */
function understood(language: string, text: string): string {
  if (language === 'json') return JSON.stringify(JSON.parse(text))
  if (language === 'toml') {
    const [head, ...fields] = text.split('\n')
    expect(head).toBe('[mcp_servers.model-snippets]')
    // Strings and lists of strings are written alike in TOML and JSON.
    return JSON.stringify(fields.map((field) => JSON.parse(field.replace(/^\w+ = /, ''))))
  }
  const { stdout } = spawnSync('sh', ['-c', `claude() { printf '%s\\n' "$@"; }; ${text}`], { encoding: 'utf8' })
  return JSON.stringify(stdout.trim().split('\n'))
}

describe.each(EDITORS)('the set-up for $label', ({ language, local }) => {
  it('starts the command', () => {
    for (const word of LOCAL) expect(understood(language, local)).toContain(JSON.stringify(word))
  })
})

it.each(EDITORS.filter(({ remote }) => remote !== undefined))(
  'the set-up for $label names any address without a change',
  ({ language, remote }) => {
    const address = fc.webUrl({ withQueryParameters: true, withFragments: true })
    fc.assert(
      fc.property(address, (url) => {
        expect(understood(language, remote?.(url) ?? '')).toContain(JSON.stringify(url))
      }),
      { numRuns: 20 },
    )
  },
)

it('names each editor once', () => {
  expect(new Set(EDITORS.map(({ id }) => id)).size).toBe(EDITORS.length)
})

it('stands in the documentation as it is', () => {
  const page = readFileSync(new URL('../../../../docs/mcp.md', import.meta.url), 'utf8')
  for (const { label, local, remote } of EDITORS) {
    expect(page).toContain(`### ${label}\n`)
    expect(page).toContain(`\n${local}\n`)
    if (remote !== undefined) expect(page).toContain(`\n${remote('https://example.com/mcp')}\n`)
  }
  for (const { name, description } of MCP_TOOLS)
    expect(page).toContain(`| \`${name}\` | ${description.split('\n')[0]} |`)
})
