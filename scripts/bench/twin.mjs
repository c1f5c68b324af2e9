// Measures the mock server: how soon after its start it answers, how many plain chats it answers per second on one core,
// and how much memory it uses under load. Build it first: npm run build --workspace @model-snippets/twin.
//
//     npm run bench:twin
//     npm run bench:twin -- --minutes 10
import { spawn, spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import { Agent, request } from 'node:http'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { ROOT } from '../commands.mjs'

const { values } = parseArgs({ options: { minutes: { type: 'string', default: '0.2' } } })
const minutes = Number(values.minutes)
if (!(minutes > 0)) {
  console.error(`--minutes must be a positive number; got ${JSON.stringify(values.minutes)}`)
  process.exit(2)
}

const CONNECTIONS = 32
const CHAT = JSON.stringify({
  model: 'openai/gpt-oss-120b:together',
  messages: [{ role: 'user', content: 'Why is the sky blue?' }],
})
const HEADERS = {
  'content-type': 'application/json',
  authorization: 'Bearer hf_bench',
  'content-length': Buffer.byteLength(CHAT),
}
const SERVER = `
const { startTwin } = await import('@model-snippets/twin')
const twin = await startTwin()
console.log(twin.url)
`

// The load comes from the other cores.
const hasTaskset = spawnSync('taskset', ['-V']).error === undefined
const pinned = hasTaskset ? ['taskset', '-c', '0'] : []
const [program = '', ...parameters] = [...pinned, process.execPath, '--input-type=module', '-e', SERVER]
const began = performance.now()
const server = spawn(program, parameters, { cwd: join(ROOT, 'packages/twin'), stdio: ['ignore', 'pipe', 'inherit'] })
server.on('exit', (code) => {
  if (code !== null && code !== 0) process.exit(1)
})
try {
  const [line] = await new Promise((resolve) => server.stdout.once('data', (data) => resolve(String(data).split('\n'))))
  const agent = new Agent({ keepAlive: true, maxSockets: CONNECTIONS })
  const url = new URL('/router.huggingface.co/v1/chat/completions', line)
  /** @returns {Promise<void>} */
  const chat = () =>
    new Promise((resolve, reject) => {
      const sent = request(url, { agent, method: 'POST', headers: HEADERS }, (response) => {
        response.resume()
        response.on('end', () =>
          response.statusCode === 200 ? resolve() : reject(new Error(`status ${response.statusCode}`)),
        )
      })
      sent.on('error', reject)
      sent.end(CHAT)
    })
  await chat()
  console.log(`answers ${Math.round(performance.now() - began)} ms after its start`)
  const until = performance.now() + minutes * 60_000
  let count = 0
  let counted = 0
  let from = performance.now()
  let cpuFrom = cpuSeconds()
  const report = () => {
    const seconds = (performance.now() - from) / 1000
    const cpu = cpuSeconds() - cpuFrom
    const done = count - counted
    console.log(
      `${Math.round(done / seconds)} chats per second, ${Math.round(done / cpu)} per second of processor time, ${memory()} MiB resident`,
    )
    counted = count
    from = performance.now()
    cpuFrom = cpuSeconds()
  }
  const timer = setInterval(report, Math.min(60_000, minutes * 30_000))
  const work = async () => {
    while (performance.now() < until) {
      await chat()
      count++
    }
  }
  await Promise.all(Array.from({ length: CONNECTIONS }, work))
  clearInterval(timer)
  report()
  agent.destroy()
} finally {
  server.kill()
}

/** The server's processor time so far, from Linux's /proc; NaN on other systems. */
function cpuSeconds() {
  try {
    const fields = readFileSync(`/proc/${server.pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? []
    return (Number(fields[11]) + Number(fields[12])) / 100
  } catch {
    return Number.NaN
  }
}

/** The server's resident memory, from Linux's /proc; NaN on other systems. */
function memory() {
  try {
    const [, kilobytes] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${server.pid}/status`, 'utf8')) ?? []
    return Math.round(Number(kilobytes) / 1024)
  } catch {
    return Number.NaN
  }
}
