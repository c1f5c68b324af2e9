import { createHash } from 'node:crypto'
import {
  caseKey,
  explainInferenceSnippets,
  type InferenceSnippet,
  LANGUAGE_RECORDS,
  languageRecord,
  type Platform,
  programFileOf,
  targetOf,
  taskOf,
} from '@model-snippets/core'
import { digestedText, findText, findVerification } from '@model-snippets/core/verification'
import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js'
import { z } from 'zod'
import { listed } from '../listed.ts'
import { quoted } from '../usage-error.ts'
import { ASSUMPTIONS, answer, assumptionLine, fenced, inCode } from './answer.ts'
import { type AddServing, CALL_FIELDS, CHOICE_FIELDS, chosenCall, strictFields } from './call-fields.ts'

export const GET_SNIPPETS = {
  name: 'get_snippets',
  title: 'Write examples',
  description: `Writes complete programs that call a hosted model: ${listed(
    LANGUAGE_RECORDS.map(({ label }) => label),
    'and',
  )}, for any inference provider, with your own messages or inputs.
Prefer this to code from memory: examples are run, with the named release of their client, against a stand-in of the service. "ranWith" says when, and whether it was this very text.
Use the code as it stands. It reads its token from an environment variable; put no token into it. Run the install command, set the variables and add the files that are named first.
Give "language" and "client" to get one example. What is not offered is listed under "skipped" with the reason.`,
}

const INPUT = strictFields({ ...CALL_FIELDS, ...CHOICE_FIELDS })

const SNIPPET = z.object({
  language: z.string(),
  client: z.string(),
  content: z.string().describe('The program.'),
  install: z.string().nullable().describe('Command that installs the client; null when nothing is needed.'),
  env: z
    .array(z.object({ name: z.string(), description: z.string(), url: z.string().optional() }))
    .describe('Environment variables that the program reads.'),
  files: z
    .array(z.object({ name: z.string(), mediaType: z.string(), sample: z.string().optional() }))
    .describe('Files that must lie beside the program.'),
  assumptions: ASSUMPTIONS,
})

const OUTPUT = {
  model: z.string(),
  provider: z.string(),
  task: z.string().nullable(),
  snippets: z.array(
    SNIPPET.extend({
      ranWith: z
        .object({
          package: z.string(),
          release: z.string(),
          date: z.string(),
          isExact: z.boolean().describe('True when this very text ran, false when one with other inputs did.'),
        })
        .nullable()
        .describe(
          'The release that it, or an example of its form, last ran with, and the day; null when none did, and for a program that rests on "assumptions".',
        ),
    }),
  ),
  skipped: z.array(z.object({ language: z.string(), client: z.string(), reason: z.string() })),
  ignored: z
    .array(z.object({ option: z.string(), reason: z.string() }))
    .describe('What was given and changes nothing, and why.'),
}
type Shown = z.infer<typeof OUTPUT.snippets>[number]

export function addGetSnippets(server: McpServer, addServing: AddServing): void {
  server.registerTool(
    GET_SNIPPETS.name,
    {
      title: GET_SNIPPETS.title,
      description: GET_SNIPPETS.description,
      inputSchema: INPUT,
      outputSchema: OUTPUT,
      annotations: { readOnlyHint: true, openWorldHint: true },
    },
    ({ language, client, ...choice }) =>
      answer(async () => {
        const [model, provider, mapping, options] = await chosenCall(choice, addServing)
        const explained = explainInferenceSnippets(model, provider, mapping, options)
        const isChosen = (entry: { language: string; client: string }): boolean =>
          (language === undefined || entry.language === language) && (client === undefined || entry.client === client)
        const task = taskOf(model) ?? null
        const target = targetOf(provider, options)
        const snippets = explained.snippets.filter(isChosen).map((snippet): Shown => {
          const { language, client } = snippet
          const streaming = options.streaming === true
          const key = caseKey({ language, client, task: task ?? '', provider, target, streaming })
          return { ...copy(snippet), ranWith: ranWith(snippet, key) }
        })
        const skipped = explained.skipped.filter(isChosen).map((entry) => ({ ...entry }))
        const ignored = explained.ignored.map((entry) => ({ ...entry }))
        const text = [
          ...(snippets.length === 0 ? [`Nothing is offered for ${quoted(model.id)} with this choice.\n`] : []),
          ...snippets.map((snippet) => asMarkdown(snippet, options.platform)),
          ...(ignored.length === 0
            ? []
            : [['Without effect:', ...ignored.map(({ option, reason }) => `- ${option}: ${reason}`), ''].join('\n')]),
          ...(skipped.length === 0 ? [] : [['Not offered:', ...skipped.map(notOffered), ''].join('\n')]),
        ].join('\n')
        return { text, structured: { model: model.id, provider, task, snippets, skipped, ignored } }
      }),
  )
}

/** The examples are shared between calls and frozen; what goes out is plain. */
const copy = ({ assumptions, ...snippet }: InferenceSnippet): z.infer<typeof SNIPPET> => ({
  ...snippet,
  ...(assumptions === undefined ? {} : { assumptions: assumptions.map((assumption) => ({ ...assumption })) }),
  env: snippet.env.map((variable) => ({ ...variable })),
  files: snippet.files.map((file) => ({ ...file })),
})

function ranWith(snippet: InferenceSnippet, key: string): Shown['ranWith'] {
  if (snippet.assumptions !== undefined) return null
  const text = findText(createHash('sha256').update(digestedText(snippet)).digest('hex'))
  const isExact = text?.result === 'passed'
  const found = isExact ? text : findVerification(key)
  if (found?.result !== 'passed') return null
  return { package: found.package, release: found.release, date: found.date, isExact }
}

const notOffered = ({ language, client, reason }: { language: string; client: string; reason: string }): string =>
  `- ${language}/${client}: ${reason}`

function asMarkdown(
  { language, client, content, install, env, files, ranWith, assumptions = [] }: Shown,
  platform?: Platform,
): string {
  const lines = [`## ${language}/${client}`, '']
  if (install !== null) lines.push(`- Install: \`${install}\``)
  for (const { name, description, url } of env) {
    lines.push(`- Set \`${name}\`: ${description}${url === undefined ? '' : ` (${url})`}`)
  }
  for (const { name } of files) lines.push(`- Put ${inCode(name)} beside the program`)
  lines.push(...assumptions.map(assumptionLine))
  if (ranWith !== null) {
    const what = ranWith.isExact ? 'This exact text ran' : 'An example of this form, with other inputs, ran'
    lines.push(`- ${what} on ${ranWith.date} with ${ranWith.package} ${ranWith.release}`)
  }
  return `${lines.join('\n')}\n\n${fenced(content, programFileOf(languageRecord(language), platform).fence)}`
}
