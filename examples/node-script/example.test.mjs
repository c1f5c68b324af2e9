import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { getInferenceSnippets } from '@model-snippets/core'
import { findModel } from '@model-snippets/core/catalogue'

const MODEL = findModel('openai/gpt-oss-120b')

function run(program, parameters, input = '') {
  const { status, stdout, stderr } = spawnSync(program, parameters, { encoding: 'utf8', input })
  assert.equal(status, 0, stderr)
  return stdout
}

test('the script prints every example', () => {
  const options = { messages: [{ role: 'user', content: "What's the capital of Peru?" }], streaming: true }
  const snippets = getInferenceSnippets(MODEL, 'auto', undefined, options)
  assert.ok(snippets.length > 4)
  const printed = run('node', ['example.mjs'])
  for (const { content } of snippets) assert.ok(printed.includes(content))
})

test('the command line prints the same', () => {
  const printed = run('npx', ['@model-snippets/cli', MODEL.id, '--json'])
  assert.deepEqual(JSON.parse(printed), getInferenceSnippets(MODEL, 'auto'))
})

test('the batch writes the same', () => {
  const printed = run('npx', ['@model-snippets/cli', 'batch'], `${JSON.stringify(MODEL)}\n`.repeat(3))
  const snippets = getInferenceSnippets(MODEL, 'auto')
  assert.deepEqual(
    printed
      .trim()
      .split('\n')
      .map((line) => JSON.parse(line).snippets),
    [snippets, snippets, snippets],
  )
})

test('the MCP server answers', () => {
  const hello = {
    jsonrpc: '2.0',
    id: 1,
    method: 'initialize',
    params: { protocolVersion: '2025-06-18', capabilities: {}, clientInfo: { name: 'test', version: '1' } },
  }
  const answer = JSON.parse(run('npx', ['@model-snippets/cli', 'mcp'], `${JSON.stringify(hello)}\n`))
  assert.equal(answer.result.serverInfo.name, 'model-snippets')
})
