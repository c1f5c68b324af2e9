/**
 * Writes the two tables of what pages show of tasks, from the folders of the tasks, so that adding one touches no list.
 *
 * `pipeline.ts` makes a folder a pipeline type, and its `order` decides where it stands in both tables. `page.ts` is its
 * entry, which not every type has: the table of entries holds `undefined` for the others. Both export a const that is
 * called like the folder.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pipeline } from '../../packages/core/src/tasks/pages/pipeline.ts'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'
import { identifierOf } from './render-index.ts'

const TASKS = 'packages/core/src/tasks'
/** The folder of the tables, beside those of the tasks. */
const PAGES = 'pages'

interface TaskFolder {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly hasEntry: boolean
}

/**
 * The folders of pipeline types, by order.
 *
 * @param tasks the folder of the tasks
 * @throws Error naming the folder, when its files export no const of its name, when an entry has no pipeline type, and
 * when two types have the same order
 */
async function taskFolders(tasks: string): Promise<TaskFolder[]> {
  const folders: TaskFolder[] = []
  for (const id of readdirSync(tasks).sort()) {
    if (id === PAGES) continue
    const hasEntry = existsSync(join(tasks, id, 'page.ts'))
    if (!existsSync(join(tasks, id, 'pipeline.ts'))) {
      if (hasEntry) throw new Error(`${id}/page.ts: expected a pipeline.ts next to it`)
      continue
    }
    const { order } = (await record(tasks, id, 'pipeline.ts')) as Pipeline
    if (hasEntry) await record(tasks, id, 'page.ts')
    folders.push({ id, name: identifierOf(id), order, hasEntry })
  }
  folders.sort((a, b) => a.order - b.order)
  for (const [index, { id, order }] of folders.entries()) {
    const next = folders[index + 1]
    if (next?.order === order) throw new Error(`${id} and ${next.id}: both have the order ${order}; change one`)
  }
  return folders
}

async function record(tasks: string, id: string, file: string): Promise<unknown> {
  const module = (await import(pathToFileURL(join(tasks, id, file)).href)) as { readonly [name: string]: unknown }
  const found = module[identifierOf(id)]
  if (found === undefined) throw new Error(`${id}/${file}: expected an export named ${identifierOf(id)}`)
  return found
}

const HEADER = '// Written by `npm run generate` from the folders of the tasks. Do not edit.\n'

const keyOf = (id: string): string => (/^\w+$/.test(id) ? id : `'${id}'`)

const imports = (folders: readonly TaskFolder[], file: string): string[] =>
  [...folders]
    .sort((a, b) => (a.id < b.id ? -1 : 1))
    .map(({ id, name }) => `import { ${name} } from '../${id}/${file}'`)

function renderPipelines(folders: readonly TaskFolder[]): string {
  return [
    HEADER,
    ...imports(folders, 'pipeline.ts'),
    "import type { Pipeline } from './pipeline.ts'",
    '',
    '/** Every pipeline type, in the order in which readers see them. */',
    'export const PIPELINES = {',
    ...folders.map(({ id, name }) => `  ${keyOf(id)}: ${name},`),
    '} as const satisfies { readonly [id: string]: Pipeline }',
    '',
  ].join('\n')
}

function renderEntries(folders: readonly TaskFolder[]): string {
  const withEntry = folders.filter(({ hasEntry }) => hasEntry)
  return [
    HEADER,
    ...imports(withEntry, 'page.ts'),
    "import type { PipelineType } from './pipelines.ts'",
    "import type { TaskEntry } from './task-entry.ts'",
    '',
    '/** What a task page knows of its task, by pipeline type; `undefined` for a type that has no entry. */',
    'export const TASKS_DATA: Readonly<Record<PipelineType, TaskEntry | undefined>> = {',
    ...folders.map(({ id, name, hasEntry }) => `  ${keyOf(id)}: ${hasEntry ? name : 'undefined'},`),
    '}',
    '',
  ].join('\n')
}

/**
 * Brings both tables up to date, or only says which are stale.
 *
 * @param tasks the folder of the tasks, below the root; the tables lie in its folder `pages`
 * @returns the files that were stale
 */
export async function writeTaskPages({ check, root = ROOT }: Writing, tasks = TASKS): Promise<string[]> {
  const folders = await taskFolders(join(root, tasks))
  const tables = { 'pipelines.generated.ts': renderPipelines(folders), 'entries.generated.ts': renderEntries(folders) }
  return writeFiles(
    Object.entries(tables).map(([file, text]) => [`${tasks}/${PAGES}/${file}`, text]),
    { check, root },
  )
}
