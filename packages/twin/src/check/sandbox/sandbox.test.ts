import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { copyFile, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { createServer, type Server } from 'node:net'
import { homedir, networkInterfaces, tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startTwin } from '../../mock/index.ts'
import { Twin } from '../../services/twin.ts'
import { runInSandbox, SANDBOX_HOME, type SandboxJob, sandboxProblem } from './sandbox.ts'

const SECRET = 'secret-of-the-machine'
const MEGABYTE = 1024 ** 2
/** A host that the twin plays. */
const HOST = 'huggingface.co'

/** A sandbox in which things outside can be looked for. */
interface Outside {
  readonly folder: string
  readonly twin: Twin
  readonly servers: readonly Server[]
  readonly victim: ChildProcess
  readonly given: Readonly<Record<string, unknown>>
}

async function listening(at: { port: number; host: string } | { path: string }): Promise<Server> {
  const server = createServer((socket) => {
    socket.on('error', () => undefined)
    socket.end(`HTTP/1.1 200 OK\r\nContent-Length: ${SECRET.length}\r\n\r\n${SECRET}`)
  })
  server.listen(at)
  await once(server, 'listening')
  return server
}

const portOf = (server: Server): number => {
  const address = server.address()
  return typeof address === 'object' && address !== null ? address.port : 0
}

let outside: Outside

beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-test-'))
  await writeFile(join(folder, 'secret.txt'), SECRET)
  const twin = await Twin.start()
  const abstract = `sandbox-test-${process.pid}`
  const own = await listening({ port: 0, host: '0.0.0.0' })
  const ownV6 = await listening({ port: 0, host: '::1' }).catch(() => own)
  const servers = [
    own,
    ...(ownV6 === own ? [] : [ownV6]),
    await listening({ path: join(folder, 'socket') }),
    await listening({ path: `\0${abstract}` }),
  ]
  const victim = spawn('sleep', ['300'], { argv0: 'victim', env: { SECRET } })
  const address = Object.values(networkInterfaces())
    .flat()
    .find((each) => each?.family === 'IPv4' && !each.internal)?.address
  outside = {
    folder,
    twin,
    servers,
    victim,
    given: {
      address: address ?? '127.0.0.1',
      port: portOf(own),
      port6: portOf(ownV6),
      twin: twin.port,
      secret: SECRET,
      host: HOST,
      abstract,
      socket: join(folder, 'socket'),
      file: join(folder, 'secret.txt'),
      home: homedir(),
      project: fileURLToPath(new URL('../../../..', import.meta.url)),
      process: victim.pid,
      variables: Object.keys(process.env).filter((name) => !['PATH', 'HOME', 'LANG'].includes(name)),
      megabytes: 200,
    },
  }
})

afterAll(async () => {
  outside.victim.kill('SIGKILL')
  for (const server of outside.servers) server.close()
  await outside.twin.stop()
  await rm(outside.folder, { recursive: true, force: true })
})

const LIMITS = { diskBytes: 64 * MEGABYTE, memoryBytes: 512 * MEGABYTE, seconds: 60 }

async function inside(files: Readonly<Record<string, string>>, job: Partial<SandboxJob> = {}) {
  const folder = await mkdtemp(join(tmpdir(), 'sandbox-files-'))
  try {
    for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
    return await runInSandbox({
      files: folder,
      command: ['/usr/bin/python3', 'program.py'],
      env: { PATH: '/usr/bin:/bin', HOME: SANDBOX_HOME },
      twinPort: outside.twin.port,
      ...job,
      limits: { ...LIMITS, ...job.limits },
    })
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

describe('The sandbox', () => {
  it('can be set up on this machine', async () => {
    expect(await sandboxProblem()).toBeUndefined()
  })

  it('holds every attempt to leave it', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'sandbox-attempts-'))
    await copyFile(new URL('./attempts/attempts.py', import.meta.url), join(folder, 'program.py'))
    await writeFile(join(folder, 'given.json'), JSON.stringify(outside.given))
    const end = await runInSandbox({
      files: folder,
      command: ['/usr/bin/python3', 'program.py', 'given.json'],
      env: { PATH: '/usr/bin:/bin', HOME: SANDBOX_HOME },
      twinPort: outside.twin.port,
      hosts: [HOST],
      limits: LIMITS,
    }).finally(() => rm(folder, { recursive: true, force: true }))
    const lines = end.stdout.trim().split('\n')
    expect(lines.filter((line) => !line.startsWith('held '))).toEqual([])
    expect({ exitCode: end.exitCode, stderr: end.stderr }).toEqual({ exitCode: 0, stderr: '' })
    expect(lines.length).toBeGreaterThanOrEqual(60)
    expect(outside.victim.exitCode).toBeNull()
    expect(outside.victim.signalCode).toBeNull()
  })

  it('lets programs see what the attempts look for, if they run outside', async () => {
    // The attempts mean something only if some of them would succeed.
    const found = await new Promise<string>((resolve, reject) => {
      const given = join(outside.folder, 'given.json')
      const file = fileURLToPath(new URL('./attempts/attempts.py', import.meta.url))
      const harmless = [
        ...['another_port_on_loopback', 'abstract_unix_socket', 'unix_socket_in_a_folder'],
        ...['secret_in_a_temporary_folder', 'folder_of_the_project', 'process_outside', 'own_process_traced'],
        ...['accounts_of_this_machine', 'variables_of_another_process', 'address_of_this_machine', 'anonymous_file'],
      ]
      const text = `import sys
source = open(${JSON.stringify(file)}).read()
sys.argv = ["attempts.py", ${JSON.stringify(given)}]
loop = "for work in ATTEMPTS:"
assert loop in source
chosen = 'for work in [each for each in ATTEMPTS if each.__name__ in ${JSON.stringify(harmless)}]:'
exec(compile(source.replace(loop, chosen), "attempts", "exec"))`
      writeFile(given, JSON.stringify(outside.given)).then(() => {
        const child = spawn('/usr/bin/python3', ['-c', text], { env: { ...process.env } })
        let out = ''
        child.stdout.on('data', (data) => {
          out += data
        })
        child.on('error', reject).on('close', () => resolve(out))
      }, reject)
    })
    const escaped = found.split('\n').filter((line) => line.startsWith('ESCAPED'))
    expect(escaped.map((line) => line.split(/[ :]/)[1]).sort()).toEqual([
      'abstract_unix_socket',
      'accounts_of_this_machine',
      'address_of_this_machine',
      'anonymous_file',
      'another_port_on_loopback',
      'folder_of_the_project',
      'own_process_traced',
      'process_outside',
      'secret_in_a_temporary_folder',
      'unix_socket_in_a_folder',
      'variables_of_another_process',
    ])
  })

  it('stops a fork bomb', async () => {
    const { stdout, exitCode } = await inside(
      {
        'program.py': `import os, time
made = 0
try:
    while made < 5000:
        if os.fork() == 0:
            time.sleep(30)
            os._exit(0)
        made += 1
except OSError:
    pass
print(made)`,
      },
      { limits: { processes: 50 } },
    )
    expect(exitCode).toBe(0)
    expect(Number(stdout)).toBeLessThanOrEqual(50)
  })

  it('ends endless forking when the time is up', async () => {
    const { limit, seconds } = await inside(
      { 'program.py': 'import os\nwhile True:\n    try:\n        os.fork()\n    except OSError:\n        pass' },
      { limits: { processes: 30, seconds: 4 } },
    )
    expect(limit === 'time' || limit === 'memory').toBe(true)
    expect(seconds).toBeLessThan(15)
  })

  it.each([
    ['one process', 'x = []\nwhile True:\n    x.append(b"x" * 10_000_000)'],
    [
      'many processes',
      'import os, time\nfor _ in range(20):\n    if os.fork() == 0:\n        x = [b"x" * 1_000_000 for _ in range(100)]\n        time.sleep(20)\n        os._exit(0)\ntime.sleep(20)',
    ],
    [
      'shared memory',
      'import mmap, time\nx = [mmap.mmap(-1, 100_000_000) for _ in range(20)]\nfor each in x:\n    each.write(b"x" * 100_000_000)\ntime.sleep(20)',
    ],
  ])('limits the memory of %s', async (_name, text) => {
    const { exitCode, limit, seconds } = await inside(
      { 'program.py': text },
      { limits: { memoryBytes: 300 * MEGABYTE } },
    )
    expect(exitCode).not.toBe(0)
    expect(limit === 'memory' || exitCode === 1).toBe(true)
    expect(seconds).toBeLessThan(20)
  })

  it('limits time on a processor', async () => {
    const { exitCode, limit } = await inside({ 'program.py': 'while True: pass' }, { limits: { cpuSeconds: 1 } })
    expect({ exitCode, limit }).toEqual({ exitCode: null, limit: 'cpu' })
  })

  it('kills what a program leaves running', async () => {
    // Its output ends only when the last process that could print is gone.
    const { exitCode, limit } = await inside({
      'program.py': 'import subprocess\nsubprocess.Popen(["setsid", "sleep", "1000"])\nprint("ended")',
    })
    expect({ exitCode, limit }).toEqual({ exitCode: 0, limit: null })
  })

  it('cuts off endless output', async () => {
    const { stdout, limit } = await inside(
      { 'program.py': 'while True: print("x" * 10000)' },
      { limits: { seconds: 3, outputBytes: 100_000 } },
    )
    expect(stdout.length).toBe(100_000)
    expect(limit).toBe('time')
  })

  it('leaves nothing behind', async () => {
    const first = await inside({ 'program.py': 'open("/tmp/left", "w").write("x")\nopen("/sandbox/home/left", "w")' })
    expect(first.exitCode).toBe(0)
    const second = await inside({ 'program.py': 'import os\nprint(os.listdir("/tmp"), os.listdir("/sandbox/home"))' })
    expect(second.stdout).toBe('[] []\n')
  })

  it('leads the names of hosts to the twin, for clients that ignore the proxy', async () => {
    const mock = await startTwin({ strict: false })
    try {
      const { stdout, stderr } = await inside(
        {
          'program.py': `import http.client, ssl, socket
secure = http.client.HTTPSConnection("api.groq.com")
plain = http.client.HTTPConnection("api.groq.com")
for connection in (secure, plain):
    connection.request("POST", "/openai/v1/chat/completions", '{"model": "x", "messages": []}', {"Content-Type": "application/json"})
    print(connection.getresponse().status)
for name in ("api.other.example", "localhost", "bad name"):
    try:
        print(name, socket.gethostbyname(name))
    except OSError:
        print(name, "unknown")`,
        },
        {
          twinPort: mock.port,
          hosts: ['api.groq.com', 'x\n1.1.1.1 bad name'],
          env: { PATH: '/usr/bin', HOME: SANDBOX_HOME, SSL_CERT_FILE: '/etc/bundle.pem' },
          etc: { 'bundle.pem': await readFile(mock.bundleFile, 'utf8') },
        },
      )
      expect({ stdout, stderr }).toEqual({
        stdout: '200\n200\napi.other.example unknown\nlocalhost 127.0.0.1\nbad name unknown\n',
        stderr: '',
      })
      expect(mock.requests().map(({ url }) => url)).toEqual([
        'https://api.groq.com/openai/v1/chat/completions',
        'http://api.groq.com/openai/v1/chat/completions',
      ])
    } finally {
      await mock.close()
    }
  })

  it('reaches the twin', async () => {
    const run = outside.twin.open([{ name: 'any', answer: () => undefined }])
    const { stdout, stderr } = await inside(
      {
        'program.py':
          'import urllib.request, urllib.error\ntry:\n    urllib.request.urlopen("http://api.example.com/x")\nexcept urllib.error.HTTPError as error:\n    print(error.code)',
      },
      { env: { PATH: '/usr/bin', HOME: SANDBOX_HOME, http_proxy: run.proxyUrl } },
    )
    expect(stderr).toBe('')
    expect(stdout).toBe('501\n')
    expect(run.requests.map(({ url }) => url)).toEqual(['http://api.example.com/x'])
    run.close()
  })
})
