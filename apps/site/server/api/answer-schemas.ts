import { z } from '@hono/zod-openapi'
import { LANGUAGES } from '@model-snippets/core'
import { STEP_KINDS, SYSTEMS } from '@model-snippets/core/local-apps'
import { anyObject, ModelRecordSchema, TARGETS } from './request-schemas.ts'

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
      option: z
        .enum(['providerId', 'tools', 'fallbacks'])
        .optional()
        .describe('The option by which to say it, where there is one.'),
    }),
  )
  .optional()
  .describe('What it rests on that nobody said; left out where nothing is assumed.')

const ApiSchema = z
  .enum(['responses', 'messages'])
  .optional()
  .describe('The API that it speaks; left out for chat completions and other tasks.')

export const SnippetSchema = z
  .object({
    ...program,
    typescript: z
      .literal(true)
      .optional()
      .describe('Set where the content is TypeScript: the program of the language js, with types.'),
    api: ApiSchema,
    framework: z.literal(true).optional().describe('Set for a framework that people build with.'),
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
        files: z
          .array(
            z.object({
              path: z
                .array(z.union([z.string(), z.number()]))
                .describe(
                  'The way to it through the JSON body; empty where its bytes are the body or a part of the form.',
                ),
              location: z.string(),
              encoding: z.enum(['bytes', 'base64', 'data-url']),
              mediaType: z.string(),
              fileName: z.string().optional().describe('What it is called in a form.'),
            }),
          )
          .optional()
          .describe('The files that the request holds.'),
        api: ApiSchema,
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
    link: z.string().optional().describe('The address by which a browser has the app open the model.'),
    container: z
      .string()
      .optional()
      .describe('Starts the same server with Docker, in the place of the installation and of the steps.'),
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
        version: z.string().optional(),
        date: z.string().optional(),
      })
      .nullable()
      .describe('The release whose sources the commands were held against.'),
    run: z
      .object({
        app: z.string(),
        commands: z.array(z.string()).describe('With owner/model as the name of the model.'),
        package: z.string(),
        release: z.string(),
        isOwnInstall: z.boolean().describe('Whether the command of the app installed it.'),
        date: z.string(),
        programs: z
          .array(z.object({ client: z.string(), digest: z.string() }))
          .describe('Those that got an answer of its server, by their SHA-256.'),
      })
      .nullable()
      .describe(
        'When these very commands, but for the name of the model, were run with a small model of random weights; null where they were not.',
      ),
  })
  .openapi('LocalApp')

const AgentSetUpSchema = z
  .object({
    agent: z.string(),
    label: z.string(),
    docsUrl: z.string(),
    api: z.string().openapi({ description: 'The API by which it asks the model.', example: 'responses' }),
    system: z.enum(SYSTEMS).describe('The system whose terminal the commands are for.'),
    install: z.string().describe('The command that installs it.'),
    files: z
      .array(
        z.object({
          path: z.string().openapi({ description: 'Below your home.', example: '.codex/hf-router.config.toml' }),
          content: z.string(),
          joins: z
            .literal(true)
            .optional()
            .describe('Set where other settings of yours stand in the same file: the JSON is joined to them.'),
        }),
      )
      .describe('Files of its configuration.'),
    env: VariablesSchema.describe('Variables that you set; no file holds their values.'),
    launch: z.string().describe('The command that starts it with this model.'),
    assumptions: AssumptionsSchema,
    ranWith: z
      .object({ release: z.string(), date: z.string() })
      .nullable()
      .describe('The release of the agent that was started with this very set-up; null where none was.'),
  })
  .openapi('AgentSetUp')

export const AgentSetUpsSchema = z
  .object({
    model: z.string(),
    provider: z.string(),
    setUps: z.array(AgentSetUpSchema),
    notOffered: z
      .array(z.object({ agent: z.string(), label: z.string(), reason: z.string() }))
      .describe('Agents that cannot be set up for this choice, and why.'),
  })
  .openapi('AgentSetUps')

export const LocalAppsSchema = z
  .object({
    model: z.string(),
    file: z
      .object({ path: z.string(), label: z.string().optional(), parts: z.int(), size: z.int().optional() })
      .nullable()
      .describe(
        'The GGUF file that was chosen, with the bytes of all its parts where they are known; null where the record lists none.',
      ),
    memory: z
      .object({
        least: z
          .int()
          .nullable()
          .describe('Gigabytes, of a machine as they are usual; null where none is large enough.'),
        cards: z
          .array(z.object({ maker: z.string(), name: z.string(), memory: z.int() }))
          .describe('Graphics cards whose memory is enough, for example.'),
      })
      .nullable()
      .describe('What memory holds the file, of which it may take three quarters; null where its size is not known.'),
    quantizations: z.array(z.string()).describe('Those that can be asked for.'),
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
        ignored: z.array(z.string()).optional().describe('Options that were given and change nothing in it.'),
        run: z
          .object({
            package: z.string(),
            release: z.string(),
            runtime: z.string(),
            date: z.string(),
            otherModel: z.string().optional().describe('The id that stood in the text that ran, where it is another.'),
            weights: z
              .enum(['repeated', 'part'])
              .optional()
              .describe(
                'What was served of a model that has one size only: weights that each repeat one number, or a part of them; left out for a small model, which was served whole.',
              ),
          })
          .optional()
          .describe('What this very text ran with, on a model made for the run; left out where it was not run.'),
      }),
    ),
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
