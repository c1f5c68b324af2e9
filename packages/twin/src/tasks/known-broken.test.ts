import { readdirSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { npmRelease } from '../environment/releases.ts'
import { chatService } from '../service/chat.ts'
import type { Service } from '../service/twin.ts'
import { describeWithLaboratory } from '../testing/laboratory.ts'
import { taskHubService } from './hub.ts'
import { KNOWN_BROKEN, type KnownBroken } from './known-broken.ts'
import { sampleCall } from './samples.ts'
import { taskService } from './service.ts'
import type { TaskCall } from './task-call.ts'

const FOLDER = new URL('../../../../docs/known-client-defects/', import.meta.url)
const TOKEN = 'hf_0123456789abcdef'

const isPython = ({ file }: KnownBroken): boolean => file.endsWith('.py')

function servicesFor({ provider, tasks: [task = ''], scene }: KnownBroken): Service[] {
  if (scene.kind === 'chat') {
    const hub: Pick<TaskCall, 'task' | 'modelId' | 'mappings'> = { task, modelId: 'acme/lantern', mappings: [] }
    return [taskHubService(hub), chatService({ reply: 'Here I am.', ...scene })]
  }
  const call = sampleCall(provider, task, 'routed', { token: TOKEN })
  return [taskHubService(call), taskService(call, scene, 'n0nce')]
}

describeWithLaboratory('a known defect of a released client', (lab) => {
  it('has a program in the documentation, and each program there is of one', () => {
    const programs = readdirSync(FOLDER).filter((name) => !name.endsWith('.md'))
    expect(KNOWN_BROKEN.map(({ file }) => file).sort()).toEqual(programs.sort())
  })

  it.each(KNOWN_BROKEN.map((entry) => [entry.file, entry] as const))('is still there: %s', async (file, entry) => {
    const installed = isPython(entry) ? lab().releases.get(`python/${entry.client}`)?.release : npmRelease(entry.client)
    expect(installed).toBe(entry.release)

    const transcript = await lab().runner.run(
      {
        language: isPython(entry) ? 'python' : 'js',
        content: readFileSync(new URL(file, FOLDER), 'utf8'),
        files: [],
        env: { HF_TOKEN: TOKEN },
      },
      servicesFor(entry),
      { seconds: entry.exitCode === null ? 6 : 60 },
    )
    expect([transcript.exitCode, transcript.timedOut, transcript.stderr]).toEqual([
      entry.exitCode,
      entry.exitCode === null,
      expect.stringContaining(entry.says ?? ''),
    ])
    expect(transcript.stdout).toContain(entry.prints ?? '')
    if (entry.hides !== undefined) expect(transcript.stdout + transcript.stderr).not.toContain(entry.hides)
    const asked = transcript.requests.filter(({ service }) => service !== 'hub')
    expect(asked.length).toBeGreaterThanOrEqual(entry.repeats ?? 0)
    if (entry.sends !== undefined) {
      expect(JSON.stringify(JSON.parse(asked[0]?.body.toString() ?? ''))).toContain(entry.sends)
    }
  })
})
