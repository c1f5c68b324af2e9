import { spawnSync } from 'node:child_process'
import { fileURLToPath } from 'node:url'

const ROUNDS = 15
const path = (name) => fileURLToPath(new URL(name, import.meta.url))

const COMMANDS = {
  'node -e 0': ['-e', '0'],
  'import of the library': [
    '--input-type=module',
    '-e',
    `import ${JSON.stringify(path('../packages/core/dist/index.js'))}`,
  ],
  'import of @huggingface/inference': ['--input-type=module', '-e', "import '@huggingface/inference'"],
  'command line, one example': [
    path('../packages/cli/bin/model-snippets.mjs'),
    'openai/gpt-oss-120b',
    '--client',
    'curl',
  ],
}

/** Milliseconds and resident memory of whole processes; the rounds take turns. */
export function measureStarts() {
  const times = Object.fromEntries(Object.keys(COMMANDS).map((name) => [name, []]))
  for (let round = 0; round < ROUNDS; round++) {
    for (const [name, parameters] of Object.entries(COMMANDS)) {
      const started = performance.now()
      const { status, stderr } = spawnSync(process.execPath, parameters, { cwd: path('.') })
      if (status !== 0) throw new Error(`${name}: ${stderr}`)
      times[name].push(performance.now() - started)
    }
  }
  return Object.entries(times).map(([name, all]) => ({
    name,
    milliseconds: all.toSorted((a, b) => a - b)[all.length >> 1],
    memory: memoryOf(COMMANDS[name]),
  }))
}

/** The largest resident size in MB, as the process itself tells at its end. */
function memoryOf(parameters) {
  const tell = `data:text/javascript,${encodeURIComponent(
    "process.on('exit', () => process.stderr.write(`\\nRSS ${process.resourceUsage().maxRSS}`))",
  )}`
  const { stderr } = spawnSync(process.execPath, ['--import', tell, ...parameters], { cwd: path('.') })
  return Number(/RSS (\d+)/.exec(stderr.toString())?.[1]) / 1024
}
