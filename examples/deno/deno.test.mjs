import assert from 'node:assert/strict'
import { spawnSync } from 'node:child_process'
import { test } from 'node:test'
import { getInferenceSnippets } from '@model-snippets/core'

test('Deno writes what Node writes, types included', () => {
  const { status, stdout, stderr } = spawnSync('npx', ['deno', 'run', '--no-prompt', '--check', 'main.ts'], {
    encoding: 'utf8',
  })
  assert.equal(status, 0, stderr)
  const model = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }
  assert.deepEqual(JSON.parse(stdout), getInferenceSnippets(model, 'together', undefined, { streaming: true }))
})
