// How many kept answers a second the built site gives, beside plain `node:http` with the same bytes, in the same run;
// and how much of a processor each answer takes, which tells the same on a machine that is busy with other things.
//
//     node apps/site/bench/server.mjs [--rounds 7] [--seconds 2] [--connections 32]
import { spawn } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { parseArgs } from 'node:util'

const TARGET = '/api/models/openai/gpt-oss-120b/snippets?provider=together'
/** Of the connection and of the day, not of the answer: the plain server's Node writes its own. */
const OWN_HEADERS = ['date', 'connection', 'keep-alive']

const { values } = parseArgs({
  options: {
    rounds: { type: 'string', default: '7' },
    seconds: { type: 'string', default: '2' },
    connections: { type: 'string', default: '32' },
  },
})
const file = (name) => fileURLToPath(new URL(name, import.meta.url))
const folder = mkdtempSync(join(tmpdir(), 'model-snippets-bench-'))
const children = []

/** Starts a server and gives its address, which it prints first. */
async function start(program, parameters, environment = {}) {
  const child = spawn(process.execPath, [program, ...parameters], {
    env: { ...process.env, PORT: '0', HUB_URL: 'off', ROUTER_URL: 'off', ...environment },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  children.push(child)
  const [line] = await new Promise((resolve, reject) => {
    createInterface(child.stdout).once('line', (text) => resolve([text]))
    child.once('exit', (code) => reject(new Error(`${program} ended with ${code}`)))
  })
  return { origin: line.replace('localhost', '127.0.0.1'), pid: child.pid }
}

/** Time that a process spent on a processor, in microseconds; NaN where the system does not tell it in files. */
function processorTime(pid) {
  const path = `/proc/${pid}/stat`
  if (!existsSync(path)) return Number.NaN
  const fields = readFileSync(path, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ')
  // The kernel counts in hundredths of a second.
  return (Number(fields[11]) + Number(fields[12])) * 10_000
}

async function measure({ origin, pid }) {
  const before = processorTime(pid)
  const milliseconds = String(Number(values.seconds) * 1000)
  const child = spawn(process.execPath, [file('load.mjs'), origin + TARGET, values.connections, milliseconds], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  let text = ''
  for await (const part of child.stdout) text += part
  const { answered, perSecond, wrong } = JSON.parse(text)
  return { perSecond, wrong, cost: (processorTime(pid) - before) / answered }
}

const median = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)] ?? 0
const report = (what, ratios) =>
  console.log(
    `  ${median(ratios).toFixed(2)} of its ${what} (${Math.min(...ratios).toFixed(2)} to ${Math.max(...ratios).toFixed(2)})`,
  )
const shown = (number) => Math.round(number).toLocaleString('en').padStart(9)

try {
  const site = await start(file('../server.mjs'), [], { RATE_LIMIT: 'off' })
  const limited = await start(file('../server.mjs'), [], { RATE_LIMIT: '1000000' })
  const logged = await start(file('../server.mjs'), [], { RATE_LIMIT: '1000000', LOG: 'json' })
  const answer = await fetch(site.origin + TARGET, {
    headers: { accept: 'application/json', 'accept-encoding': 'identity' },
  })
  const body = Buffer.from(await answer.arrayBuffer())
  const headers = Object.fromEntries([...answer.headers].filter(([name]) => !OWN_HEADERS.includes(name)))
  writeFileSync(join(folder, 'answer.json'), JSON.stringify({ headers, body: body.toString('base64') }))
  const plain = await start(file('plain-server.mjs'), [join(folder, 'answer.json')])
  console.log(`${body.length} bytes, ${values.connections} connections, ${values.seconds} s each, answers a second`)

  const servers = { 'plain node:http': plain, site, 'with limits': limited, 'with limits and log': logged }
  for (const server of Object.values(servers)) await measure(server)
  const rounds = []
  for (let round = 0; round < Number(values.rounds); round++) {
    const figures = {}
    for (const [name, server] of Object.entries(servers)) {
      figures[name] = await measure(server)
      if (figures[name].wrong > 0) throw new Error(`${name}: ${figures[name].wrong} wrong answers`)
    }
    rounds.push(figures)
    const parts = Object.entries(figures).map(
      ([name, { perSecond, cost }]) => `${name} ${shown(perSecond)} (${cost.toFixed(0)} µs each)`,
    )
    console.log(parts.join('   '))
  }
  for (const name of Object.keys(servers).slice(1)) {
    const plainOf = (figures) => figures['plain node:http']
    console.log(`${name}, against plain node:http, median of ${rounds.length}:`)
    report(
      'answers a second',
      rounds.map((figures) => figures[name].perSecond / plainOf(figures).perSecond),
    )
    report(
      'answers per processor time',
      rounds.map((figures) => plainOf(figures).cost / figures[name].cost),
    )
  }
} finally {
  for (const child of children) child.kill('SIGKILL')
  rmSync(folder, { recursive: true })
}
