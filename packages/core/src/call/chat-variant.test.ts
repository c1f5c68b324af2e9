import { describe, expect, it } from 'vitest'
import { caseKey, readCaseKey } from '../verification/case.ts'
import { CHAT_APIS, RECIPES, readVariant, rendererName, variantName, variantOf } from './chat-variant.ts'

describe('the variant of a chat', () => {
  it('is a plain chat completion when nothing is chosen', () => {
    expect(readVariant({})).toEqual({ api: 'chat-completions', recipe: 'plain', retries: false, async: false })
    expect(variantOf({}, 'python')).toBeUndefined()
    expect(variantOf({ api: undefined, recipe: 'plain', retries: false }, 'js')).toBeUndefined()
  })

  it('has a name of its own for each choice, which the name of a case keeps', () => {
    const keys = new Set<string>()
    for (const api of CHAT_APIS) {
      for (const recipe of RECIPES) {
        for (const retries of [false, true]) {
          for (const isAsync of [false, true]) {
            for (const streaming of [false, true]) {
              const variant = variantName({ api, recipe, retries, async: isAsync }, 'python')
              const question = { task: 'conversational', provider: 'together', target: 'routed', streaming } as const
              const each = { language: 'python', client: 'net/http', ...question, ...(variant && { variant }) } as const
              const key = caseKey(each)
              expect(readCaseKey(key)).toEqual(each)
              keys.add(key)
            }
          }
        }
      }
    }
    expect(keys.size).toBe(CHAT_APIS.length * RECIPES.length * 2 * 2 * 2)
    expect(rendererName({ api: 'messages', recipe: 'structured-output' })).toBe('messages-structured-output')
    expect(rendererName({ api: 'chat-completions', recipe: 'plain' })).toBe('chat')
  })

  it('is one with retries by the earlier name, too, which counts for less', () => {
    expect(readVariant({ robust: true }).retries).toBe(true)
    expect(readVariant({ robust: true, retries: false }).retries).toBe(false)
  })

  it('refuses what no example has', () => {
    expect(() => readVariant({ api: 'assistants' })).toThrow('options.api: expected one of chat-completions, ')
    expect(() => readVariant({ recipe: 7 })).toThrow('options.recipe: expected one of plain, ')
  })
})
