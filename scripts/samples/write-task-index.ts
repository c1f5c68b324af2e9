/**
 * Writes the table of task entries, so that adding an entry touches no list.
 *
 *     npx tsx scripts/samples/write-task-index.ts            writes the table when it is stale
 *     npx tsx scripts/samples/write-task-index.ts --check    writes nothing and exits with 1 when it is stale
 *
 * The general index writer does not serve here: the table has a key for every pipeline type, also for those without an
 * entry, and its order is that of the pipeline types.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'
import { fileURLToPath, pathToFileURL } from 'node:url'
import { PIPELINE_DATA } from '../../packages/core/src/tasks/catalogue/pipelines.ts'
import { identifierOf } from '../write-indexes.ts'

const FOLDER = resolve(dirname(fileURLToPath(import.meta.url)), '../../packages/core/src/tasks/catalogue')
const TARGET = join(FOLDER, 'index.generated.ts')

/** The text of `index.generated.ts`, from the files that lie beside it. */
export function renderTaskIndex(): string {
  const imports: string[] = []
  const entries: string[] = []
  for (const id of Object.keys(PIPELINE_DATA)) {
    const exists = existsSync(join(FOLDER, `${id}.ts`))
    if (exists) imports.push(`import { ${identifierOf(id)} } from './${id}.ts'`)
    entries.push(`  ${id.includes('-') ? `'${id}'` : id}: ${exists ? identifierOf(id) : 'undefined'},`)
  }
  return [
    '// Written by scripts/samples/write-task-index.ts from the files beside it. Do not edit.',
    '',
    ...imports,
    "import type { PipelineType } from './pipelines.ts'",
    "import type { TaskEntry } from './task-entry.ts'",
    '',
    '/** What a task page knows of its task, by pipeline type; `undefined` for a type that has no entry. */',
    'export const TASKS_DATA: Readonly<Record<PipelineType, TaskEntry | undefined>> = {',
    ...entries,
    '}',
    '',
  ].join('\n')
}

/** The text of the table as it lies in the folder. */
export const readTaskIndex = (): string => (existsSync(TARGET) ? readFileSync(TARGET, 'utf8') : '')

if (process.argv[1] !== undefined && import.meta.url === pathToFileURL(resolve(process.argv[1])).href) {
  const text = renderTaskIndex()
  if (readTaskIndex() !== text) {
    if (process.argv.includes('--check')) {
      console.error(`stale: ${TARGET} (npx tsx scripts/samples/write-task-index.ts writes it)`)
      process.exitCode = 1
    } else {
      writeFileSync(TARGET, text)
    }
  }
}
