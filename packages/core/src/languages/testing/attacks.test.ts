import { describe, expect, it } from 'vitest'
import { javascript } from '../javascript/writer.ts'
import { printJson } from '../printing/json-text.ts'
import { python } from '../python/writer.ts'
import { shell } from '../shell/writer.ts'
import attacks from './attacks.json' with { type: 'json' }

const OPENS_A_LINE_OR_REORDERS = /[\p{Cc}\p{Bidi_Control}\u2028\u2029\ufeff]/u

/** Each text with its spelling in three languages, checked by a person; `shell` is null if no word can contain it. */
describe.each(attacks)('$kind: $name', (attack) => {
  it('is printed as recorded', () => {
    expect(python.string(attack.text)).toBe(attack.python)
    expect(javascript.string(attack.text)).toBe(attack.javascript)
    if (attack.shell === null) expect(() => shell.word(attack.text)).toThrow(/a shell argument can’t contain a/)
    else expect(shell.word(attack.text)).toBe(attack.shell)
  })

  it('reads back, and neither moves the cursor nor reorders the line', () => {
    for (const literal of [attack.python, attack.javascript, printJson(attack.text)]) {
      expect(JSON.parse(literal)).toBe(attack.text)
      expect(literal).not.toMatch(OPENS_A_LINE_OR_REORDERS)
    }
  })
})
