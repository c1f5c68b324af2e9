/**
 * Keeps the table of the MCP server's tools in its document as the server itself describes them.
 *
 *     tsx scripts/generate/tools.ts            writes it if it is stale
 *     tsx scripts/generate/tools.ts --check    writes nothing, says whether it is stale and exits with 1
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath } from 'node:url'
import { MCP_TOOLS } from '../../packages/cli/src/mcp/server.ts'

const DOCUMENT = 'docs/mcp.md'

const rows = MCP_TOOLS.map(({ name, description }) => `| \`${name}\` | ${description.split('\n')[0]} |\n`)
const path = join(resolve(dirname(fileURLToPath(import.meta.url)), '../..'), DOCUMENT)
const before = readFileSync(path, 'utf8')
const after = before.replace(/(\| tool \| \|\n\|---\|---\|\n)(?:\|.*\n)*/, (_, head: string) => head + rows.join(''))
if (after !== before) {
  const check = process.argv.includes('--check')
  if (check) process.exitCode = 1
  else writeFileSync(path, after)
  console.log(check ? `stale: ${DOCUMENT} (npm run generate writes it)` : `wrote ${DOCUMENT}`)
}
