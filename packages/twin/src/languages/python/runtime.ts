import { fileURLToPath } from 'node:url'
import { runProcess } from '../../run/process.ts'
import { specifiersIn } from '../install-command.ts'
import { unreadable } from '../source-facts.ts'
import type { Runtime, Surroundings } from '../twin-language.ts'
import { pythonInterpreter } from './environment.ts'
import { PythonWorker } from './worker.ts'

const PAUSES = fileURLToPath(new URL('./pauses.py', import.meta.url))

/** Python with all clients imported: examples run in forks of warm processes. */
export async function openPython({ folder, path, caPath }: Surroundings): Promise<Runtime> {
  const interpreter = await pythonInterpreter()
  const idle: PythonWorker[] = []
  const all: PythonWorker[] = []

  async function withWorker<Result>(use: (worker: PythonWorker) => Promise<Result>): Promise<Result> {
    let worker = idle.pop()
    if (worker === undefined) {
      worker = await PythonWorker.start(interpreter, {
        PATH: path,
        HOME: folder,
        LANG: 'C.UTF-8',
        SSL_CERT_FILE: caPath,
      })
      all.push(worker)
    }
    const result = await use(worker)
    idle.push(worker)
    return result
  }

  return {
    run: (job) => {
      if (job.cold) return runProcess(interpreter, [job.file], job)
      const { folder, file, env, stdout, stderr, seconds } = job
      const startUp = job.pauses === 'real' ? {} : { startUp: PAUSES }
      return withWorker((worker) => worker.do({ kind: 'run', folder, file, env, stdout, stderr, seconds, ...startUp }))
    },
    read: async (source) => {
      const facts = await withWorker((worker) => worker.do({ kind: 'analyse', source }))
      return facts.error === null ? facts : unreadable(facts.error)
    },
    installed: async (specifiers) => {
      const answer = await withWorker((worker) => worker.do({ kind: 'requirements', arguments: specifiers }))
      return answer.error === null ? answer.requirements : answer.error
    },
    release: async ({ id, install }) => {
      const requirement = specifiersIn(install)[0] ?? id
      const { python, ...found } = await withWorker((worker) => worker.do({ kind: 'release', requirement }))
      return { ...found, runtime: `Python ${python}` }
    },
    close: async () => {
      await Promise.all(all.map((worker) => worker.stop()))
    },
  }
}
