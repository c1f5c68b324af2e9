import type { ModelRecord, ProviderMapping } from '@model-snippets/core'
import { z } from 'zod'

/*
 * What is taken from the hub's answers. Models come from strangers: a field of a wrong type is as good as missing, and
 * nothing is kept that no example reads, as records travel to the browser.
 */

/** The most entries of a list to check, because rejecting invalid ones takes time. */
const MOST_ENTRIES = 5000
/** Repositories can have about thirty quantizations, each in dozens of parts. */
const MOST_FILES = 400

const text = (longest = 300) => z.string().min(1).max(longest).optional().catch(undefined)
const texts = (most: number) =>
  z
    .array(z.unknown())
    .transform((items) =>
      items
        .slice(0, MOST_ENTRIES)
        .filter((item) => typeof item === 'string' && item.length <= 300)
        .slice(0, most),
    )
    .optional()
    .catch(undefined)
const part = <Shape extends z.core.$ZodLooseShape>(shape: Shape) => z.object(shape).optional().catch(undefined)

/** Keeps only whether there is a chat template, because templates are long. */
const chatTemplate = z
  .unknown()
  .transform((template) => (template === undefined || template === null ? undefined : ''))
  .optional()

const config = part({
  architectures: texts(4),
  model_type: text(),
  chat_template_jinja: chatTemplate,
  tokenizer_config: part({ chat_template: chatTemplate }),
  processor_config: part({ chat_template: chatTemplate }),
  peft: part({ task_type: text(), base_model_name_or_path: text() }),
  sklearn: part({ model: part({ file: text() }), model_format: text() }),
  speechbrain: part({ speechbrain_interface: text() }),
  keras_hub: part({ tasks: texts(40) }),
  adapter_transformers: part({ model_name: text() }),
})

const cardData = part({
  base_model: z.union([z.string().max(300), texts(8)]).catch(undefined),
  instance_prompt: text(1000),
  license: text(),
  license_name: text(),
})

const widget = part({ text: text(2000), source_sentence: text(2000), sentences: texts(8) })
const widgetData = z
  .array(z.unknown())
  .transform((entries) => entries.slice(0, 2).flatMap((entry) => widget.parse(entry) ?? []))
  .optional()
  .catch(undefined)

const LONGEST_FILE_NAME = 500

/** Not with a schema, which is slow for repositories with thousands of files. */
function nameOfFile(file: unknown): string[] {
  const name = typeof file === 'object' && file !== null && 'rfilename' in file ? file.rfilename : undefined
  return typeof name === 'string' && name !== '' && name.length <= LONGEST_FILE_NAME ? [name] : []
}

const file = z.object({
  type: z.literal('file'),
  path: z.string(),
  size: z.int().positive(),
  lfs: z.object({ size: z.int().positive() }).optional(),
})

/** Reads the size of each file in a tree, in bytes. */
export function readSizes(body: unknown): ReadonlyMap<string, number> {
  const entries = Array.isArray(body) ? body.slice(0, MOST_ENTRIES) : []
  return new Map(
    entries.flatMap((item) => {
      const { success, data } = file.safeParse(item)
      return success ? [[data.path, data.lfs?.size ?? data.size]] : []
    }),
  )
}

/** Returns the files of a record. */
export const filesOf = ({ siblings }: ModelRecord): readonly { readonly rfilename: string }[] =>
  (siblings as { rfilename: string }[] | undefined) ?? []

/** Keeps the files that local apps need: GGUF files, and whether there are other weights. */
const siblings = z
  .array(z.unknown())
  .transform((files) => {
    const names = files.slice(0, MOST_ENTRIES).flatMap(nameOfFile)
    const gguf = names.filter((name) => name.toLowerCase().endsWith('.gguf'))
    const plain = names.find((name) => name.endsWith('.safetensors'))
    const kept = gguf.length === 0 ? [] : [...gguf.slice(0, MOST_FILES), ...(plain === undefined ? [] : [plain])]
    return kept.length === 0 ? undefined : kept.map((rfilename) => ({ rfilename }))
  })
  .optional()
  .catch(undefined)

const gated = z
  .union([z.boolean(), z.enum(['auto', 'manual'])])
  .optional()
  .catch(undefined)

const mapping = z.object({
  provider: z.string().min(1).max(100),
  providerId: z.string().min(1).max(500),
  status: z.enum(['live', 'staging', 'error']),
  task: z.string().min(1).max(100),
  hfModelId: text(),
  adapter: text(),
  adapterWeightsPath: text(500),
})

/** A valid model id: owner and name. A few old models have no owner. */
const ID = /^(?:[\w.-]{1,96}\/)?[\w.-]{1,96}$/
const DOTS_ONLY = /(?:^|\/)\.{1,2}(?:\/|$)/

/** Whether a text can be a model id; nothing else is looked up. */
export const isModelId = (id: string): boolean => ID.test(id) && !DOTS_ONLY.test(id) && !id.includes('..')

const id = z.string().refine(isModelId)

const detail = z.object({
  id,
  pipeline_tag: text(100),
  library_name: text(100),
  mask_token: text(100),
  tags: texts(500),
  gated,
  config,
  cardData,
  widgetData,
  siblings,
  gguf: part({ context_length: z.int().positive().max(100_000_000).optional().catch(undefined) }),
  transformersInfo: part({ auto_model: text(), processor: text(), custom_class: text() }),
  inferenceProviderMapping: z.unknown().optional(),
})

const entry = z.object({ id, pipeline_tag: text(100), library_name: text(100), tags: texts(500), gated })

/** Fields that a model’s page needs. */
export const DETAIL_FIELDS = [
  'cardData',
  'config',
  'gated',
  'gguf',
  'inferenceProviderMapping',
  'library_name',
  'mask_token',
  'pipeline_tag',
  'siblings',
  'tags',
  'transformersInfo',
  'widgetData',
] as const satisfies readonly (keyof z.infer<typeof detail>)[]

/** The fields that a list needs. */
export const LIST_FIELDS = ['gated', 'library_name', 'pipeline_tag', 'tags'] as const satisfies readonly (keyof z.infer<
  typeof entry
>)[]

/** Reads the response for one model; `undefined` if it isn’t a model. */
export function readModel(body: unknown): ModelRecord | undefined {
  const { success, data } = detail.safeParse(body)
  if (!success) return undefined
  const { inferenceProviderMapping, ...rest } = data
  const mappings = readMappings(data.id, inferenceProviderMapping)
  return withoutMissing({ ...rest, inferenceProviderMapping: mappings }) as ModelRecord
}

/** Reads a list of models, without invalid entries; `undefined` if the response isn’t a list. */
export function readModels(body: unknown, most: number): ModelRecord[] | undefined {
  if (!Array.isArray(body)) return undefined
  return body.slice(0, most).flatMap((item) => {
    const { success, data } = entry.safeParse(item)
    if (!success) return []
    const tags = data.tags?.filter((tag) => tag === 'conversational')
    return [withoutMissing({ ...data, tags }) as ModelRecord]
  })
}

/**
 * Who serves a model. The hub has published two forms: an object by provider, and a list of entries that name theirs.
 *
 * @returns undefined when the hub said nothing of it; empty when nobody serves the model
 */
function readMappings(model: string, value: unknown): ProviderMapping[] | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  const entries: readonly unknown[] = Array.isArray(value)
    ? value.slice(0, MOST_MAPPINGS)
    : Object.entries(value)
        .slice(0, MOST_MAPPINGS)
        .map(([provider, fields]) => (typeof fields === 'object' && fields !== null ? { ...fields, provider } : fields))
  return entries.flatMap((fields) => {
    const { success, data } = mapping.safeParse(fields)
    return success
      ? [withoutMissing({ ...data, hfModelId: data.hfModelId ?? model }) as unknown as ProviderMapping]
      : []
  })
}

const MOST_MAPPINGS = 100

/** Removes `undefined` fields at every depth. */
export function withoutMissing(value: Record<string, unknown>): Record<string, unknown> {
  const present = Object.entries(value).filter(([, field]) => field !== undefined)
  return Object.fromEntries(
    present.map(([name, field]) => [
      name,
      typeof field === 'object' && field !== null && !Array.isArray(field)
        ? withoutMissing(field as Record<string, unknown>)
        : Array.isArray(field)
          ? field.map((item) => (typeof item === 'object' && item !== null ? withoutMissing(item) : item))
          : field,
    ]),
  )
}
