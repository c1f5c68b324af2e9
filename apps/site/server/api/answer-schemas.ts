import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@model-snippets/core'
import { STEP_KINDS, SYSTEMS } from '@model-snippets/core/local-apps'
import { anyObject, ModelRecordSchema, TARGETS } from './request-schemas.ts'

const ProofSchema = z
  .object({
    package: z.string().describe('The client’s package.'),
    release: z.string().describe('The client release that we ran the example with.'),
    date: z.string().openapi({ description: 'Date of the run, in UTC.', example: '2026-11-21' }),
    isExact: z.boolean().describe('`true` if this exact text ran; `false` if the same example with other inputs did.'),
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
  content: z.string().describe('The code: a complete program.'),
  install: z
    .string()
    .nullable()
    .describe('The command that installs the dependencies in a new folder; `null` if there are none.'),
  add: z
    .string()
    .nullable()
    .describe('Commands or lines that add the dependencies to an existing project, one per package manager.'),
  fileName: z.string().describe('The file name to save the code under.'),
  run: z.string().describe('The command that runs the file.'),
  manifest: z
    .object({ fileName: z.string(), content: z.string() })
    .nullable()
    .describe('A package manifest with the code’s dependencies, such as a `package.json` file.'),
  env: VariablesSchema.describe('Environment variables that the code reads.'),
  files: z
    .array(z.object({ name: z.string(), mediaType: z.string(), sample: z.string().optional() }))
    .describe('Files that the code reads; `sample` is the path of a sample file on this site.'),
}

const IgnoredSchema = z.array(z.object({ option: z.string(), reason: z.string() }))

const AssumptionsSchema = z
  .array(
    z.object({
      what: z.string(),
      why: z.string(),
      howToKnow: z.string().describe('How to check the assumption.'),
      option: z
        .enum(['providerId', 'tools', 'fallbacks'])
        .optional()
        .describe('The option that the assumption is about, if there is one.'),
    }),
  )
  .optional()
  .describe('Assumptions that the result is based on; omitted if there are none.')

const ApiSchema = z
  .enum(['responses', 'messages'])
  .optional()
  .describe('The chat API used; omitted for Chat Completions and for tasks other than chat.')

export const SnippetSchema = z
  .object({
    ...program,
    typescript: z
      .literal(true)
      .optional()
      .describe('`true` if the code is TypeScript: the JavaScript program with types.'),
    api: ApiSchema,
    framework: z.literal(true).optional().describe('`true` if the client is a framework.'),
    assumptions: AssumptionsSchema,
    notes: z
      .array(z.string())
      .optional()
      .describe('Notes on the sample values in the example; omitted if there are none.'),
    verified: ProofSchema.nullable().describe(
      'The last run of the example, possibly with other inputs; `null` if the example didn’t run or is based on assumptions.',
    ),
  })
  .openapi('Snippet')

const called = { model: z.string(), task: z.string(), provider: z.string() }

export const SnippetsSchema = z
  .object({
    ...called,
    snippets: z.array(SnippetSchema),
    ignored: IgnoredSchema.describe('Ignored options, with reasons.'),
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
        body: z.unknown().optional().describe('The JSON body; files appear as `<cat.png as base64>`.'),
        file: z.string().optional().describe('Name of the file whose bytes are the body.'),
        form: z.record(z.string(), z.string()).optional().describe('Form fields.'),
        files: z
          .array(
            z.object({
              path: z
                .array(z.union([z.string(), z.number()]))
                .describe('Path to the file in the JSON body; empty if the file is the body or a form part.'),
              location: z.string(),
              encoding: z.enum(['bytes', 'base64', 'data-url']),
              mediaType: z.string(),
              fileName: z.string().optional().describe('The file’s name in the form.'),
            }),
          )
          .optional()
          .describe('Files in the request.'),
        api: ApiSchema,
        assumptions: AssumptionsSchema,
      })
      .nullable(),
    reason: z.string().optional().describe('Why there is no request.'),
    seenFrom: z
      .array(ClientSchema.extend({ package: z.string(), release: z.string(), runtime: z.string(), date: z.string() }))
      .describe(
        'Clients whose examples sent such a request when we ran them, with the sample input and possibly another model.',
      ),
  })
  .openapi('WireRequest')

/** An app’s commands. */
const LOCAL_COMMANDS = {
  app: z.string(),
  label: z.string(),
  docsUrl: z.string(),
  needs: z.string().optional().describe('Special hardware or software that the app needs.'),
  install: z.array(
    z.object({
      system: z.enum(SYSTEMS),
      command: z
        .string()
        .nullable()
        .describe('`null` if there’s no install command; `needs`, if present, says what you need.'),
    }),
  ),
  env: VariablesSchema.describe('Environment variables that the commands read.'),
  steps: z.array(
    z.object({
      kind: z.enum(STEP_KINDS),
      title: z.string(),
      command: z.string(),
      note: z.string().optional(),
      keepsRunning: z
        .boolean()
        .describe('Whether the command keeps running, so that the next steps need a second terminal.'),
    }),
  ),
}

const LocalAppSchema = z
  .object({
    ...LOCAL_COMMANDS,
    link: z.string().optional().describe('A link that opens the model in the app.'),
    container: z
      .string()
      .optional()
      .describe(
        'A Docker command that starts the same server. Use it instead of the install command and the step that starts the server.',
      ),
    server: z
      .object({ address: z.string(), model: z.string().describe('The server’s name for the model.') })
      .optional(),
    examples: z
      .array(z.object(program))
      .describe('Programs that call the server; empty if there are none for this model or these options.'),
    ignored: IgnoredSchema.optional().describe(
      'Options that these programs ignore, with reasons; omitted if there are none.',
    ),
    withoutExamples: z
      .string()
      .optional()
      .describe(
        'Why there are no programs, for example because the server doesn’t support structured output. Ends with a link to the source.',
      ),
    checked: z
      .looseObject({
        version: z.string().optional(),
        date: z.string().optional(),
      })
      .nullable()
      .describe('The release that the commands were checked against.'),
    run: z
      .object({
        app: z.string(),
        commands: z.array(z.string()).describe('The commands that ran, with `owner/model` as the model name.'),
        package: z.string(),
        release: z.string(),
        isOwnInstall: z.boolean().describe('Whether we installed the app with its own install command.'),
        date: z.string(),
        programs: z
          .array(z.object({ client: z.string(), digest: z.string() }))
          .describe('Programs that got a response from the server, each with the SHA-256 of its text.'),
      })
      .nullable()
      .describe(
        'The run of these commands, using a small model with random weights in place of this one; `null` if we didn’t run them.',
      ),
  })
  .openapi('LocalApp')

const AgentSetUpSchema = z
  .object({
    agent: z.string(),
    label: z.string(),
    docsUrl: z.string(),
    api: z.string().openapi({ description: 'The API that the agent uses.', example: 'responses' }),
    system: z.enum(SYSTEMS).describe('The operating system that the commands are for.'),
    local: z
      .object({
        ...LOCAL_COMMANDS,
        server: z.object({ address: z.string(), model: z.string().describe('The server’s name for the model.') }),
        contextLength: z.int().describe('The server’s context length, in tokens.'),
      })
      .optional()
      .describe('How to start the server on your own machine; only with `app`.'),
    install: z.string().describe('The command that installs the agent.'),
    files: z
      .array(
        z.object({
          path: z
            .string()
            .openapi({ description: 'Path relative to your home folder.', example: '.codex/hf-router.config.toml' }),
          content: z.string(),
          joins: z
            .literal(true)
            .optional()
            .describe('`true` if the file can contain other settings; merge `content` into the existing file.'),
        }),
      )
      .describe('Configuration files.'),
    env: VariablesSchema.describe('Environment variables to set; the configuration files don’t contain their values.'),
    launch: z.string().describe('The command that starts the agent with this model.'),
    assumptions: AssumptionsSchema,
    notRun: z.string().optional().describe('Why we never ran this agent; only if we didn’t.'),
    ranWith: z
      .object({ release: z.string(), date: z.string() })
      .nullable()
      .describe('The agent release that ran with this exact setup; `null` if none did.'),
  })
  .openapi('AgentSetUp')

export const AgentSetUpsSchema = z
  .object({
    model: z.string(),
    provider: z.string(),
    setUps: z.array(AgentSetUpSchema),
    notOffered: z
      .array(z.object({ agent: z.string(), label: z.string(), reason: z.string() }))
      .describe('Agents that can’t be set up for this choice, with reasons.'),
  })
  .openapi('AgentSetUps')

export const LocalAppsSchema = z
  .object({
    model: z.string(),
    file: z
      .object({ path: z.string(), label: z.string().optional(), parts: z.int(), size: z.int().optional() })
      .nullable()
      .describe(
        'The chosen GGUF file, with the total size of its parts if known; `null` if the record lists no GGUF files.',
      ),
    memory: z
      .object({
        least: z
          .int()
          .nullable()
          .describe('Smallest common memory size that’s large enough, in gigabytes; `null` if there is none.'),
        cards: z
          .array(z.object({ maker: z.string(), name: z.string(), memory: z.int() }))
          .describe('Examples of GPUs with enough memory.'),
      })
      .nullable()
      .describe(
        'Memory required to run the model. The file may fill at most three quarters of the memory. `null` if the file size is unknown.',
      ),
    quantizations: z.array(z.string()).describe('Available quantizations.'),
    apps: z.array(LocalAppSchema),
    notOffered: z.array(z.object({ app: z.string(), label: z.string(), reason: z.string() })),
  })
  .openapi('LocalApps')

export const LibraryExamplesSchema = z
  .object({
    model: z.string(),
    examples: z.array(
      z.object({
        library: z.string(),
        language: z.string(),
        content: z.string(),
        ignored: z.array(z.string()).optional().describe('Options that the example ignores.'),
        run: z
          .object({
            package: z.string(),
            release: z.string(),
            runtime: z.string(),
            date: z.string(),
            otherModel: z
              .string()
              .optional()
              .describe('The model id in the code we ran, if it differs from the one shown here.'),
            weights: z
              .enum(['repeated', 'part'])
              .optional()
              .describe(
                'For models that come in one size only: `repeated` if we filled each weight tensor with one number; `part` if we used only some of the weights. Omitted for small models, which we used in full.',
              ),
          })
          .optional()
          .describe('The run of this code with a test model; omitted if we didn’t run it.'),
      }),
    ),
    isCompleted: z
      .boolean()
      .describe('`true` if the model’s record names no `transformers` classes, so we chose them by the model’s task.'),
  })
  .openapi('LibraryExamples')

/** A part of a longer list. */
export const pageOf = (item: z.ZodType, name: string) =>
  z
    .object({
      total: z.int().min(0).describe('Total number of results.'),
      offset: z.int().min(0),
      limit: z.int().min(0),
      next: z.string().nullable().describe('URL of the next page; `null` on the last page.'),
      items: z.array(item),
    })
    .openapi(name)

export const ModelSummarySchema = z
  .object({
    id: z.string(),
    pipeline_tag: z.string().nullable(),
    task: z.string().nullable().describe('Id of the task that examples use; `conversational` for chat models.'),
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
      .describe('Price in US dollars per million tokens, for input and for output.'),
    isFree: z.boolean().optional(),
    contextLength: z.number().optional().describe('Context length in tokens.'),
    firstToken: z.number().optional().describe('Time to first token in milliseconds.'),
    throughput: z.number().optional().describe('Output tokens per second.'),
    supportsTools: z.boolean().optional(),
    supportsStructuredOutput: z.boolean().optional(),
  })
  .openapi('ProviderFacts', {
    description: 'A provider’s price, speed, and features. Fields that the router doesn’t report are omitted.',
  })

const ProviderChoiceSchema = z.object({
  id: z.string(),
  label: z.string(),
  isServing: z
    .boolean()
    .nullable()
    .describe('Whether this provider serves the model, according to Hugging Face; `null` if unknown.'),
  facts: ProviderFactsSchema.optional(),
})

export const ModelSchema = z
  .object({
    record: ModelRecordSchema,
    task: z.string().nullable(),
    providers: z.array(ProviderChoiceSchema).describe('Providers that support the model’s task.'),
    providerFacts: z
      .object({
        state: z
          .enum(['found', 'late', 'off', 'unreachable', 'refused'])
          .describe('`found` if the router returned its data; otherwise, why there is no data.'),
        asked: z.string().optional().describe('When the router responded, in ISO 8601 format.'),
      })
      .optional()
      .describe('Whether the router reported data, and when; omitted for models that aren’t chat models.'),
    exampleInput: z.unknown().optional().describe('The default input of examples.'),
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
  task: z.string().describe('Id of the task that examples use; `conversational` for chat models.'),
  input: z.string().describe('Shape of the input.'),
  exampleParameters: anyObject('Sample parameters.').optional(),
  providers: z.array(z.string()).describe('Providers that support the task.'),
})

const taskFacts = {
  id: z.string(),
  name: z.string(),
  modality: z.string(),
  calls: z.array(CallFactsSchema).describe('How to call models for this task; empty if no provider supports it.'),
  page: z.string(),
}

export const TaskSummarySchema = z
  .object({
    ...taskFacts,
    summary: z.string().nullable(),
    models: z.int().describe('Number of models for this task in the catalog.'),
  })
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
    models: z.array(z.string()).describe('Models in the catalog that use the library.'),
    checked: z
      .looseObject({ version: z.string().optional(), date: z.string().optional() })
      .nullable()
      .describe('Result of the last check of the examples against a release of the library.'),
  })
  .openapi('Library')

export const ProviderSchema = z
  .object({
    id: z.string(),
    label: z.string(),
    baseUrl: z.string(),
    keyUrl: z.string().nullable(),
    tasks: z.array(z.string()),
    isDirectOnly: z.boolean().describe('Whether the provider can only be called directly, not through the router.'),
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
    digest: z
      .string()
      .describe('SHA-256 of the text, its language, its client, its install command, and its files’ names.'),
    cases: z.array(z.string()).describe('Cases whose example is this text.'),
    model: z
      .string()
      .optional()
      .describe('A catalog model whose page shows this text. Always set if `cases` is empty.'),
    scenarios: z.array(z.string()).describe('Scenarios that the mock of the service simulated, one per run.'),
    twin: z.string().describe('SHA-256 of the mock’s source code.'),
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
