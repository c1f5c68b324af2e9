import { describe, expect, it } from 'vitest'
import { env, FileNode, type JsonValue } from '../../values/value.ts'
import { type Hole, lines, name, type Piece, verbatim } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { COLLECTORS, classOf } from './names.ts'
import { java as parser } from './testing/parser.ts'
import { code, java } from './writer.ts'

const LONG = 120_000

/** A method has at most 64 kB of code. */
const A_METHOD = 200

/** A class has at most 65,535 strings. */
const A_CLASS = 4000

const textOf = (hole: Hole): string => print(code`${hole}`).text

/** Nests a piece in blocks, to indent it further. */
const within = (piece: Piece, blocks: number): Piece =>
  blocks === 0
    ? piece
    : within(
        code`
          {
              ${piece}
          }
        `,
        blocks - 1,
      )

const SHOW = code`
  static void show(String text) {
      System.out.println(text.chars().mapToObj(Integer::toHexString).collect(${COLLECTORS}.joining(" ")));
  }
`

const mainOf = (statements: Piece | undefined): Piece => code`
  public static void main(String[] args) {
      ${statements}
  }
`

/** Returns Java's values of string expressions, at various columns. */
function readBack(expressions: readonly Piece[]): string[] {
  const shown = expressions.map((expression, place) => within(code`Example.show(${expression});`, place % 4))
  const methods: Piece[] = []
  for (let from = 0; from < shown.length; from += A_METHOD) {
    methods.push(code`
      static void ${name(`show${methods.length}`)}() {
          ${lines(...shown.slice(from, from + A_METHOD))}
      }
    `)
  }
  const classes: Piece[] = []
  for (let from = 0; from < methods.length; from += A_CLASS / A_METHOD) {
    classes.push(code`
      class ${name(`Values${classes.length}`)} {
          ${lines(...methods.slice(from, from + A_CLASS / A_METHOD))}
      }
    `)
  }
  const calls = methods.map(
    (_, place) => code`${name(`Values${Math.floor((place * A_METHOD) / A_CLASS)}.show${place}`)}();`,
  )
  const program = java.program(SHOW, mainOf(lines(...calls))) + textOf(lines(...classes))
  return runProgram('java -Dfile.encoding=UTF-8', 'Example.java', program)
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
 * After a lone surrogate's escape, javac 17 reads two backslashes as one. Clients reject such strings; in JSON, it's a
 * JSON escape.
 */
const wellFormed = hostileText.map((text) => text.toWellFormed())

describe('Java literals read back by Java', () => {
  it(
    '10,000 hostile texts',
    () => {
      const { seed, values } = sample(wellFormed, 10_000)
      const back = readBack(values.map((value) => code`${value}`))
      expect(back.length).toBe(values.length)
      for (let index = 0; index < values.length; index++)
        expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
    },
    LONG,
  )

  it(
    '2,000 hostile values as JSON in text blocks, at any column, with and without placeholders',
    () => {
      const { seed, values } = sample(hostileJson, 2000)
      // A scalar in Java's own spelling isn't JSON.
      const plain = values.map((value) => code`${[value as JsonValue]}`)
      const filled = values.map((value) => java.continued([value as JsonValue, code`1 + 1`]))
      const wide = values.map((value) => java.json([value as JsonValue, code`1 + 1`]))
      const back = readBack([...plain, ...filled, ...wide]).map((text) => readJson(text))
      for (let index = 0; index < values.length; index++) {
        const value = readJson(JSON.stringify(values[index]))
        expect(back[index], `seed ${seed}, value ${index}`).toEqual([value])
        expect(back[values.length + index], `seed ${seed}, value ${index}`).toEqual([value, 2])
        expect(back[2 * values.length + index], `seed ${seed}, value ${index}`).toEqual([value, 2])
      }
    },
    LONG,
  )

  it(
    'texts of 100 kB and more, with one, two, three, and six bytes per character',
    () => {
      const texts = [LONG_TEXT, ...['x', 'é', '\0', '日', '😀', '\ud800'].map((text) => text.repeat(66_000))]
      expect(readBack(texts.map((text) => code`${text}`))).toEqual(texts)
      const back = readBack(texts.map((text) => code`${{ text }}`))
      expect(back.map((text) => readJson(text))).toEqual(texts.map((text) => ({ text })))
    },
    LONG,
  )

  it(
    'numbers of every size',
    () => {
      const values = [0, -1, 2 ** 31, 2 ** 53 + 2, -(2 ** 63), 1e20, 1e21, 1e-7, 5e-324]
      expect(readBack(values.map((value) => code`${[value]}`)).map(readJson)).toEqual(values.map((value) => [value]))
    },
    LONG,
  )

  it(
    'a comment with any text',
    () => {
      const { values } = sample(hostileText, 2000)
      const texts = ['\\u000a x', '\\user', '\\\\u000a x', ...values]
      const comments = texts.map((text) => verbatim(java.comment(text)))
      const program = java.program(lines(...comments), mainOf(code`System.out.println("end");`))
      expect(runProgram('java -Dfile.encoding=UTF-8', 'Example.java', program).toString()).toBe('end\n')
    },
    LONG,
  )
})

describe('Java code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(textOf(env('HF_TOKEN'))).toBe('System.getenv("HF_TOKEN")')
    expect(textOf(env('HF_TOKEN', 'Bearer "'))).toBe('"Bearer \\"" + System.getenv("HF_TOKEN")')
  })

  it('has numbers with a type that can contain them', () => {
    expect([5, 0.2, 2 ** 31, -(2 ** 62), 1e20].map(textOf)).toEqual([
      ...['5', '0.2', '2147483648L', '-4611686018427387904L', '1e+20'],
    ])
  })

  it('joins strings and expressions', () => {
    expect(textOf(java.join('mask-', code`number`, '.png'))).toBe('"mask-" + number + ".png"')
    expect(textOf(java.join('', code`url`, ''))).toBe('url')
  })

  it('has JSON as a text block, with files and code inserted', () => {
    const image = new FileNode('cat.png', false, 'image/png', 'data-url', 'image')
    expect(textOf({ note: '100% "sure"', image, model: code`JSONObject.quote(model)` })).toBe(
      '"""\n    {"note": "100%% \\\\"sure\\\\"", "image": "%s", "model": %s}\n    """' +
        '.formatted(image, JSONObject.quote(model))',
    )
    expect(textOf({ note: '100%' })).toBe('"""\n    {"note": "100%"}\n    """')
    expect(textOf(within(code`f(${java.continued([1])});`, 1))).toBe(
      '{\n    f("""\n            [1]\n            """);\n}',
    )
  })

  it('has JSON that uses a line’s full width', () => {
    const body = (length: number): string => textOf(within(code`f(${java.json(['a'.repeat(length)])});`, 2))
    expect(body(84)).toContain(`        f("""\n            ["${'a'.repeat(84)}"]\n            """);`)
    expect(body(84).split('\n')[3]).toHaveLength(100)
    expect(body(85)).toContain(`"""\n            [\n              "${'a'.repeat(85)}"\n            ]\n`)
  })

  it('collects the imports of code in JSON', () => {
    expect(print(code`${[code`${COLLECTORS}`]}`).imports.map(({ module }) => module)).toEqual([
      'java.util.stream.Collectors',
    ])
  })

  it('has a record’s parameters on one line, or on separate lines', () => {
    const record = (length: number): string => {
      const parameters = java.parameters([code`int a`, code`int ${name('b'.repeat(length))}`])
      return textOf(within(code`record X${parameters} {}`, 1)).slice('{\n'.length, -'\n}'.length)
    }
    expect(record(71)).toBe(`    record X(int a, int ${'b'.repeat(71)}) {}`)
    expect(record(71)).toHaveLength(99)
    expect(record(72)).toBe(`    record X(\n            int a,\n            int ${'b'.repeat(72)}) {}`)
  })

  it('has a pointer to a value, and uses the first existing of two names', () => {
    expect(textOf(java.at(code`answer`, ['data', 0, 'a/b']))).toBe('answer.optQuery("/data/0/a~1b")')
    expect(textOf(java.at(code`answer`, [['audio_file', 'audio'], 'url']))).toBe(
      'Optional.ofNullable(answer.optQuery("/audio_file/url")).orElse(answer.optQuery("/audio/url"))',
    )
  })

  it('has each import once, ordered by full name', () => {
    const [list, inner, outer] = [classOf('java.util', 'List'), classOf('a.B', 'C'), classOf('a', 'B')]
    expect(java.program(code`${list} ${inner} ${list} ${outer};`)).toBe(
      'import a.B;\nimport a.B.C;\nimport java.util.List;\n\nclass Example {\n    List C List B;\n}\n',
    )
  })
})

describe('the parser for Java programs', () => {
  it('finds which of several programs is invalid', () => {
    const good = java.program()
    const [first, second, third] = parser.parse([good, 'class Example {\n', good])
    expect(first).toBeUndefined()
    expect(second).toContain('reached end of file while parsing')
    expect(third).toBeUndefined()
  })
})
