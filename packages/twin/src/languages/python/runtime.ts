import { fileURLToPath } from 'node:url'
import { runProcess } from '../../run/process.ts'
import { specifiersIn } from '../install-command.ts'
import { unreadable } from '../source-facts.ts'
import type { Pauses, Runtime, Surroundings } from '../twin-language.ts'
import { WITHOUT_LOOK_UPS } from './clients.ts'
import { frameworkReleases, installedInterpreter, ipythonPackages, pythonInterpreter } from './environment.ts'
import { PythonWorker } from './worker.ts'

const fileOf = (name: string): string => fileURLToPath(new URL(name, import.meta.url))

const RUN_NOTEBOOK = fileOf('./run_notebook.py')

/** Files that run before an example with modified pauses. */
const START_UP: Readonly<Partial<Record<Pauses, string>>> = {
  short: fileOf('./pauses.py'),
  endless: fileOf('./pauses.py'),
  fast: fileOf('./fast_clock.py'),
}

/** Python with its clients imported once. Examples run in forks of warm processes, one per install command. */
export async function openPython({ folder, path, caPath }: Surroundings, fastClock: number): Promise<Runtime> {
  const everything = await pythonInterpreter()
  const workers = new Map<string, PythonWorker>()

  /** Returns the interpreter for an install command; without one, the interpreter with every client. */
  const interpreterFor = (install: string | null | undefined): Promise<string> =>
    install === undefined || install === null ? Promise.resolve(everything) : installedInterpreter(install)

  /** Returns an interpreter's process, which imports each client once for all examples. */
  function workerOf(interpreter = everything): PythonWorker {
    const known = workers.get(interpreter)
    if (known !== undefined) return known
    const worker = PythonWorker.start(interpreter, {
      PATH: path,
      HOME: folder,
      LANG: 'C.UTF-8',
      SSL_CERT_FILE: caPath,
      ...WITHOUT_LOOK_UPS,
    })
    workers.set(interpreter, worker)
    return worker
  }

  return {
    run: async (job) => {
      const interpreter = await interpreterFor(job.install)
      const quiet = { ...job.env, ...WITHOUT_LOOK_UPS }
      if (job.file.endsWith('.ipynb')) {
        return runProcess(interpreter, [RUN_NOTEBOOK, await ipythonPackages(), job.file], { ...job, env: quiet })
      }
      if (job.cold) return runProcess(interpreter, [job.file], { ...job, env: quiet })
      const { folder, file, stdout, stderr, seconds } = job
      const env = job.pauses === 'fast' ? { ...quiet, FAST_CLOCK: String(fastClock) } : quiet
      const startUp = START_UP[job.pauses]
      const started = startUp === undefined ? {} : { startUp }
      return workerOf(interpreter).do({ kind: 'run', folder, file, env, stdout, stderr, seconds, ...started })
    },
    read: async (source) => {
      const facts = await workerOf().do({ kind: 'analyse', source })
      return facts.error === null ? facts : unreadable(facts.error)
    },
    installed: async (specifiers) => {
      const releases = await frameworkReleases(specifiers)
      const answer = await workerOf().do({ kind: 'requirements', arguments: specifiers, releases })
      return answer.error === null ? answer.requirements : answer.error
    },
    release: async ({ id, install }) => {
      const specifiers = specifiersIn(install)
      const requirement = specifiers[0] ?? id
      const releases = await frameworkReleases(specifiers)
      const interpreter = releases === undefined ? await interpreterFor(install) : everything
      const { python, ...found } = await workerOf(interpreter).do({ kind: 'release', requirement, releases })
      return { ...found, runtime: `Python ${python}` }
    },
    close: async () => {
      await Promise.all([...workers.values()].map((worker) => worker.stop()))
    },
  }
}
