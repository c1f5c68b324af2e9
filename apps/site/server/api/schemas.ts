import { z } from '@hono/zod-openapi'
import { CLIENTS, LANGUAGES, PROVIDERS } from '@model-snippets/core'
import { STEP_KINDS, SYSTEMS } from '@model-snippets/core/local-apps'
import { OPTIONS, type OptionName, type OptionRecord } from '@model-snippets/core/options'
import { CONFIGURATION_PARAMETERS } from '../../app/domain/configuration/configuration.ts'
import type { InputName } from '../../app/domain/configuration/inputs.ts'
import { PARAMETERS, type ParameterKind } from '../../app/domain/configuration/parameters.ts'
import { bodyField, optionFields, queryField } from './options.ts'
import { MOST_ERRORS } from './read-request.ts'

type Bounds = Pick<Extract<ParameterKind, { kind: 'number' }>, 'least' | 'most' | 'whole'>

export const PROVIDER_IDS = Object.keys(PROVIDERS)
export const CLIENT_IDS = [...new Set(CLIENTS.map(({ id }) => id))]
export const TARGETS = ['routed', 'direct', 'endpoint'] as const

const text = (description: string, example?: string) =>
  z
    .string()
    .optional()
    .openapi({ description, ...(example === undefined ? {} : { example }) })

/** A number that arrives as text. What is no number, or out of bounds, is judged by what judges the page's form. */
const numberText = ({ least, most, whole }: Bounds, description: string) =>
  z
    .string()
    .optional()
    .openapi({ type: whole ? 'integer' : 'number', minimum: least, maximum: most, description })

/** A whole number that arrives as text. */
export const wholeNumber = (least: number, most: number, fallback: number, description: string) =>
  z
    .string()
    .regex(/^\d{1,7}$/, `Must be a whole number from ${least} to ${most}`)
    .transform(Number)
    .refine((value) => value >= least && value <= most, `Must be a whole number from ${least} to ${most}`)
    .default(fallback)
    .openapi({ type: 'integer', minimum: least, maximum: most, default: fallback, description })

const INPUTS: { readonly [name in InputName]: z.ZodType } = {
  inputs: text('The input of tasks that have one: a text, or the path or address of a file.'),
  image: text('The path or address of a picture, where the task has more than that.', 'cat.png'),
  prompt: text('What to make of the picture.'),
  question: text('The question.'),
  context: text('The text that holds the answer.'),
  query: text('The question to a table.'),
  table: text('The rows of a table as JSON; the first names the columns.', '[["city", "people"], ["Lima", "10"]]'),
  source_sentence: text('The sentence that the others are compared with.'),
  sentences: text('Sentences, as a JSON list.', '["One sentence.", "Another one."]'),
  columns: text('The rows of a table as JSON; the first names the columns.', '[["height", "width"], ["1", "2"]]'),
}

/** Parameters of tasks, by what they may hold. */
function ofKind(name: string, parameter: ParameterKind): z.ZodType {
  const description = `The parameter \`${name}\` of the tasks that have it.`
  switch (parameter.kind) {
    case 'number':
      return numberText(parameter, description)
    case 'switch':
      return z.enum(['true', 'false', '']).optional().openapi({ description })
    case 'choice':
      return z
        .enum([...parameter.options, ''])
        .optional()
        .openapi({ description })
    case 'list':
      return text(`${description} A list, one item a line.`)
    case 'text':
      return text(description)
  }
}

/** What is said of the parameters that the page's address has, too; one that is missing here is taken as text. */
const STATE: Readonly<Record<string, z.ZodType>> = {
  ...INPUTS,
  ...Object.fromEntries(Object.entries(PARAMETERS).map(([name, parameter]) => [name, ofKind(name, parameter)])),
  ...Object.fromEntries(
    (OPTIONS as readonly OptionRecord[]).flatMap(({ name, query }) =>
      query === undefined || query === 'inputs' ? [] : [[query, queryField(name as OptionName)]],
    ),
  ),
}

/** The parameters of a model's page: the same address gives the same examples there and here. */
export const StateQuery = z.strictObject({
  ...Object.fromEntries(
    CONFIGURATION_PARAMETERS.map((name) => [name, STATE[name] ?? text('As on the page of the model.')]),
  ),
  language: queryField('language'),
  client: queryField('client'),
})

export const ModelPath = z.object({
  owner: z.string().min(1).openapi({ description: 'The part of the model’s id before the slash.', example: 'openai' }),
  name: z.string().min(1).openapi({ description: 'The part after it.', example: 'gpt-oss-120b' }),
})

/**
 * A list of so many items at most. It is judged item by item, and no further than to the first few problems: a problem
 * takes far longer to describe than an item that is right takes to read.
 */
export const listOf = <Item extends z.ZodType>(item: Item, most: number) =>
  z.preprocess((value, context) => {
    if (!Array.isArray(value)) return value
    if (value.length > most) {
      context.issues.push({ code: 'too_big', origin: 'array', maximum: most, inclusive: true, input: value.length })
      return z.NEVER
    }
    let problems = 0
    for (const [index, each] of value.entries()) {
      const issues = item.safeParse(each).error?.issues ?? []
      for (const issue of issues) context.issues.push({ ...issue, input: undefined, path: [index, ...issue.path] })
      problems += issues.length
      if (problems >= MOST_ERRORS) break
    }
    return problems > 0 ? z.NEVER : value
  }, z.array(item).max(most))

const MOST_TAGS = 5000
const MOST_MAPPINGS = 200
const MOST_WIDGETS = 200
const MOST_FILES = 5000

const anyObject = (description: string) => z.record(z.string(), z.unknown()).describe(description)

export const MappingSchema = z
  .strictObject({
    provider: z.string(),
    hfModelId: z.string(),
    providerId: z.string().describe('The provider’s own id of the model.'),
    status: z.enum(['live', 'staging', 'error']),
    task: z.string(),
    adapter: z.string().optional(),
    adapterWeightsPath: z.string().optional(),
  })
  .openapi('ProviderMapping', { description: 'How one provider serves one model.' })

export const ModelRecordSchema = z
  .looseObject({
    id: z.string().min(1).max(500).openapi({ description: 'The hub id, `owner/name`.', example: 'acme/assistant' }),
    tags: listOf(z.string(), MOST_TAGS).optional(),
    pipeline_tag: z.string().optional().openapi({ example: 'text-generation' }),
    library_name: z.string().optional(),
    mask_token: z.string().optional().describe('The mask of a fill-mask model.'),
    config: anyObject('What the model’s configuration files say.').optional(),
    cardData: anyObject('What the model’s card says.').optional(),
    widgetData: listOf(z.unknown(), MOST_WIDGETS)
      .optional()
      .openapi({ example: [{ text: 'Hello' }] }),
    transformersInfo: z
      .looseObject({
        processor: z.string().optional(),
        auto_model: z.string().optional(),
        custom_class: z.string().optional(),
      })
      .optional(),
    inferenceProviderMapping: listOf(MappingSchema, MOST_MAPPINGS).optional(),
    siblings: listOf(z.unknown(), MOST_FILES)
      .optional()
      .openapi({ description: 'The files, each with its `rfilename`.', example: [{ rfilename: 'model-Q4_K_M.gguf' }] }),
    gated: z.union([z.boolean(), z.enum(['auto', 'manual'])]).optional(),
  })
  .openapi('ModelRecord', {
    description: 'What a hub says of a model. Further fields of the hub’s answer are allowed.',
  })

export const OptionsSchema = z.looseObject(optionFields()).openapi('SnippetOptions', {
  description:
    'What the reader chose. For chat, further fields of the API’s requests travel in the request’s body: `seed`, `tools`, `response_format` …; fields that a provider alone knows belong in `parameters`. No token: examples read an environment variable.',
})

export const modelChoice = (example: object) =>
  z
    .union([z.string(), ModelRecordSchema], {
      error: ({ input }) =>
        `${input === undefined ? 'It is missing: give' : 'Expected'} the id of a model, or the record of one`,
    })
    .openapi({ description: 'The id of a model of the catalogue, or the record of any model.', example })

/** A model by its id or by its record, and the call that is wanted. */
export const CallBody = z
  .strictObject({
    model: modelChoice({ id: 'acme/assistant', pipeline_tag: 'text-generation', tags: ['conversational'] }),
    provider: bodyField('provider'),
    mapping: MappingSchema.optional(),
    options: OptionsSchema.optional(),
    language: bodyField('language'),
    client: bodyField('client'),
  })
  .openapi('CallBody')

export const LibraryBody = z
  .strictObject({
    model: modelChoice({ id: 'acme/embedder', library_name: 'sentence-transformers' }),
    library: text('Only the examples of the library with this key.'),
  })
  .openapi('LibraryBody')

const ProofSchema = z
  .object({
    package: z.string().describe('The client’s package.'),
    release: z.string().describe('The release that ran.'),
    date: z.string().openapi({ description: 'The day of the run, in UTC.', example: '2026-11-21' }),
    isExact: z.boolean().describe('True when this very text ran, false when one with other inputs did.'),
  })
  .openapi('Proof')

const VariablesSchema = z.array(
  z.object({
    name: z.string(),
    description: z.string(),
    url: z.string().optional(),
    vendorName: z.string().optional(),
  }),
)

const program = {
  language: z.enum(LANGUAGES),
  client: z.string(),
  content: z.string().describe('The code, a whole program.'),
  install: z.string().nullable().describe('The command that makes a new folder work; null where nothing is needed.'),
  add: z
    .string()
    .nullable()
    .describe('What a project that exists is given, on one line for each tool that keeps such projects.'),
  fileName: z.string().describe('The name of the file that holds the code.'),
  run: z.string().describe('The command that runs it.'),
  manifest: z
    .object({ fileName: z.string(), content: z.string() })
    .nullable()
    .describe('The file by which the package manager of the language installs the same.'),
  env: VariablesSchema.describe('Variables that the code reads.'),
  files: z
    .array(z.object({ name: z.string(), mediaType: z.string(), sample: z.string().optional() }))
    .describe('Files that must lie beside it; `sample` is their path on this site.'),
}

const IgnoredSchema = z.array(z.object({ option: z.string(), reason: z.string() }))

const AssumptionsSchema = z
  .array(
    z.object({
      what: z.string(),
      why: z.string(),
      howToKnow: z.string().describe('Where to find out.'),
      option: z.literal('providerId').optional().describe('The option by which to say it, where there is one.'),
    }),
  )
  .optional()
  .describe('What it rests on that nobody said; left out where nothing is assumed.')

export const SnippetSchema = z
  .object({
    ...program,
    typescript: z
      .literal(true)
      .optional()
      .describe('Set where the content is TypeScript: the program of the language js, with types.'),
    assumptions: AssumptionsSchema,
    notes: z
      .array(z.string())
      .optional()
      .describe('What to know of the values that the example itself brings; left out where there is nothing.'),
    verified: ProofSchema.nullable().describe(
      'When it was last run, and with what; null when no example of its form was, and where it rests on assumptions.',
    ),
  })
  .openapi('Snippet')

const called = { model: z.string(), task: z.string(), provider: z.string() }

export const SnippetsSchema = z
  .object({
    ...called,
    snippets: z.array(SnippetSchema),
    ignored: IgnoredSchema.describe('What was asked for and changes nothing, and why.'),
  })
  .openapi('Snippets')

const ClientSchema = z.object({ language: z.enum(LANGUAGES), client: z.string() })

export const NotOfferedSchema = z
  .object({
    model: z.string(),
    task: z.string().nullable(),
    provider: z.string(),
    offered: z.array(ClientSchema),
    notOffered: z.array(z.object({ reason: z.string(), clients: z.array(ClientSchema) })),
  })
  .openapi('NotOffered')

export const WireRequestSchema = z
  .object({
    model: z.string(),
    task: z.string().nullable(),
    provider: z.string(),
    request: z
      .object({
        method: z.enum(['GET', 'POST']),
        url: z.string(),
        headers: z.record(z.string(), z.string()),
        body: z.unknown().optional().describe('The JSON body; a file in it stands as `<cat.png as base64>`.'),
        file: z.string().optional().describe('The file whose bytes are the body.'),
        form: z.record(z.string(), z.string()).optional().describe('The fields of the form.'),
        assumptions: AssumptionsSchema,
      })
      .nullable(),
    reason: z.string().optional().describe('Why there is no request.'),
    seenFrom: z
      .array(ClientSchema.extend({ package: z.string(), release: z.string(), runtime: z.string(), date: z.string() }))
      .describe('Clients that were seen to send that request, with the sample input.'),
  })
  .openapi('WireRequest')

const LocalAppSchema = z
  .object({
    app: z.string(),
    label: z.string(),
    docsUrl: z.string(),
    needs: z.string().optional().describe('What the machine must have, where a plain one will not do.'),
    install: z.array(
      z.object({
        system: z.enum(SYSTEMS),
        command: z.string().nullable().describe('Null where the app is no package; `needs` says what to do.'),
      }),
    ),
    env: VariablesSchema.describe('Variables that the commands read.'),
    steps: z.array(
      z.object({
        kind: z.enum(STEP_KINDS),
        title: z.string(),
        command: z.string(),
        note: z.string().optional(),
        keepsRunning: z.boolean().describe('Whether what follows needs a terminal of its own.'),
      }),
    ),
    server: z
      .object({ address: z.string(), model: z.string().describe('The name by which it knows the model.') })
      .optional(),
    examples: z
      .array(z.object(program))
      .describe(
        'Programs that ask the server; empty for a model that does not chat, and where `withoutExamples` says why.',
      ),
    ignored: IgnoredSchema.optional().describe(
      'What was asked for and changes nothing in these programs, and why; left out where there is nothing.',
    ),
    withoutExamples: z
      .string()
      .optional()
      .describe(
        'Why there are none, where the server does not have the API that is asked for, or gives no answer by a schema there; with the source.',
      ),
    checked: z
      .looseObject({
        run: z.looseObject({ date: z.string() }).nullable(),
        version: z.string().optional(),
        date: z.string().optional(),
      })
      .nullable()
      .describe('Whether the commands were run, and the release whose sources they were held against.'),
  })
  .openapi('LocalApp')

export const LocalAppsSchema = z
  .object({
    model: z.string(),
    file: z
      .object({ path: z.string(), label: z.string().optional(), parts: z.int(), size: z.int().optional() })
      .nullable()
      .describe(
        'The GGUF file that was chosen, with the bytes of all its parts where they are known; null where the record lists none.',
      ),
    quantizations: z.array(z.string()).describe('Those that can be asked for.'),
    apps: z.array(LocalAppSchema),
    notOffered: z.array(z.object({ app: z.string(), label: z.string(), reason: z.string() })),
  })
  .openapi('LocalApps')

export const LibraryExamplesSchema = z
  .object({
    model: z.string(),
    examples: z.array(z.object({ library: z.string(), language: z.string(), content: z.string() })),
    isCompleted: z
      .boolean()
      .describe('Whether classes of transformers are those of the model’s task, because its record names none.'),
  })
  .openapi('LibraryExamples')

/** A part of a longer list. */
export const pageOf = (item: z.ZodType, name: string) =>
  z
    .object({
      total: z.int().min(0).describe('How many there are altogether.'),
      offset: z.int().min(0),
      limit: z.int().min(0),
      next: z.string().nullable().describe('The address of the next part.'),
      items: z.array(item),
    })
    .openapi(name)

export const PAGING = {
  limit: wholeNumber(1, 500, 50, 'How many at most.'),
  offset: wholeNumber(0, 1_000_000, 0, 'How many are left out before.'),
}

export const ModelSummarySchema = z
  .object({
    id: z.string(),
    pipeline_tag: z.string().nullable(),
    task: z.string().nullable().describe('What is called: `conversational` for chat models.'),
    library_name: z.string().nullable(),
    tags: z.array(z.string()),
    gated: z.boolean(),
    page: z.string(),
  })
  .openapi('ModelSummary')

const ProviderFactsSchema = z
  .object({
    provider: z.string(),
    status: z.enum(['live', 'staging', 'error']).optional(),
    price: z
      .object({ input: z.number(), output: z.number() })
      .optional()
      .describe('Dollars per million tokens that are sent, and that are written.'),
    isFree: z.boolean().optional(),
    contextLength: z.number().optional().describe('Tokens of question and answer together.'),
    firstToken: z.number().optional().describe('Milliseconds until an answer begins.'),
    throughput: z.number().optional().describe('Tokens a second.'),
    supportsTools: z.boolean().optional(),
    supportsStructuredOutput: z.boolean().optional(),
  })
  .openapi('ProviderFacts', {
    description: 'What the router tells of a provider of the model. What it does not tell is left out.',
  })

const ProviderChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  isServing: z
    .boolean()
    .nullable()
    .describe('Whether this provider serves the model, as the hub or its router says; null where nobody has said.'),
  facts: ProviderFactsSchema.optional(),
})

export const ModelSchema = z
  .object({
    record: ModelRecordSchema,
    task: z.string().nullable(),
    providers: z.array(ProviderChoiceSchema).describe('Providers that do the model’s task.'),
    providerFacts: z
      .object({
        state: z
          .enum(['found', 'late', 'off', 'unreachable', 'refused'])
          .describe('`found` where the router has answered; else why it has not.'),
        asked: z.string().optional().describe('When it answered, as an ISO date.'),
      })
      .optional()
      .describe('Where the facts of the providers come from; left out for models that do not chat.'),
    exampleInput: z.unknown().optional().describe('What examples send when nothing else is asked for.'),
    libraries: z.array(z.string()).describe('Libraries with examples for the model.'),
    links: z.object({
      page: z.string(),
      snippets: z.string(),
      notOffered: z.string(),
      request: z.string(),
      libraryExamples: z.string(),
      localApps: z.string(),
    }),
  })
  .openapi('Model')

const CallFactsSchema = z.object({
  task: z.string().describe('The task’s id in snippets: `conversational` for chat models.'),
  input: z.string().describe('The shape of the input.'),
  exampleParameters: anyObject('Parameters that examples send.').optional(),
  providers: z.array(z.string()).describe('Providers that do it.'),
})

const taskFacts = {
  id: z.string(),
  name: z.string(),
  modality: z.string(),
  calls: z.array(CallFactsSchema).describe('How models of the task can be called; empty where no provider is known.'),
  page: z.string(),
}

export const TaskSummarySchema = z
  .object({ ...taskFacts, summary: z.string().nullable(), models: z.int().describe('Models in the catalogue.') })
  .openapi('TaskSummary')

const RepoSchema = z.object({ id: z.string(), description: z.string() })

export const TaskSchema = z
  .object({
    ...taskFacts,
    subtasks: z.array(z.object({ type: z.string(), name: z.string() })),
    summary: z.string().nullable(),
    demo: z
      .object({ inputs: z.array(z.looseObject({ type: z.string().optional() })), outputs: z.array(z.looseObject({})) })
      .nullable(),
    models: z.array(RepoSchema),
    datasets: z.array(RepoSchema),
    metrics: z.array(RepoSchema),
    spaces: z.array(RepoSchema),
    libraries: z.array(z.string()),
    widgetModels: z.array(z.string()),
    canonicalId: z.string().nullable(),
    youtubeId: z.string().nullable(),
  })
  .openapi('Task')

const libraryFacts = {
  key: z.string(),
  prettyLabel: z.string(),
  repoName: z.string(),
  repoUrl: z.string(),
  docsUrl: z.string().nullable(),
  filter: z.boolean(),
  countDownloads: z.string().nullable(),
  hasExamples: z.boolean(),
}

export const LibrarySummarySchema = z.object(libraryFacts).openapi('LibrarySummary')

export const LibrarySchema = z
  .object({
    ...libraryFacts,
    models: z.array(z.string()).describe('Models of the catalogue that name it.'),
    checked: z
      .looseObject({ version: z.string().optional(), date: z.string().optional() })
      .nullable()
      .describe('How its examples stood against the newest release when they were last checked.'),
  })
  .openapi('Library')

export const ProviderSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    baseUrl: z.string(),
    keyUrl: z.string().nullable(),
    tasks: z.array(z.string()),
    isDirectOnly: z.boolean().describe('Whether the router does not reach it.'),
  })
  .openapi('Provider')

const outcome = {
  package: z.string(),
  release: z.string(),
  runtime: z.string(),
  date: z.string(),
  result: z.enum(['passed', 'failed']),
  reason: z.string().optional(),
}

export const VerifiedTextSchema = z
  .object({
    digest: z.string().describe('SHA-256 of its text, its install command and the names of its files.'),
    cases: z.array(z.string()).describe('The cases whose example it is.'),
    model: z.string().optional().describe('The model whose page shows it, where it is the example of no case.'),
    scenarios: z.array(z.string()).describe('What the stand-in of the service played, one run each.'),
    twin: z.string().describe('SHA-256 of the source of that stand-in.'),
    ...outcome,
  })
  .openapi('VerifiedText')

export const VerifiedCaseSchema = z
  .object({
    key: z.string(),
    language: z.enum(LANGUAGES),
    client: z.string(),
    task: z.string(),
    provider: z.string(),
    target: z.enum(TARGETS),
    streaming: z.boolean(),
    ...outcome,
  })
  .openapi('VerifiedCase')
