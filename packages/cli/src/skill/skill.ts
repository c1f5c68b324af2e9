import { CLIENTS, LANGUAGE_RECORDS, PROVIDERS, programFileOf, TASKS } from '@model-snippets/core'
import { CAUSES } from '@model-snippets/core/errors'
import { OPTIONS } from '../arguments.ts'
import { optionRows } from '../help.ts'
import { listed } from '../listed.ts'
import { MCP_TOOLS } from '../mcp/server.ts'

/** The skill's name, also of its folder, and what agents read before they decide to open it. */
export const SKILL = {
  name: 'model-snippets',
  description: `Gets complete, tested programs that call a hosted machine-learning model: chat, streaming, tool loops, structured output, images, speech, embeddings, and more, in ${listed(
    LANGUAGE_RECORDS.map(({ label }) => label),
    'and',
  )}, for Hugging Face Inference Providers, a provider's own API, an inference endpoint, or a server on this machine. Use it when you write, change, or fix code that calls such a model, when you choose a provider or a client for one, or when such a call fails.`,
} as const

/** Files with their paths in the skill's folder. */
export type SkillFiles = ReadonlyMap<string, string>

/** The package's command. It isn't on a registry yet, so it works in a clone. */
const COMMAND = 'npx @model-snippets/cli'

/** Origins that need no quotes in a shell: the skill's commands contain them. */
const PLAIN_ORIGIN = /^https?:\/\/[\w.:[\]-]+$/

const MODEL = 'openai/gpt-oss-120b'

/**
 * Returns the files of the agent skill, in the open format of agentskills.io: `SKILL.md`, and references that an agent
 * opens if it needs them. The references come from the records of options, clients, providers, tools, and errors.
 *
 * @param site the origin of a site that serves the HTTP API, such as `https://models.example.com`; without it, the
 *   skill uses the command line
 * @throws RangeError if the origin isn't one, or has characters that a shell may interpret
 * @example
 * const files = skillFiles('https://models.example.com')
 * console.log([...files.keys()]) // ['SKILL.md', 'references/options.md', …]
 */
export function skillFiles(site?: string): SkillFiles {
  if (site !== undefined && !PLAIN_ORIGIN.test(site))
    throw new RangeError(`not a plain origin: ${JSON.stringify(site)}`)
  return new Map([
    ['SKILL.md', skillText(site)],
    ...(site === undefined ? [['references/options.md', optionsText()] as const] : []),
    ['references/languages-and-clients.md', clientsText()],
    ['references/providers-and-tasks.md', providersText()],
    ['references/mcp-tools.md', toolsText(site)],
    ['references/errors.md', errorsText()],
  ])
}

const skillText = (site: string | undefined): string => `---
name: ${SKILL.name}
description: ${JSON.stringify(SKILL.description)}
license: MIT
---

# Call hosted models with code that ran

Code that calls a model goes stale quickly: URLs, arguments, and package versions change. Don't write such a call from memory. Get a program from model-snippets and build on it. Each kind of program ran against a mock of the service, except those for PowerShell and the Command Prompt.

If you have the MCP server of model-snippets, use its tools: [references/mcp-tools.md](references/mcp-tools.md). Otherwise, use ${site === undefined ? 'the command line' : 'HTTP'} as described below.

${site === undefined ? byCommand() : byHttp(site)}
Don't write a missing example from memory. Choose another client or provider, or tell the user the reason.

## Use it

1. Save the program under its \`fileName\`, with \`manifest\` and \`files\` next to it, in the user's project or a new folder.
2. Run the command in \`install\`, if any, in that folder.
3. Set the variables in \`env\`, from which the code reads its token. Never write a token into code, and don't ask the user to paste one into the chat.
4. Run the program once unchanged. Then adapt it: functions that the model calls return only sample data. Keep its checks, so that a truncated, refused, or empty answer doesn't look complete.

## Check it

- \`assumptions\` says what the program assumes, why, and how to check it. Tell the user about each assumption.
- We ran programs against a mock of the service, not the service itself. Only a run with the user's token shows that a provider serves the model today.
${site === undefined ? TWIN : ''}
## Read an error

${site === undefined ? errorByCommand() : errorByHttp(site)}
[references/errors.md](references/errors.md) lists all causes.

## References

${site === undefined ? '- [references/options.md](references/options.md): all options of the command\n' : ''}- [references/languages-and-clients.md](references/languages-and-clients.md): languages, clients, and what each installs
- [references/providers-and-tasks.md](references/providers-and-tasks.md): providers and their tasks
- [references/mcp-tools.md](references/mcp-tools.md): the tools of the MCP server
`

const TOOLS =
  '[{"type":"function","function":{"name":"get_price","parameters":{"type":"object","properties":{"symbol":{"type":"string"}},"required":["symbol"]}}}]'

const TWIN = `- Without a token, run the program against the same mock. Install it with \`npm install --save-dev @model-snippets/twin\`, then run \`${COMMAND} twin -- python3 chat.py\`. Add \`--scenario 429-twice\`, or another scenario from \`twin --scenarios\`, to see how the program handles failures.
`

const byCommand =
  (): string => `The package isn't on a registry yet. In a clone of its repository, run \`npm run setup && npm run build\` once. The commands below work in that folder; save the user's program in the user's folder.

## Get an example

Choose the model's id on Hugging Face, such as \`${MODEL}\`, a language, and a client. Standard output contains only the code:

\`\`\`sh
${COMMAND} ${MODEL} --language python --client openai > chat.py
\`\`\`

With \`--json\`, you also get everything you need to run it: \`fileName\`, \`manifest\`, \`files\`, \`install\`, \`env\`, and \`run\`.

Use options for what the user wants, instead of changing the code later:

\`\`\`sh
${COMMAND} ${MODEL} --language js --client openai --stream --message 'Why is the sky blue?'
${COMMAND} ${MODEL} --language python --client openai --recipe tool-loop
${COMMAND} ${MODEL} --language python --client openai --recipe tool-loop --tools '${TOOLS}'
${COMMAND} ${MODEL} --language go --provider groq --direct
${COMMAND} Qwen/Qwen3-Embedding-8B --language python --client openai --provider deepinfra
\`\`\`

If there's no example, the command prints why and exits with code 1. \`--explain\` prints the reason for each client without an example.
`

const errorByCommand = (): string => `Pass what the program printed:

\`\`\`sh
${COMMAND} explain-error 'Error code: 429 - rate limit exceeded'
\`\`\`

It prints the cause and what to do, or says that it doesn't recognize the message. To get a program that retries temporary failures, add \`--retries\` to the command in [Get an example](#get-an-example).
`

/** Endings of a model's page that return a program. */
const ENDINGS = LANGUAGE_RECORDS.map((record) => programFileOf(record, 'posix').extension)

const byHttp = (site: string): string => `## Get an example

Choose the model's id on Hugging Face, such as \`${MODEL}\`, a language, and a client:

\`\`\`sh
curl -fsS '${site}/models/${MODEL}.py?client=openai' > chat.py
\`\`\`

The extension selects the language (${ENDINGS.map(code).join(', ')}) or another form: \`.md\` has all steps with their code. JSON also has the command that installs the client (\`install\`), variables (\`env\`), files, and what ran (\`verified\`):

\`\`\`sh
curl -fsS -H 'accept: application/json' '${site}/api/models/${MODEL}/snippets?language=python&client=openai'
\`\`\`

Use parameters for what the user wants, instead of changing the code later:

\`\`\`sh
curl -fsS '${site}/models/${MODEL}.mjs?client=openai&stream=true'
curl -fsS '${site}/models/${MODEL}.py?client=openai&recipe=tool-loop'
curl -fsS '${site}/models/${MODEL}.go?provider=groq&directRequest=true'
curl -fsS '${site}/models/Qwen/Qwen3-Embedding-8B.py?client=openai&provider=deepinfra'
\`\`\`

If there's no example, the response says why. ${site}/api/openapi.json lists all parameters and operations.
`

const errorByHttp = (site: string): string => `Send what the program printed:

\`\`\`sh
curl -fsS ${site}/api/explain-error -H 'content-type: application/json' -d '{"message":"Error code: 429 - rate limit exceeded"}'
\`\`\`

The response has the cause and what to do; the cause is \`null\` if we don't recognize the message. To get a program that retries temporary failures, add \`retries=true\` to the request in [Get an example](#get-an-example).
`

const opening = (title: string, lead: string): string => `# ${title}\n\n${lead}\n\n`

function code(text: string): string {
  return `\`${text}\``
}

const optionsText = (): string =>
  `${opening('Options', `Options of \`${COMMAND} <model>\`:`)}\`\`\`text\n${optionRows(OPTIONS)}\n\`\`\`\n`

const clientsText = (): string =>
  opening(
    'Languages and clients',
    'Not every client can make every call. If a client can’t make a call, you get the reason.',
  ) +
  table(
    ['language', 'client', 'install'],
    LANGUAGE_RECORDS.flatMap(({ id }) =>
      CLIENTS.filter(({ language }) => language === id).map(({ id: client, install }) => [
        code(id),
        code(client),
        install === null ? 'nothing' : code(install),
      ]),
    ),
  )

/** Providers that Hugging Face doesn’t forward requests to. */
const DIRECT_ONLY = Object.values(PROVIDERS).flatMap(({ label, directOnly }) =>
  directOnly === undefined ? [] : [label],
)

const providersText = (): string =>
  `${opening(
    'Providers and tasks',
    `By default, the provider is \`auto\`: Hugging Face chooses one. Programs call a provider through Hugging Face, with a Hugging Face token, unless you ask for a direct request, which needs the provider’s own key. Requests to ${listed(DIRECT_ONLY, 'and')} must be direct.`,
  )}${table(
    ['provider', 'id', 'tasks'],
    Object.values(PROVIDERS).map(({ id, label, routes }) => [
      label,
      code(id),
      Object.keys(routes).map(code).join(', '),
    ]),
  )}\nTasks:\n\n${Object.keys(TASKS)
    .map((id) => `- ${code(id)}\n`)
    .join('')}`

const toolsText = (site: string | undefined): string =>
  `${opening(
    'MCP tools',
    `\`${COMMAND} mcp\` serves these tools over standard input and output${site === undefined ? '' : `; ${site}/mcp serves them over Streamable HTTP`}. All are read-only.`,
  )}${MCP_TOOLS.map(({ name, description }) => `## ${code(name)}\n\n${description}\n`).join('\n')}`

const errorsText = (): string =>
  `${opening('Errors', 'What each failure means, and what to do.')}${CAUSES.map(
    ({ title, meaning, action, passes }) =>
      `## ${title}\n\n${meaning}\n\n**Do:** ${action}${passes === true ? ' The same call may succeed later.' : ''}\n`,
  ).join('\n')}`

/** A Markdown table; cells hold no line breaks. */
function table(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]): string =>
    `| ${cells.map((cell) => cell.replaceAll('|', '\\|')).join(' | ')} |`
  return `${[line(head), line(head.map(() => '---')), ...rows.map(line)].join('\n')}\n`
}
