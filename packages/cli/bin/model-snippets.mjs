#!/usr/bin/env node
// Checked in, not built: npm links it at install, when there is no dist yet.
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

const entry = new URL('../dist/main.js', import.meta.url)
if (existsSync(entry)) {
  await import(entry.href)
} else {
  console.error(`model-snippets: ${fileURLToPath(entry)} is missing. Run "npm run build" in the repository first.`)
  process.exitCode = 1
}
