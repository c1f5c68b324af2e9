import { createHash } from 'node:crypto'
import {
  explainInferenceSnippets,
  type InferenceSnippet,
  ignoredIn,
  LANGUAGE_RECORDS,
  languageRecord,
  type Platform,
  placeOfFile,
  programFileOf,
  taskOf,
} from '@model-snippets/core'
import {
  type AskedExample,
  digestedText,
  exactProof,
  findText,
  type Proof,
  proofOf,
} from '@model-snippets/core/verification'
import type { AskRouter } from '@model-snippets/hub'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { listed } from '../listed.ts'
import { quoted } from '../usage-error.ts'
import { answer, assumptionLine, fenced, inCode } from './answer.ts'
import { type AddServing, CALL_FIELDS, type CallChoice, CHOICE_FIELDS, chosenCall } from './call-fields.ts'
import { inputSchemaOf, outputSchemaOf, readFields } from './fields.ts'

export const GET_SNIPPETS = {
  name: 'get_snippets',
  title: 'Write examples',
  description: `Writes complete programs that call a hosted model: ${listed(
    LANGUAGE_RECORDS.map(({ label }) => label),
    'and',
  )}, for any inference provider, with your own messages or inputs.
Prefer this to code from memory: examples are run against a mock of the service. "ranWith" names the release and says whether this exact text ran.
Use the code unchanged: it reads its token from an environment variable. Install, set the variables, and add the files first. Set "language" and "client" to get one example. "skipped" says which clients have no example, and why.`,
}

const FIELDS = { ...CALL_FIELDS, ...CHOICE_FIELDS }

/** A call, and which examples to return. */
interface Wanted extends CallChoice {
  readonly language?: string
  readonly client?: string
}

/** An example, and the release that it or a similar example last ran with; `null` if none ran. */
interface Shown extends InferenceSnippet {
  readonly ranWith: Proof | null
}

export function addGetSnippets(server: McpServer, addServing: AddServing, askRouter: AskRouter): void {
  server.registerTool(
    GET_SNIPPETS.name,
    {
      title: GET_SNIPPETS.title,
      description: GET_SNIPPETS.description,
      inputSchema: inputSchemaOf(FIELDS),
      outputSchema: outputSchemaOf({ snippets: 'list', skipped: 'list', ignored: 'list' }),
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    (given) =>
      answer(async () => {
        const { language, client, ...choice } = readFields<Wanted>(FIELDS, given)
        const [model, provider, mapping, options] = await chosenCall(choice, addServing, askRouter)
        const explained = explainInferenceSnippets(model, provider, mapping, options, { language, client })
        const isChosen = (entry: { language: string; client: string }): boolean =>
          (language === undefined || entry.language === language) && (client === undefined || entry.client === client)
        const task = taskOf(model) ?? null
        const asked = { task: task ?? undefined, provider, options }
        const snippets = explained.snippets.map(
          (snippet): Shown => ({ ...copy(snippet), ranWith: ranWith(snippet, asked) }),
        )
        const skipped = explained.skipped.filter(isChosen).map((entry) => ({ ...entry }))
        const shown = snippets.map((snippet) => snippet.language)
        const ignored = ignoredIn(shown, explained.ignored, options).map((entry) => ({ ...entry }))
        const text = [
          ...(snippets.length === 0 ? [`No example for ${quoted(model.id)} with this choice.\n`] : []),
          ...snippets.map((snippet) => asMarkdown(snippet, options.platform)),
          ...(ignored.length === 0
            ? []
            : [['Ignored:', ...ignored.map(({ option, reason }) => `- ${option}: ${reason}`), ''].join('\n')]),
          ...(skipped.length === 0 ? [] : [['Not available:', ...skipped.map(notOffered), ''].join('\n')]),
        ].join('\n')
        return { text, structured: { model: model.id, provider, task, snippets, skipped, ignored } }
      }),
  )
}

/** Copies an example, because the originals are frozen and shared between calls. */
const copy = ({ assumptions, notes, ...snippet }: InferenceSnippet): InferenceSnippet => ({
  ...snippet,
  ...(assumptions === undefined ? {} : { assumptions: assumptions.map((assumption) => ({ ...assumption })) }),
  manifest: snippet.manifest && { ...snippet.manifest },
  ...(notes === undefined ? {} : { notes: [...notes] }),
  env: snippet.env.map((variable) => ({ ...variable })),
  files: snippet.files.map((file) => ({ ...file })),
})

function ranWith(snippet: InferenceSnippet, asked: AskedExample): Proof | null {
  if (snippet.assumptions !== undefined) return null
  const digest = createHash('sha256').update(digestedText(snippet)).digest('hex')
  return exactProof(findText(digest), proofOf(snippet, asked)) ?? null
}

const notOffered = ({ language, client, reason }: { language: string; client: string; reason: string }): string =>
  `- ${language}/${client}: ${reason}`

const fileLine = (name: string): string =>
  ({
    beside: `- Put ${inCode(name)} in the same folder as the program`,
    elsewhere: `- The program reads ${inCode(name)}`,
    home: `- The program treats the \`~\` in ${inCode(name)} as a folder name: use the full path`,
  })[placeOfFile(name)]

function asMarkdown(
  {
    language,
    client,
    content,
    typescript,
    install,
    add,
    fileName,
    run,
    env,
    files,
    ranWith,
    assumptions = [],
    notes = [],
  }: Shown,
  platform?: Platform,
): string {
  const lines = [`## ${language}/${client}`, '']
  if (install !== null) lines.push(`- Install: \`${install}\``)
  if (add !== null && add !== install)
    lines.push(...add.split('\n').map((line) => `- In an existing project: \`${line}\``))
  for (const { name, description, url } of env) {
    lines.push(`- Set \`${name}\`: ${description}${url === undefined ? '' : ` (${url})`}`)
  }
  for (const { name } of files) {
    lines.push(fileLine(name))
  }
  lines.push(`- Save as \`${fileName}\` and run \`${run}\``)
  lines.push(...assumptions.map(assumptionLine), ...notes.map((note) => `- ${note}`))
  if (ranWith !== null) {
    const ofForm = typescript
      ? 'We ran the same kind of example in JavaScript, possibly with a different model, inputs, or parameters,'
      : 'We ran the same kind of example, with a different model, inputs, or parameters,'
    const what = ranWith.isExact ? 'This exact text ran' : ofForm
    lines.push(`- ${what} on ${ranWith.date} with ${ranWith.package} ${ranWith.release}`)
  }
  return `${lines.join('\n')}\n\n${fenced(content, programFileOf(languageRecord(language), platform, typescript).fence)}`
}
