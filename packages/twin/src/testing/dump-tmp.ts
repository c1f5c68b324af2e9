import { mkdirSync, writeFileSync } from 'node:fs'
import { differentExamples } from './different-examples.ts'
mkdirSync('/tmp/dump/src/bin', { recursive: true })
const all = differentExamples('rust')
for (const [i, text] of all.entries()) writeFileSync(`/tmp/dump/src/bin/p${i}.rs`, text)
console.log(all.length)
