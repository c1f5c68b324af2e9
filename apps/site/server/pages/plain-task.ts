import { languageRecord } from '@model-snippets/core'
import type { ExampleRepo, TaskDemoEntry } from '@model-snippets/core/tasks'
import { chooseSnippet } from '../../app/domain/examples/choice.ts'
import { fenced } from '../../app/domain/files/markdown.ts'
import { fenceOf } from '../../app/domain/libraries/library-language.ts'
import { sampleText } from '../../app/domain/tasks/sample-text.ts'
import { isTask, nearTasks } from '../../app/domain/tasks/task-list-data.ts'
import { readTaskPage, type TaskExample, type TaskPage } from '../../app/domain/tasks/task-page-data.ts'
import { taskPath } from '../../app/domain/tasks/task-path.ts'
import { texts } from '../../app/ui/texts/en/tasks.ts'
import { notebookOf } from '../files/notebook.ts'
import { readSample } from './plain-example.ts'
import { codeOf, inLanguage, languageOf } from './plain-library.ts'
import { EXAMPLE_FORMS, plainResponse, readPlainName, unknownName } from './plain-response.ts'

/** Responds to `/tasks/{id}.json`, `.md`, `.ipynb`, and language extensions; `undefined` if the URL is a page. */
export async function plainTask(url: URL): Promise<Response | undefined> {
  const asked = readPlainName(url.pathname.slice('/tasks/'.length), EXAMPLE_FORMS)
  if (asked === undefined) return undefined
  const { name, form } = asked
  if (!isTask(name)) {
    const near = nearTasks(name).map(({ id }) => id)
    return unknownName('task', name, near, '/tasks')
  }
  const page = await readTaskPage(name, form === 'ipynb')
  if (form === 'json') return plainResponse(form, asJson(page))
  if (form === 'md') return plainResponse(form, asMarkdown(page))
  const code = page.example && codeOfTask(form, page.example, url.searchParams.get('client') ?? undefined)
  return code === undefined
    ? plainResponse('txt', `${page.name} has no example ${inLanguage(form)}.\n`, 404)
    : plainResponse(form, code)
}

/** Returns the example on the task’s page in a language, or the code that runs its model with a library. */
function codeOfTask(form: string, { model, task, examples, uses }: TaskExample, client?: string): string | undefined {
  const called = chooseSnippet(
    examples.filter(({ language }) => language === languageOf(form)),
    { client },
  )
  if (called !== undefined) {
    return form === 'ipynb' ? notebookOf(model, called, { task, isStreamed: false }, readSample) : called.content
  }
  for (const use of uses) {
    const code = codeOf(form, use.examples, `${use.label}: ${model}`)
    if (code !== undefined) return code
  }
  return undefined
}

const asJson = ({ example, ...page }: TaskPage): string =>
  `${JSON.stringify(
    {
      ...page,
      example: example && {
        model: example.model,
        snippets: example.examples,
        libraries: example.uses.map(({ key, check, examples }) => ({
          library: key,
          check,
          examples: examples.map(({ language, content }) => ({ language, content })),
        })),
      },
    },
    null,
    2,
  )}\n`

function asMarkdown(page: TaskPage): string {
  const { name, summary, canonical, demo, example, models, datasets, metrics, spaces } = page
  const parts = [
    `# ${name}`,
    summary,
    canonical === undefined ? '' : `${texts.page.caseOf} [${canonical.name}](${taskPath(canonical.id)}).`,
    ...(demo === undefined
      ? []
      : [
          `## ${texts.demo.input}`,
          ...demo.inputs.map(demoText),
          `## ${texts.demo.output}`,
          ...demo.outputs.map(demoText),
        ]),
    example === undefined ? '' : `## ${texts.example.title}: ${example.model}`,
    ...(example?.examples ?? []).flatMap(({ language, client, install, content }) => [
      `### ${languageRecord(language).label}, ${client}`,
      install === null ? '' : fenced('sh', install),
      fenced(languageRecord(language).program.posix.fence, content),
    ]),
    ...(example?.uses ?? []).flatMap(({ label, examples }) => [
      `### ${label}`,
      ...examples.map(({ language, content }) => fenced(fenceOf(language), content)),
    ]),
    repoList(texts.page.models, models),
    repoList(texts.page.datasets, datasets),
    repoList(texts.page.metrics, metrics),
    repoList(texts.page.spaces, spaces),
  ]
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`
}

const repoList = (title: string, repos: readonly ExampleRepo[]): string =>
  repos.length === 0
    ? ''
    : [`## ${title}\n`, ...repos.map(({ id, description }) => `- \`${id}\`: ${description}`)].join('\n')

function demoText(entry: TaskDemoEntry): string {
  switch (entry.type) {
    case 'text':
      return `${entry.label}:\n\n${fenced('text', entry.content)}`
    case 'text-with-tokens':
      return entry.tokens.map(({ type, start, end }) => `- ${type}: ${entry.text.slice(start, end)}`).join('\n')
    case 'img':
      return `![${sampleText(texts.demo.samples, entry.filename) ?? ''}](/samples/${entry.filename})`
    case 'audio':
      return `[${sampleText(texts.demo.samples, entry.filename) ?? entry.filename}](/samples/${entry.filename})`
    case 'chart':
      return entry.data.map(({ label, score }) => `- ${label}: ${score}`).join('\n')
    case 'tabular': {
      const [names = [], ...rows] = entry.table
      return [names, names.map(() => '---'), ...rows].map((row) => `| ${row.join(' | ')} |`).join('\n')
    }
  }
}
