/**
 * Writes the two tables with the content of task pages, from the tasks' folders, so that nobody has to list a new task
 * by hand.
 *
 * A folder with a `pipeline.ts` is a pipeline type; its `order` is its position in both tables. `page.ts` is its entry
 * in the second table, which contains `undefined` for types without one. Each file exports a constant named after the
 * folder.
 */
import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { Pipeline } from '../../packages/core/src/tasks/pages/pipeline.ts'
import { ROOT } from '../commands.mjs'
import { type Writing, writeFiles } from './generated-files.ts'
import { identifierOf } from './render-index.ts'

const TASKS = 'packages/core/src/tasks'
/** The folder for the tables, next to the tasks' folders. */
const PAGES = 'pages'

interface TaskFolder {
  readonly id: string
  readonly name: string
  readonly order: number
  readonly hasEntry: boolean
}

/**
 * Returns the folders of pipeline types, by order.
 *
 * @param tasks the folder with the tasks
 * @throws Error naming the folder, if its files don't export a constant named after it, if an entry has no pipeline
 * type, or if two types have the same order
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
    '/** All pipeline types, in display order. */',
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
    '/** The content of task pages, by pipeline type; `undefined` for types without an entry. */',
    'export const TASKS_DATA: Readonly<Record<PipelineType, TaskEntry | undefined>> = {',
    ...folders.map(({ id, name, hasEntry }) => `  ${keyOf(id)}: ${hasEntry ? name : 'undefined'},`),
    '}',
    '',
  ].join('\n')
}

/**
 * Updates both tables, or only reports which are stale.
 *
 * @param tasks the folder with the tasks, relative to the root; the tables are in its subfolder `pages`
 * @returns the stale files
 */
export async function writeTaskPages({ check, root = ROOT }: Writing, tasks = TASKS): Promise<string[]> {
  const folders = await taskFolders(join(root, tasks))
  const tables = { 'pipelines.generated.ts': renderPipelines(folders), 'entries.generated.ts': renderEntries(folders) }
  return writeFiles(
    Object.entries(tables).map(([file, text]) => [`${tasks}/${PAGES}/${file}`, text]),
    { check, root },
  )
}
