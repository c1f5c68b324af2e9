import { ROLES } from '../call/option-values.ts'
import { LANGUAGE_RECORDS } from '../languages/index.generated.ts'
import type { LanguageRecord } from '../languages/language.ts'
import { namesOf } from './names.ts'
import type { OptionRecord, OptionValue } from './table.ts'

/** A JSON Schema for OpenAPI documents and MCP tools. */
export type JsonSchema = { readonly [keyword: string]: unknown }

/**
 * Returns the JSON Schema for an option's values.
 *
 * @example
 * jsonSchemaOf(optionRecord('streaming')) // { type: 'boolean', description: 'Ask for …' }
 */
export const jsonSchemaOf = ({
  help,
  value,
  isNullable,
  example,
}: Pick<OptionRecord, 'help' | 'value' | 'isNullable' | 'example'>): JsonSchema => ({
  ...schemaOf(value, isNullable === true),
  description: asSentence(help),
  ...(example === undefined ? {} : { example }),
})

function schemaOf(value: OptionValue, isNullable: boolean): JsonSchema {
  switch (value.kind) {
    case 'number': {
      const type = value.whole ? 'integer' : 'number'
      return { type: isNullable ? [type, 'null'] : type, minimum: value.least, maximum: value.most }
    }
    case 'switch':
      return { type: 'boolean' }
    case 'text':
      return { type: 'string', ...(value.most === undefined ? {} : { maxLength: value.most }) }
    case 'name':
      return { type: 'string', enum: [...namesOf(value.of), ...(value.of === 'language' ? TYPED : [])] }
    case 'names':
      return { type: 'array', maxItems: value.most, items: { type: 'string', enum: [...namesOf(value.of)] } }
    case 'messages':
      return {
        type: 'array',
        maxItems: value.most,
        items: {
          type: 'object',
          properties: {
            role: { type: 'string', enum: [...ROLES] },
            content: { type: ['string', 'array', 'null'], items: { type: 'object', additionalProperties: true } },
          },
          required: ['role'],
          additionalProperties: true,
        },
      }
    case 'objects': {
      const type = isNullable ? ['array', 'null'] : 'array'
      return { type, items: { type: 'object', additionalProperties: true } }
    }
    case 'object':
      return { type: 'object', additionalProperties: true }
    case 'json':
      return {}
  }
}

/** The name of a language in its typed form. */
const TYPED = (LANGUAGE_RECORDS as readonly LanguageRecord[]).flatMap(({ typescript }) => typescript?.fence ?? [])

const asSentence = (text: string): string =>
  `${text.charAt(0).toUpperCase()}${text.slice(1)}${/[.…]$/.test(text) ? '' : '.'}`
