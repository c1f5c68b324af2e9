// `npm run bench:generation`: snippets per second of CPU time relative to the published generator, by task, next to the
// ratios of the last release. Takes about half a minute.
//
//     npm run bench:generation
//     npm run bench:generation -- --keep     writes the ratios to benchmarks/generation.json, as for a release
//
// Both generators run in this process and take turns, so that changes in the machine's speed affect both. No question
// is repeated, because a cached answer would measure nothing.
import { readFileSync, writeFileSync } from 'node:fs'
import { snippets as published } from '@huggingface/inference'
import { getInferenceSnippets, PROVIDERS, setLogger, TASKS } from '@model-snippets/core'

/** @typedef {{ release: string, day: string, ratios: Readonly<Record<string, number>> }} Kept */

const KEPT = new URL('../../benchmarks/generation.json', import.meta.url)
const CORE = new URL('../../packages/core/package.json', import.meta.url)

/** CPU seconds of one generator's turn, and the number of turns; the median of their ratios is printed. */
const SECONDS = 0.025
const ROUNDS = 7
/** Chats are measured for longer, because most readers see them. */
const CHAT_SECONDS = 0.15
/** CPU seconds before each task's measurement, for each generator, because code is slow until it's compiled. */
const WARM_UP_SECONDS = 0.25
const CHAT_WARM_UP_SECONDS = 4

/** Tasks whose ratio is below this part of the recorded one are marked. */
const SLOWER = 0.8

const CHAT = 'conversational'
const silent = () => undefined
setLogger({ error: silent })

let asked = 0

/**
 * @param {string} task
 * @param {string} provider
 */
function question(task, provider) {
  const number = ++asked
  const isChat = task === CHAT
  const id = `acme/model-${number}`
  const model = { id, pipeline_tag: isChat ? 'text-generation' : task, tags: isChat ? ['conversational'] : [] }
  const mapping = { provider, hfModelId: id, providerId: `acme/provider-${number}`, status: 'live', task }
  const options = isChat
    ? {
        messages: [{ role: 'user', content: `Question ${number}: what's "${id}"?` }],
        streaming: number % 2 === 0,
        temperature: (number % 10) / 10,
      }
    : {}
  return /** @type {const} */ ([model, provider, mapping, options])
}

/** @typedef {(...question: any[]) => readonly { readonly content: string }[]} Generator */

/** @type {Generator} */
const ours = getInferenceSnippets
/** @type {Generator} */
const theirs = published.getInferenceSnippets

/**
 * @param {Generator} generator
 * @param {string} task
 * @param {string} provider
 */
function written(generator, task, provider) {
  try {
    // A text that isn't read may never be joined.
    return generator(...question(task, provider)).filter(({ content }) => Buffer.byteLength(content) > 0).length
  } catch {
    return 0
  }
}

function cpuSeconds() {
  const { user, system } = process.cpuUsage()
  return (user + system) / 1e6
}

/**
 * @param {Generator} generator
 * @param {string} task
 * @param {readonly string[]} providers
 * @param {number} seconds
 */
function snippetsPerSecond(generator, task, providers, seconds) {
  const start = cpuSeconds()
  let count = 0
  do for (const provider of providers) count += written(generator, task, provider)
  while (cpuSeconds() - start < seconds)
  return count / (cpuSeconds() - start)
}

/**
 * @param {string} task
 * @param {readonly string[]} providers
 */
function ratioOf(task, providers) {
  const seconds = task === CHAT ? CHAT_SECONDS : SECONDS
  const ratios = Array.from(
    { length: ROUNDS },
    () => snippetsPerSecond(ours, task, providers, seconds) / snippetsPerSecond(theirs, task, providers, seconds),
  )
  return ratios.toSorted((a, b) => a - b)[Math.floor(ROUNDS / 2)] ?? Number.NaN
}

/** Providers with examples in both generators, few enough that each is used often. */
const providersOf = (/** @type {string} */ task) =>
  Object.keys(PROVIDERS)
    .filter((provider) => [ours, theirs].every((generator) => written(generator, task, provider) > 0))
    .slice(0, 4)

const consoleError = console.error
console.error = silent
const kept = /** @type {Kept} */ (JSON.parse(readFileSync(KEPT, 'utf8')))
const release = String(JSON.parse(readFileSync(CORE, 'utf8')).version)

console.log(`Snippets per second of CPU time, × the published generator; kept: ${kept.release}, ${kept.day}\n`)
console.log(`${'task'.padEnd(34)}${'now'.padStart(8)}${'kept'.padStart(8)}`)
const measured = Object.keys(TASKS)
  .map((task) => ({ task, providers: providersOf(task) }))
  .filter(({ providers }) => providers.length > 0)
for (const { task, providers } of measured) {
  snippetsPerSecond(ours, task, providers, task === CHAT ? CHAT_WARM_UP_SECONDS : WARM_UP_SECONDS)
  snippetsPerSecond(theirs, task, providers, WARM_UP_SECONDS)
}
/** @type {Record<string, number>} */
const ratios = {}
for (const { task, providers } of measured) {
  const ratio = ratioOf(task, providers)
  const before = kept.ratios[task]
  const mark = before !== undefined && ratio < before * SLOWER ? '  slower' : ''
  ratios[task] = Number(ratio.toFixed(2))
  console.log(`${task.padEnd(34)}${ratio.toFixed(1).padStart(8)}${(before?.toFixed(1) ?? '').padStart(8)}${mark}`)
}
console.log(`\n${cpuSeconds().toFixed(0)} s of CPU time`)
console.error = consoleError

if (process.argv.includes('--keep')) {
  const day = new Date().toISOString().slice(0, 10)
  writeFileSync(KEPT, `${JSON.stringify({ release, day, ratios }, undefined, 2)}\n`)
}
