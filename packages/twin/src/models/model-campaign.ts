import {
  type ExplainOptions,
  explainInferenceSnippets,
  type InferenceSnippet,
  type JsonObject,
  SnippetInputError,
} from '@model-snippets/core'
import { seeded } from '../campaigns/hostile-texts.ts'
import { COMPILERS, type ModelProgram } from './compile-models.ts'
import { hostileSchema } from './hostile-schemas.ts'

const MODEL = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** The result of a campaign. */
export interface ModelResult {
  readonly accepted: number
  /** The number of rejected schemas by error, ignoring names and numbers. */
  readonly refused: ReadonlyMap<string, number>
  /** The number of compiled programs by language. */
  readonly compiled: ReadonlyMap<string, number>
  /** CPU milliseconds for each schema's examples, slowest last; only measured without compiling. */
  readonly times: readonly SchemaTime[]
  readonly problems: readonly string[]
}

/** CPU milliseconds for one schema. */
export interface SchemaTime {
  readonly seed: number
  readonly oneClient: number
  readonly allClients: number
}

/** What a campaign does. */
export interface CampaignOptions {
  /** Whether the models of accepted schemas are compiled, or only generated. */
  readonly isCompiled?: boolean
}

/** Clients with a model. In Python and JavaScript, each of the two gets half of the schemas. */
const WITH_MODELS: Readonly<Record<string, readonly [string, ...string[]]>> = {
  python: ['openai', 'huggingface_hub'],
  js: ['openai', 'huggingface.js'],
  typescript: ['openai', 'huggingface.js'],
  go: ['openai-go'],
  java: ['openai-java'],
  rust: ['async-openai'],
}

function examplesFor(schema: JsonObject, typescript = false, asked?: ExplainOptions): readonly InferenceSnippet[] {
  const options = { recipe: 'structured-output', schema, typescript } as const
  return explainInferenceSnippets(MODEL, 'together', undefined, options, asked).snippets
}

/** The name of the answer's model is the one in the request. */
const nameIn = (content: string): string =>
  /(?:response_format=|zodResponseFormat\(|toJSONSchema\()(\w+)|"schema": (\w+)\.model_json/
    .exec(content)
    ?.slice(1)
    .join('') ?? 'Answer'

/** One schema's examples with models, by language. */
function programsFor(schema: JsonObject, seed: number): ReadonlyMap<string, ModelProgram> {
  const byLanguage = new Map<string, ModelProgram>()
  for (const [language, clients] of Object.entries(WITH_MODELS)) {
    const typescript = language === 'typescript'
    // If one of them doesn't support it, the other one may.
    for (const client of seed % 2 === 0 ? clients : clients.toReversed()) {
      const [example] = examplesFor(schema, typescript, { language: typescript ? 'js' : language, client })
      if (example === undefined) continue
      byLanguage.set(language, { seed, client, name: nameIn(example.content), content: example.content })
      break
    }
  }
  return byLanguage
}

/** Generates one schema's examples. @returns why there are none */
function refusal(schema: JsonObject, asked?: ExplainOptions): SnippetInputError | undefined {
  try {
    examplesFor(schema, false, asked)
    return undefined
  } catch (error) {
    if (error instanceof SnippetInputError) return error
    throw error
  }
}

const ONE_CLIENT: ExplainOptions = { language: 'python', client: 'openai' }

function millisecondsOf(work: () => void): number {
  const before = process.cpuUsage()
  work()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

/** Measurements above this many milliseconds are repeated. */
const SLOWISH = 20

/** Measures a schema's CPU time. Slow ones are measured three more times, because the process also does other work. */
function timeOf(schema: JsonObject, seed: number): SchemaTime {
  const takeTime = (asked?: ExplainOptions): number => millisecondsOf(() => refusal(schema, asked))
  const least = (asked?: ExplainOptions): number => {
    const first = takeTime(asked)
    return first < SLOWISH ? first : Math.min(first, takeTime(asked), takeTime(asked), takeTime(asked))
  }
  return { seed, oneClient: least(ONE_CLIENT), allClients: least() }
}

/** An error without names and numbers. */
const kindOf = ({ problem }: SnippetInputError): string =>
  problem
    .replace(/"(?:[^"\\]|\\.)*"/g, '…')
    .replace(/, got .*/s, '')
    .replace(/\d+/g, 'N')

class Campaign {
  readonly refused = new Map<string, number>()
  readonly compiled = new Map<string, number>()
  readonly times: SchemaTime[] = []
  readonly problems: string[] = []
  readonly #isCompiled: boolean
  accepted = 0

  constructor({ isCompiled = true }: CampaignOptions) {
    this.#isCompiled = isCompiled
  }

  /** Adds a schema's programs to those of the batch. */
  write(seed: number, batch: Map<string, ModelProgram[]>): void {
    const schema = hostileSchema(seeded(seed))
    const isCompiled = this.#isCompiled
    try {
      if (!isCompiled) this.times.push(timeOf(schema, seed))
      const error = refusal(schema, isCompiled ? undefined : ONE_CLIENT)
      if (error !== undefined) {
        const kind = kindOf(error)
        this.refused.set(kind, (this.refused.get(kind) ?? 0) + 1)
        return
      }
      this.accepted++
      if (!isCompiled) return
      for (const [language, program] of programsFor(schema, seed)) {
        const programs = batch.get(language) ?? []
        programs.push(program)
        batch.set(language, programs)
      }
    } catch (error) {
      this.problems.push(`seed ${seed}: ${String(error)}`)
    }
  }

  async compile(batch: ReadonlyMap<string, readonly ModelProgram[]>): Promise<void> {
    for (const [language, programs] of batch) {
      const said = await COMPILERS[language]?.(programs)
      this.compiled.set(language, (this.compiled.get(language) ?? 0) + programs.length)
      if (said !== '') this.problems.push(`${language}: ${said ?? 'no compiler'}`)
    }
  }
}

/** The number of schemas in a batch, which is compiled together. */
const SIZE = 300

/** Generates the examples of many schemas, and compiles those with models, or measures the time of each. */
export async function runModelCampaign(
  count: number,
  seed: number,
  options: CampaignOptions = {},
): Promise<ModelResult> {
  const campaign = new Campaign(options)
  for (let start = 0; start < count; start += SIZE) {
    const batch = new Map<string, ModelProgram[]>()
    for (let each = start; each < Math.min(start + SIZE, count); each++) campaign.write(seed + each, batch)
    await campaign.compile(batch)
  }
  campaign.times.sort((a, b) => a.allClients - b.allClients)
  return campaign
}
