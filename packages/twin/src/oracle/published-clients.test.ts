import { randomBytes } from 'node:crypto'
import { PROVIDERS, TASKS } from '@model-snippets/core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { conductFor, endingFor } from '../cases/other-tasks.ts'
import { judgeEnding } from '../judge/ending.ts'
import { differences, judgeConduct } from '../judge/request.ts'
import { clientFacts } from '../languages/index.ts'
import { Runner, type Transcript } from '../run/runner.ts'
import { isUnable } from '../services/defects/known-broken.ts'
import { taskHubService } from '../services/hub.ts'
import { isSamePicture } from '../services/picture.ts'
import { FAILURES } from '../services/protocols/failure.ts'
import { KNOWN_BROKEN, lossOf, neverMeets, scenariosOf, TASKS_OF_PROVIDERS } from '../services/registry.ts'
import type { RecordedRequest } from '../services/request.ts'
import { sampleCall } from '../services/samples.ts'
import { type Scenario, scenarioName } from '../services/scenario.ts'
import type { TaskCall } from '../services/task-call.ts'
import { type TaskService, taskService } from '../services/task-service.ts'
import { Twin } from '../services/twin.ts'
import { callHuggingfaceJs } from './javascript-clients.ts'
import { publishedAsSent, publishedRequests } from './published.ts'
import { callFalClient, callHuggingfaceHub } from './python-clients.ts'

// The clients start again for many of these, on a machine that may be busy.
let twin: Twin
let runner: Runner

beforeAll(async () => {
  twin = await Twin.start()
  runner = await Runner.start(twin)
})

afterAll(async () => {
  await runner.stop()
  await twin.stop()
})

const nonce = () => randomBytes(4).toString('hex')

/** Requests of OpenAI's own clients are only expected from their examples. */
const isOfHub = ({ client }: { readonly client: string }): boolean => !client.startsWith('openai in')

/** A client without special facts. */
const ORDINARY = { language: 'python', client: 'requests' } as const
type Client = Parameters<typeof endingFor>[1]

const conductFindings = (requests: readonly RecordedRequest[], service: TaskService, client: Client = ORDINARY) =>
  judgeConduct(requests, conductFor(service, client))

const endingFindings = (transcript: Transcript, service: TaskService, client: Client) =>
  judgeEnding(transcript, endingFor(service, client), client.language).findings

/** No published client requests what only the user's endpoint supports. */
const PAIRS = Object.entries(TASKS_OF_PROVIDERS).flatMap(([provider, tasks]) =>
  tasks
    .filter((task) => PROVIDERS[provider]?.endpointRoutes?.[task] === undefined)
    .map((task) => [provider, task] as const),
)

/** Whether huggingface_hub supports a provider's task, according to core's record and the list of its defects. */
function isInPython(provider: string, task: string): boolean {
  const known = PROVIDERS[provider]?.huggingfaceHub ?? []
  const cannot = KNOWN_BROKEN.some((each) => each.provider === provider && isUnable(each, 'huggingface_hub', task))
  return (known === 'all' || known.includes(task)) && !cannot
}

/** Whether a client's return value, as JSON, is the service's result. */
async function holds(value: unknown, service: TaskService): Promise<boolean> {
  const { result } = service
  if (result.kind === 'json') {
    const text = JSON.stringify(value)
    return result.shown.every((shown) => text.includes(shown))
  }
  const { media } = result
  if (value instanceof Blob) return Buffer.from(await value.arrayBuffer()).equals(media.bytes)
  const text = JSON.stringify(value)
  return text.includes(media.bytes.toString('base64'))
}

/** Whether an image that huggingface_hub decoded is the service's. */
function holdsPicture(printed: unknown, service: TaskService): boolean {
  const pixels = Buffer.from(/"pixels":"([^"]+)"/.exec(JSON.stringify(printed))?.[1] ?? '', 'base64')
  const { result } = service
  const pictures = result.kind === 'json' ? result.pictures : [result.media]
  return pictures.some(
    ({ picture }) =>
      picture?.greys.every((grey, index) => {
        const x = (index % picture.columns) * picture.squareSize
        const y = Math.floor(index / picture.columns) * picture.squareSize
        return Math.abs((pixels[y * picture.columns * picture.squareSize + x] ?? -99) - grey) <= 2
      }) === true,
  )
}

async function inJavaScript(call: TaskCall, service: TaskService) {
  const run = twin.open([taskHubService(call), service])
  try {
    return { value: await callHuggingfaceJs(call, run.proxyUrl, twin.caPath), requests: [...run.requests] }
  } finally {
    run.close()
  }
}

describe.each(PAIRS)('%s %s', (provider, task) => {
  const brokenInJavaScript = KNOWN_BROKEN.some(
    (known) => known.provider === provider && isUnable(known, '@huggingface/inference', task),
  )

  it.each(['routed', 'direct'] as const)('gives huggingface.js the expected response, %s', async (target) => {
    const call = sampleCall(provider, task, target)
    const service = taskService(call, { kind: 'success' }, nonce())
    if (brokenInJavaScript) {
      await expect(inJavaScript(call, service)).rejects.toThrow()
      return
    }
    const { value, requests } = await inJavaScript(call, service)
    expect(await holds(value, service)).toBe(true)
    expect(conductFindings(requests, service)).toEqual([])
  })

  it('gives huggingface_hub the expected response, routed', async () => {
    const call = sampleCall(provider, task, 'routed')
    const service = taskService(call, { kind: 'success' }, nonce())
    const transcript = await callHuggingfaceHub(call, runner, [taskHubService(call), service])
    if (TASKS[task]?.hubMethods?.python === undefined) {
      expect(transcript.stderr).toMatch(
        /huggingface_hub has no method for|not supported for provider|body\.inputs must be object/,
      )
      return
    }
    if (!isInPython(provider, task)) {
      expect(transcript.stderr).toContain(`Task '${task}' not supported for provider '${provider}'`)
      return
    }
    expect(transcript.stderr).toBe('')
    const value: unknown = JSON.parse(transcript.stdout)
    expect((await holds(value, service)) || holdsPicture(value, service)).toBe(true)
    expect(conductFindings(transcript.requests, service)).toEqual([])
  })
})

describe('auto', () => {
  it('selects the hub’s first provider in both clients', async () => {
    const first = sampleCall('together', 'text-to-image', 'routed')
    const mappings = [...first.mappings, ...sampleCall('fal-ai', 'text-to-image', 'routed').mappings]
    const { requests } = await publishedRequests({ ...first, provider: 'auto', mappings }, twin, runner)
    expect(requests.filter(isOfHub).map(({ client, request }) => [client, request.url])).toEqual([
      ['@huggingface/inference', 'https://router.huggingface.co/together/v1/images/generations'],
      ['huggingface_hub', 'https://router.huggingface.co/together/v1/images/generations'],
    ])
  })
})

describe('an endpoint', () => {
  it.each(['text-generation', 'feature-extraction', 'audio-classification'])(
    'gets requests for %s from both clients',
    async (task) => {
      const call = sampleCall('hf-inference', task, 'endpoint', { billTo: 'acme' })
      const { requests, refusals } = await publishedRequests(call, twin, runner)
      expect(refusals).toEqual([])
      const hosts = requests.filter(isOfHub).map(({ request }) => new URL(request.url).host)
      expect(hosts).toEqual(['endpoint.example', 'endpoint.example'])
    },
  )
})

describe('a form', () => {
  it('is compared by its parts, ignoring its boundary', async () => {
    const call = sampleCall('deepinfra', 'automatic-speech-recognition', 'routed')
    const [first, second] = await Promise.all([
      publishedRequests(call, twin, runner),
      publishedRequests(call, twin, runner),
    ])
    const [one, other] = [first.requests[0]?.request, second.requests[0]?.request]
    if (one === undefined || other === undefined) throw new Error('huggingface.js sent no request')
    expect(one.body.equals(other.body)).toBe(false)
    expect(differences(one, other)).toEqual([])
    const changed = Buffer.from(other.body.toString('latin1').replace('RIFF', 'RIFX'), 'latin1')
    expect(differences(one, { ...other, body: changed })).not.toEqual([])
  })

  it('may have any line ends in a field, but no other text', async () => {
    const call = sampleCall('deepinfra', 'automatic-speech-recognition', 'routed')
    const { requests } = await publishedAsSent({ ...call, parameters: { 'a\nname': 'two\nlines' } }, twin, runner)
    const request = requests[0]?.request
    if (request === undefined) throw new Error('huggingface.js sent no request')
    const withText = (text: string) => ({
      ...request,
      body: Buffer.from(
        request.body.toString('latin1').replace('two\r\nlines', text).replace('a%0D%0Aname', 'a%0Aname'),
        'latin1',
      ),
    })
    expect(withText('two\nlines').body.equals(request.body)).toBe(false)
    expect(differences(withText('two\nlines'), request)).toEqual([])
    expect(differences(withText('two\n\nlines'), request)).not.toEqual([])
    expect(differences(withText('two lines'), request)).not.toEqual([])
  })
})

describe('fal’s own client', () => {
  it.each(['success', 'at-once'] as const)('gets the result: %s', async (kind) => {
    const call = sampleCall('fal-ai', 'text-to-image', 'direct')
    const service = taskService(call, { kind }, nonce())
    const transcript = await callFalClient('fal-ai/lantern/dev', { prompt: 'x' }, call.token, runner, [service])
    expect(transcript.stdout).toContain(service.mediaHosts[0])
    expect(conductFindings(transcript.requests, service)).toEqual([])
  })

  it('makes ten attempts if the service is busy', async () => {
    const failure = FAILURES.find(({ status }) => status === 429)
    if (failure === undefined) throw new Error('No failure has the status 429')
    const call = sampleCall('fal-ai', 'text-to-image', 'direct')
    const service = taskService(call, { kind: 'refused', failure }, nonce())
    const transcript = await callFalClient('fal-ai/lantern/dev', { prompt: 'x' }, call.token, runner, [service])
    const client = { language: 'python', client: 'fal_client' } as const
    expect(transcript.requests).toHaveLength(10)
    expect(conductFindings(transcript.requests, service, client)).toEqual([])
    expect(endingFindings(transcript, service, client)).toEqual([])
  })
})

/** A program like an example for huggingface.js, without anything from the generator. */
const jsProgram = (
  provider: string,
  task: string,
  method: string,
  seconds: number,
) => `import { InferenceClient } from '@huggingface/inference'
import { writeFile } from 'node:fs/promises'

const keepAlive = setInterval(() => {}, 1000)
const client = new InferenceClient(process.env.HF_TOKEN)
const blob = await client.${method}(
  { provider: '${provider}', model: 'acme/lantern', inputs: 'A lighthouse' },
  { retry_on_error: false, signal: AbortSignal.timeout(${seconds * 1000}) },
)
clearInterval(keepAlive)
if (!/^(image|video)/.test(blob.type)) throw new Error('This is no ${task}: ' + blob.type)
const name = 'made.' + blob.type.replace(/.*\\//, '').replace('jpeg', 'jpg')
await writeFile(name, Buffer.from(await blob.arrayBuffer()))
console.log(name)
`

const JS_SCENES: readonly Scenario['kind'][] = ['success', 'job-failed', 'status-500', 'media-404', 'unfinished']

describe.each([
  ['fal-ai', 'text-to-image', 'textToImage'],
  ['novita', 'text-to-video', 'textToVideo'],
  ['replicate', 'text-to-image', 'textToImage'],
  ['together', 'text-to-video', 'textToVideo'],
  ['wavespeed', 'text-to-image', 'textToImage'],
  ['zai-org', 'text-to-image', 'textToImage'],
])('a careful program with huggingface.js, %s %s', (provider, task, method) => {
  const client = { language: 'js', client: 'huggingface.js' } as const
  const scenarios = JS_SCENES.filter((kind) =>
    scenariosOf(provider, task).some(
      (scenario) => scenario.kind === kind && !neverMeets(client, provider, task, scenario),
    ),
  )
  it.each(scenarios)('passes if the service plays %s', async (kind) => {
    const call = sampleCall(provider, task, 'routed')
    const service = taskService(call, { kind } as Scenario, nonce())
    const transcript = await runJs(call, service, jsProgram(provider, task, method, kind === 'unfinished' ? 20 : 300))
    const findings = endingFindings(transcript, service, client)
    expect([...findings, ...conductFindings(transcript.requests, service)]).toEqual([])
  })
})

function runJs(call: TaskCall, service: TaskService, content: string): Promise<Transcript> {
  return runner.run(
    { language: 'js', content, files: call.files, env: { HF_TOKEN: call.token } },
    [taskHubService(call), service],
    { pauses: 'short' },
  )
}

/** Each pair represents a way in which huggingface_hub handles a failure. */
const PYTHON_PAIRS = [
  ['fal-ai', 'image-to-image'],
  ['fal-ai', 'text-to-speech'],
  ['fal-ai', 'image-segmentation'],
  ['hf-inference', 'fill-mask'],
  ['hf-inference', 'text-generation'],
  ['novita', 'text-to-video'],
  ['replicate', 'text-to-image'],
  ['replicate', 'automatic-speech-recognition'],
  ['together', 'text-to-video'],
  ['wavespeed', 'text-to-video'],
  ['zai-org', 'text-to-image'],
] as const

/** Scenarios that succeed, or never end. */
const NO_FAILURES: readonly Scenario['kind'][] = [
  'success',
  'at-once',
  'job-done-at-once',
  'never-ends',
  'other-form',
  'sound-as-wav',
]

describe.each(PYTHON_PAIRS)('huggingface_hub’s output about a failure, %s %s', (provider, task) => {
  const scenarios = scenariosOf(provider, task).filter(
    (scenario) =>
      !NO_FAILURES.includes(scenario.kind) &&
      !neverMeets({ language: 'python', client: 'huggingface_hub' }, provider, task, scenario),
  )
  it.each(scenarios.map((scenario) => [scenarioName(scenario), scenario] as const))(
    'matches the table of losses: %s',
    async (_, scenario) => {
      const call = sampleCall(provider, task, 'routed')
      const service = taskService(call, scenario, nonce())
      const transcript = await callHuggingfaceHub(call, runner, [taskHubService(call), service])
      const judge = (client: string) => endingFindings(transcript, service, { language: 'python', client })
      expect(judge('huggingface_hub')).toEqual([])
      const client = { language: 'python', client: 'huggingface_hub' } as const
      const isHidden =
        scenario.kind === 'refused' && clientFacts(client).hides?.refusals.includes(scenario.failure.name) === true
      const isLoss = isHidden || lossOf(client, provider, task, scenario) !== undefined
      expect(judge('requests').length > 0).toBe(isLoss)
    },
  )
})

describe('the judge of endings', () => {
  const call = sampleCall('together', 'text-to-image', 'routed')
  const service = taskService(call, { kind: 'success' }, 'n0nce')
  const media = service.result.kind === 'media' ? service.result.media : undefined
  if (media === undefined) throw new Error('The service makes no picture')
  const transcript: Transcript = {
    exitCode: 0,
    timedOut: false,
    stdout: 'image.jpg\n',
    stderr: '',
    requests: [],
    connectionErrors: [],
    madeFiles: [{ path: 'image.jpg', bytes: media.bytes }],
    strayFiles: [],
    seconds: 1,
  }
  const findings = (changes: Partial<Transcript>, of: TaskService = service) =>
    endingFindings({ ...transcript, ...changes }, of, ORDINARY).map(({ text }) => text)

  it('accepts a file whose name is printed', () => {
    expect(findings({})).toEqual([])
    expect(isSamePicture(media.bytes, media)).toBe(true)
  })

  it.each([
    ['no file', { madeFiles: [] }, 'does not save the image'],
    ['another file', { madeFiles: [{ path: 'image.jpg', bytes: Buffer.from('x') }] }, 'does not save the image'],
    ['no name', { stdout: 'done\n' }, 'does not print its name'],
    ['an exit code', { exitCode: 13 }, 'exit code 13'],
    ['no end', { timedOut: true, exitCode: null }, 'timed out'],
  ] as const)('detects %s', (_, changes, text) => {
    expect(findings(changes).join()).toContain(text)
  })

  it('requires a failed job’s reason, a nonzero exit code, no crash, and no file', () => {
    const failed = taskService(sampleCall('together', 'text-to-video', 'routed'), { kind: 'job-failed' }, 'n0nce')
    const found = findings({ stderr: "KeyError: 'outputs'" }, failed)
    expect(found).toHaveLength(4)
    expect(
      findings({ exitCode: 1, stderr: 'The picture was refused by the safety checker.', madeFiles: [] }, failed),
    ).toEqual([])
  })
})
