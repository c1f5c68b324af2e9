/** Updates the table of tools in docs/mcp.md from the descriptions that the MCP server sends. */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { MCP_TOOLS } from '../../packages/cli/src/mcp/server.ts'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'

const DOCUMENT = 'docs/mcp.md'

/** @returns the document, if it was stale */
export function writeTools({ check, root = ROOT }: Writing): string[] {
  const rows = MCP_TOOLS.map(({ name, description }) => `| \`${name}\` | ${description.split('\n')[0]} |\n`)
  const text = readFileSync(join(root, DOCUMENT), 'utf8').replace(
    /(\| tool \| what it does \|\n\|---\|---\|\n)(?:\|.*\n)*/,
    (_, head: string) => head + rows.join(''),
  )
  return writeFiles([[DOCUMENT, text]], { check, root })
}
