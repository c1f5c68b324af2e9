import { listAt, textAt } from '../model/fields.ts'
import type { ModelRecord } from '../model/model-record.ts'
import { getOwn } from '../values/get-own.ts'

/**
 * Checks whether a model's chat template mentions tools.
 *
 * @returns undefined where the record holds no template
 */
export function templateTakesTools(model: ModelRecord): boolean | undefined {
  const templates = [
    textAt(model, 'config', 'chat_template_jinja'),
    textAt(model, 'config', 'tokenizer_config', 'chat_template'),
    textAt(model, 'gguf', 'chat_template'),
    ...listAt(model, 'config', 'tokenizer_config', 'chat_template').map(templateOf),
  ].filter((template) => template !== undefined)
  return templates.length === 0 ? undefined : templates.some((template) => /\btools\b/.test(template))
}

/** A record with several templates lists them with their names. */
function templateOf(entry: unknown): string | undefined {
  if (typeof entry !== 'object' || entry === null) return undefined
  const template = getOwn(entry as Readonly<Record<string, unknown>>, 'template')
  return typeof template === 'string' ? template : undefined
}
