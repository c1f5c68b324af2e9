import { describe, expect, it } from 'vitest'
import { caseKey, readCaseKey } from '../verification/case.ts'
import { CHAT_APIS, formName, RECIPES, readChatForm, variantName, variantOf } from './chat-form.ts'

describe('the form of a chat', () => {
  it('is a plain chat completion when nothing is chosen', () => {
    expect(readChatForm({})).toEqual({ api: 'chat-completions', recipe: 'plain', robust: false, async: false })
    expect(variantOf({}, 'python')).toBeUndefined()
    expect(variantOf({ api: undefined, recipe: 'plain', robust: false }, 'js')).toBeUndefined()
  })

  it('has a name of its own for each choice, which the name of a case keeps', () => {
    const keys = new Set<string>()
    for (const api of CHAT_APIS) {
      for (const recipe of RECIPES) {
        for (const robust of [false, true]) {
          for (const isAsync of [false, true]) {
            for (const streaming of [false, true]) {
              const variant = variantName({ api, recipe, robust, async: isAsync }, 'python')
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
    expect(formName({ api: 'messages', recipe: 'structured-output' })).toBe('messages-structured-output')
  })

  it('refuses what no example has', () => {
    expect(() => readChatForm({ api: 'assistants' })).toThrow('options.api: expected one of chat-completions, ')
    expect(() => readChatForm({ recipe: 7 })).toThrow('options.recipe: expected one of plain, ')
  })
})
