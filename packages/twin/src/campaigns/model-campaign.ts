import {
  type ExplainOptions,
  explainInferenceSnippets,
  type InferenceSnippet,
  type JsonObject,
  SnippetInputError,
} from '@model-snippets/core'
import type { Campaign, CampaignResult } from './campaign.ts'
import { COMPILERS, type ModelProgram } from './compile-models.ts'
import { hostileSchema } from './hostile-schemas.ts'
import { seeded } from './hostile-texts.ts'

const MODEL = { id: 'openai/gpt-oss-120b', pipeline_tag: 'text-generation', tags: ['conversational'] }

/** The result of one hostile schema. */
export interface ModelResult extends CampaignResult {
  readonly isAccepted: boolean
  /** The languages whose program was compiled. */
  readonly compiled: readonly string[]
  /** Only measured without compiling. */
  readonly time?: SchemaTime
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

/** A schema's result, and its programs by language. */
interface WrittenModels extends ModelResult {
  readonly programs: ReadonlyMap<string, ModelProgram>
}

/** Generates one schema's examples. Without compiling, it measures their time. */
function writeModels(seed: number, isCompiled: boolean): WrittenModels {
  const none = { seed, isAccepted: false, compiled: [], problems: [], reasons: [], programs: new Map() }
  try {
    const schema = hostileSchema(seeded(seed))
    const time = isCompiled ? {} : { time: timeOf(schema, seed) }
    const error = refusal(schema, isCompiled ? undefined : ONE_CLIENT)
    if (error !== undefined) return { ...none, ...time, reasons: [kindOf(error)] }
    const programs = isCompiled ? programsFor(schema, seed) : none.programs
    return { ...none, ...time, isAccepted: true, compiled: [...programs.keys()], programs }
  } catch (error) {
    return { ...none, problems: [String(error)] }
  }
}

/** Compiles the programs of a batch. @returns what compilers reported, by language */
async function compileAll(batch: readonly WrittenModels[]): Promise<readonly string[]> {
  const problems: string[] = []
  for (const [language, compile] of Object.entries(COMPILERS)) {
    const programs = batch.flatMap((each) => each.programs.get(language) ?? [])
    const reported = programs.length === 0 ? '' : await compile(programs)
    if (reported !== '') problems.push(`${language}: ${reported}`)
  }
  return problems
}

/**
 * Generates the examples of hostile schemas, and compiles those with models, or measures the time of each. What a
 * compiler reports names the seed; it's among the problems of the batch's first schema.
 */
export const modelCampaign = ({ isCompiled = true }: CampaignOptions = {}): Campaign<ModelResult> => ({
  size: 300,
  run: async (seeds) => {
    const batch = seeds.map((seed) => writeModels(seed, isCompiled))
    const reported = await compileAll(batch)
    return batch.map(({ programs: _, ...result }, place) => ({
      ...result,
      problems: place === 0 ? [...result.problems, ...reported] : result.problems,
    }))
  },
})
