import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { CAUSES, type CauseId, explainError, LONGEST_ERROR_TEXT, readErrorMessage, withoutSecrets } from './index.ts'
import { listSeenErrors } from './seen.ts'
import { MESSAGES } from './testing/messages.ts'

const SEEN = listSeenErrors()
const nameOf = ({ language, client, failure }: (typeof SEEN)[number]): string => `${language}/${client}, ${failure}`

describe('the table of causes', () => {
  it('describes every cause, and links to a page that describes it as well', () => {
    for (const { title, meaning, action, source } of CAUSES) {
      for (const text of [title, meaning, action, source.label]) expect(text.trim()).not.toBe('')
      expect(new URL(source.url).protocol).toBe('https:')
    }
  })

  it('contains only causes that some program was led into', () => {
    const parts = CAUSES.flatMap(({ id, oneOf = [id] }): readonly CauseId[] => oneOf)
    expect(parts.filter((id) => SEEN.every(({ cause }) => cause !== id))).toEqual([])
  })
})

describe('explainError', () => {
  it.each(SEEN.map((each) => [nameOf(each), each] as const))('finds the cause of %s', (_, { printed }) => {
    // A client may print the same in several failures: the status alone doesn't show whether a model is gated or
    // loading.
    const causes = SEEN.filter((each) => each.printed === printed).map(({ cause }) => cause)
    const { id, oneOf } = explainError(printed).cause ?? {}
    if (oneOf === undefined) expect(causes).toContain(id)
    else expect(oneOf).toEqual(expect.arrayContaining(causes))
  })

  describe.each(Object.entries(MESSAGES))('of %s', (cause, messages) => {
    it('has test messages', () => {
      expect(messages.length).toBeGreaterThan(2)
    })

    it.each(messages)('%s', (text) => {
      expect(explainError(text).cause?.id ?? 'unknown').toBe(cause)
    })
  })

  it('says so if it doesn’t recognize a message', () => {
    for (const text of [
      '',
      'Hello',
      'line 404 of 500',
      'port 503',
      'took 429 ms',
      'Segmentation fault',
      'zsh: command not found: pip',
      'bash: line 1: python3: command not found',
      "'npm' is not recognized as an internal or external command,",
      "pip : The term 'pip' is not recognized as the name of a cmdlet, function, script file, or operable program.",
      '4290',
      'v4.0.1',
      'the query returns 500 rows',
      'received 404 bytes',
      '503 files changed',
      'I got 401 apples',
      'the shop was left with 404 oranges',
      'Setting the API key from the file',
      'TypeError: data.fetch is not a function',
    ]) {
      expect([text, explainError(text).cause]).toEqual([text, null])
    }
  })

  it('doesn’t guess if a log contains several failures', () => {
    expect(explainError('HTTP 429\nHTTP 500').cause).toBeNull()
  })

  it('reads the end of a long text', () => {
    expect(explainError(`HTTP 500\n${' x'.repeat(LONGEST_ERROR_TEXT)}\nHTTP 429`).cause?.id).toBe('rate-limited')
  })

  it('accepts any text, and returns it without secrets', () => {
    const part = fc.oneof(
      fc.string({ unit: 'binary', maxLength: 40 }),
      fc.constantFrom('HTTP ', '401', ' Bearer ', 'hf_', 'error: ', '\n', '{"code":', '…', '\u0000', '\ud800'),
    )
    fc.assert(
      fc.property(fc.array(part, { maxLength: 30 }), (parts) => {
        const { cause, text } = explainError(parts.join(''))
        expect(cause === null || CAUSES.some(({ id }) => id === cause.id)).toBe(true)
        expect(withoutSecrets(text)).toBe(text)
      }),
    )
  })
})

describe('withoutSecrets', () => {
  const secret = fc.stringMatching(/^[A-Za-z0-9]{12,60}$/)
  const announced = fc.constantFrom(
    'hf_',
    'sk-',
    'sk-proj-',
    'key-',
    'gsk_',
    'Authorization: Bearer ',
    'authorization: "Bearer ',
    'HF_TOKEN=',
    'export OPENAI_API_KEY="',
    '"apiKey": "',
    "'api_key': '",
    'x-api-key: ',
    'token=',
  )

  it('masks tokens anywhere in a text', () => {
    const around = fc.constantFrom('', ' ', '\n', '"', "'", '(', ')', ',', '{', '`')
    fc.assert(
      fc.property(around, announced, secret, around, (before, start, key, after) => {
        // After an announcing word, a word of only letters may be part of a sentence.
        fc.pre(/\d/.test(key))
        expect(withoutSecrets(`Failed ${before}${start}${key}${after}end`)).not.toContain(key)
      }),
    )
  })

  it('finds a Hugging Face token inside a word', () => {
    expect(withoutSecrets('tokenhf_abcdefgh12 and prefix-hf_abcdefgh12')).toBe('tokenhf_*** and prefix-hf_***')
  })

  it('keeps what shows the cause', () => {
    for (const { printed } of SEEN) expect(withoutSecrets(printed)).toBe(printed)
  })
})

describe('readErrorMessage', () => {
  it.each([[undefined], [7], [''], [' \n'], ['x'.repeat(LONGEST_ERROR_TEXT + 1)]])(
    'rejects anything that isn’t a message',
    (given) => {
      expect(() => readErrorMessage(given)).toThrow('message: ')
    },
  )

  it('returns a message unchanged', () => {
    expect(readErrorMessage(' HTTP 429 ')).toBe(' HTTP 429 ')
  })
})
