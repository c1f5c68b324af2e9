import { describe, expect, it } from 'vitest'
import { env, FileNode, type JsonValue, raw } from '../../values/value.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { runProgram } from '../testing/run-program.ts'
import { java as parser } from './testing/parser.ts'
import { java } from './writer.ts'

const LONG = 120_000

/** A method holds 64 kB of code. */
const A_METHOD = 200

/** A class holds 65,535 texts. */
const A_CLASS = 4000

/** What Java makes of expressions that are texts. */
function readBack(expressions: readonly string[]): string[] {
  const groups: string[][] = []
  for (let from = 0; from < expressions.length; from += A_METHOD) {
    groups.push(expressions.slice(from, from + A_METHOD))
  }
  const methods = groups.map((group, place) => {
    const shown = group.map((code) => `        Example.show(${code});\n`).join('')
    return `    static void show${place}() {\n${shown}    }\n`
  })
  const classes: string[] = []
  for (let from = 0; from < methods.length; from += A_CLASS / A_METHOD) {
    classes.push(`class Values${classes.length} {\n${methods.slice(from, from + A_CLASS / A_METHOD).join('')}}\n`)
  }
  const calls = methods.map((_, place) => `        Values${Math.floor((place * A_METHOD) / A_CLASS)}.show${place}();\n`)
  const main = java.program(
    ['java.util.stream.Collectors'],
    `    static void show(String text) {
        System.out.println(text.chars().mapToObj(Integer::toHexString).collect(Collectors.joining(" ")));
    }

    public static void main(String[] args) {
${calls.join('')}    }
`,
  )
  return runProgram('java -Dfile.encoding=UTF-8', 'Example.java', main + classes.join(''))
    .toString()
    .replace(/\n$/, '')
    .split('\n')
    .map((line) =>
      line
        .split(' ')
        .map((unit) => (unit === '' ? '' : String.fromCharCode(Number.parseInt(unit, 16))))
        .join(''),
    )
}

/**
 * javac 17 takes two backslashes for one behind the escape of a lone surrogate. Clients refuse such texts; in JSON the
 * escape is JSON's own.
 */
const wellFormed = hostileText.map((text) => text.toWellFormed())

describe('Java literals read back by java', () => {
  it(
    '10,000 hostile texts',
    () => {
      const { seed, values } = sample(wellFormed, 10_000)
      const back = readBack(values.map(java.string))
      expect(back.length).toBe(values.length)
      for (let index = 0; index < values.length; index++)
        expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
    },
    LONG,
  )

  it(
    '2,000 hostile values as JSON in text blocks, at any column, with places that are filled in and without',
    () => {
      const { seed, values } = sample(hostileJson, 2000)
      const plain = values.map((value, index) => java.json(value as JsonValue, (index % 4) * 4))
      const filled = values.map((value) => java.json([value as JsonValue, raw('1 + 1')], 8))
      const back = readBack([...plain, ...filled]).map((text) => JSON.parse(text))
      for (let index = 0; index < values.length; index++) {
        const value = JSON.parse(JSON.stringify(values[index]))
        expect(back[index], `seed ${seed}, value ${index}`).toEqual(value)
        expect(back[values.length + index], `seed ${seed}, value ${index}`).toEqual([value, 2])
      }
    },
    LONG,
  )

  it(
    'texts of 100 kB and more, whose bytes are one, two, three and six for a character',
    () => {
      const texts = [LONG_TEXT, ...['x', 'é', '\0', '日', '😀', '\ud800'].map((text) => text.repeat(66_000))]
      expect(readBack(texts.map(java.string))).toEqual(texts)
      const back = readBack(texts.map((text) => java.json({ text }, 8)))
      expect(back.map((text) => JSON.parse(text))).toEqual(texts.map((text) => ({ text })))
    },
    LONG,
  )

  it(
    'numbers of every size',
    () => {
      const values = [0, -1, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e20, 1e21, 1e-7, 5e-324]
      expect(readBack(values.map((value) => java.json([value], 0))).map((text) => JSON.parse(text)[0])).toEqual(values)
    },
    LONG,
  )

  it(
    'a comment holds whatever it is given',
    () => {
      const { values } = sample(hostileText, 2000)
      const texts = ['\\u000a x', '\\user', '\\\\u000a x', ...values]
      const comments = texts.map((text) => `${java.comment(text)}\n`).join('')
      const main = '    public static void main(String[] args) {\n        System.out.println("end");\n    }\n'
      const program = java.program([], comments + main)
      expect(runProgram('java -Dfile.encoding=UTF-8', 'Example.java', program).toString()).toBe('end\n')
    },
    LONG,
  )
})

describe('Java code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(java.scalar(env('HF_TOKEN'))).toBe('System.getenv("HF_TOKEN")')
    expect(java.scalar(env('HF_TOKEN', 'Bearer "'))).toBe('"Bearer \\"" + System.getenv("HF_TOKEN")')
  })

  it('has numbers of the type that holds them', () => {
    expect([5, 0.2, 2 ** 31, -(2 ** 62), 1e20].map(java.scalar)).toEqual([
      ...['5', '0.2', '2147483648L', '-4611686018427387904L', '1e+20'],
    ])
  })

  it('puts texts and expressions together', () => {
    expect(java.join('mask-', raw('number'), '.png')).toBe('"mask-" + number + ".png"')
    expect(java.join('', raw('url'), '')).toBe('url')
  })

  it('has JSON as a text block, with files and code in their places', () => {
    const image = new FileNode('cat.png', false, 'image/png', 'data-url', 'image')
    expect(java.json({ note: '100% "sure"', image, model: raw('JSONObject.quote(model)') }, 4)).toBe(
      '"""\n    {"note": "100%% \\\\"sure\\\\"", "image": "%s", "model": %s}\n    """' +
        '.formatted(image, JSONObject.quote(model))',
    )
    expect(java.json({ note: '100%' }, 4)).toBe('"""\n    {"note": "100%"}\n    """')
  })

  it('has a pointer to a place, and takes the first of two names', () => {
    expect(java.at('answer', ['data', 0, 'a/b'])).toBe('answer.optQuery("/data/0/a~1b")')
    expect(java.at('answer', [['audio_file', 'audio'], 'url'])).toBe(
      'Optional.ofNullable(answer.optQuery("/audio_file/url")).orElse(answer.optQuery("/audio/url"))',
    )
  })

  it('has each import once', () => {
    expect(java.program(['java.net.URI', 'java.io.IOException', 'java.net.URI'], '')).toBe(
      'import java.io.IOException;\nimport java.net.URI;\n\nclass Example {\n}\n',
    )
  })
})

describe('what reads Java programs', () => {
  it('finds what is no program, in whichever of several', () => {
    const good = java.program([], '')
    const [first, second, third] = parser.parse([good, 'class Example {\n', good])
    expect(first).toBeUndefined()
    expect(second).toContain('reached end of file while parsing')
    expect(third).toBeUndefined()
  })
})
