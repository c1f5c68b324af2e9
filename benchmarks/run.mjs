// `npm run bench`: our packages beside their peers, in the same run. Ratios travel between machines, figures do not.
import { availableParallelism } from 'node:os'
import { measureAllCores, measureOneThread, measureTasks } from './generation.mjs'
import { measureStarts } from './start.mjs'
import { EVERY_TASK } from './tasks.mjs'
import { measureWeight } from './weight.mjs'

const whole = (number) => Math.round(number).toLocaleString('en')
const line = (name, ...columns) => console.log(`${name.padEnd(40)}${columns.map((text) => text.padStart(22)).join('')}`)

console.log('Snippets a second, one thread, the same chat request (median, lowest to highest, ours to it)\n')
for (const { name, median, lowest, highest, ratio } of await measureOneThread()) {
  line(name, whole(median), `${whole(lowest)} to ${whole(highest)}`, `× ${ratio.toFixed(2)}`)
}

console.log(`\nSnippets a second, ${availableParallelism()} processes\n`)
const together = await measureAllCores('model-snippets')
const peers = await measureAllCores('@huggingface/inference')
line('model-snippets', whole(together), '', '')
line('@huggingface/inference', whole(peers), '', `× ${(together / peers).toFixed(2)}`)

console.log('\nSnippets a second, one thread, model-snippets to @huggingface/inference: each task that both offer\n')
const measured = await measureTasks(EVERY_TASK, 'model-snippets', '@huggingface/inference')
const shown = ({ provider, ratio }) => `× ${ratio.toFixed(1)} (${provider})`
for (const task of new Set(measured.map((each) => each.task))) {
  const sorted = measured.filter((each) => each.task === task).toSorted((a, b) => a.ratio - b.ratio)
  const fastest = sorted.length > 1 ? ` to ${shown(sorted.at(-1))}` : ''
  console.log(`${task.padEnd(40)}${shown(sorted[0])}${fastest}`)
}

console.log('\nIn a browser bundle, minified and gzipped\n')
for (const { name, bytes } of await measureWeight()) line(name, `${(bytes / 1000).toFixed(1)} kB`)

console.log('\nWhole processes: time (median), to `node -e 0`, largest memory\n')
const starts = measureStarts()
for (const { name, milliseconds, memory } of starts) {
  const ratio = milliseconds / starts[0].milliseconds
  line(name, `${milliseconds.toFixed(0)} ms`, `× ${ratio.toFixed(2)}`, `${memory.toFixed(0)} MB`)
}
