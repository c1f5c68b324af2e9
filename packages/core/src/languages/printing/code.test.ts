import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import { hostileJson, hostileText } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import {
  codeTag,
  type Import,
  lines,
  listed,
  literalPiece,
  name,
  onOneLine,
  type Piece,
  type PrintValue,
  paragraphs,
  verbatim,
  when,
} from './code.ts'
import { quote } from './escape.ts'
import { type LiteralSyntax, printLiteral } from './literal.ts'
import { print } from './print-code.ts'

const JSON_MODULE: Import = { module: 'json', standard: true }

const syntax: LiteralSyntax = {
  true: 'true',
  false: 'false',
  null: 'null',
  string: quote,
  label: (label) => `${quote(label)}: `,
  step: 2,
  bracePadding: '',
  trailingComma: '',
  environment: ({ name: variable }) => code`${OS}.env[${variable}]`,
  file: ({ variable }) => name(variable),
}
const code = codeTag((value, { column, used, code: inner }) => printLiteral(value, syntax, column, used, inner))
const tabbed = codeTag(
  (value, { column, used }) => printLiteral(value, { ...syntax, step: 4, tabs: true }, column, used),
  {
    tabs: true,
  },
)

const OS = name('os', { module: 'os', standard: true })
const textOf = (piece: Piece | undefined): string => (piece === undefined ? '' : print(piece).text)

describe('the text of a template', () => {
  it('is code, unchanged, including backslashes', () => {
    expect(
      textOf(code`split(/\r\n|\n/, "\\", '\u{41}') \
again`),
    ).toBe('split(/\\r\\n|\\n/, "\\\\", \'\\u{41}\') \\\nagain')
  })

  it('has a backslash that isn’t code before a backtick and before a dollar sign with a brace', () => {
    expect(textOf(code`\`a \${b}\` \$c`)).toBe('`a ${b}` \\$c')
  })

  it('on one line stays unchanged', () => {
    expect(textOf(code`  a  `)).toBe('  a  ')
    expect(textOf(code``)).toBe('')
  })

  it('in a block loses the outer line breaks and the common indentation', () => {
    expect(
      textOf(code`
        if a:

            b
        c
      `),
    ).toBe('if a:\n\n    b\nc')
  })

  it('in a block keeps further empty lines at the ends', () => {
    expect(
      textOf(code`

        a

      `),
    ).toBe('\na\n')
  })

  it('in a block keeps the indentation of some lines beyond the others', () => {
    expect(
      textOf(code`
          a
        b
      `),
    ).toBe('  a\nb')
  })
})

describe('a value in a hole', () => {
  it('is a literal, whatever the text', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const printed = textOf(code`x = ${text};`)
        expect(printed).toBe(`x = ${quote(text)};`)
        expect(readJson(printed.slice(4, -1))).toBe(text)
      }),
    )
  })

  it('is a multi-line literal that reads back as the same value, at any position', () => {
    fc.assert(
      fc.property(hostileJson, fc.integer({ min: 0, max: 6 }), (value, depth) => {
        const json = readJson(JSON.stringify(value)) as JsonValue
        let piece = code`value = ${json}`
        for (let level = 0; level < depth; level++) {
          piece = code`
            {
              ${piece}
            }
          `
        }
        const printed = textOf(piece).split('value = ')[1] ?? ''
        expect(
          readJson(
            printed.replace(/(?:\n *\}){0,6}$/, (ends) =>
              ends
                .split('\n')
                .slice(0, -depth || undefined)
                .join('\n'),
            ),
          ),
        ).toEqual(json)
      }),
    )
  })

  it('breaks its lines depending on its position', () => {
    const list = ['x'.repeat(40), 'y'.repeat(40)]
    expect(textOf(code`${['x'.repeat(40), 'y'.repeat(30)]}`)).not.toContain('\n')
    expect(
      textOf(code`
        a
          ${code`list = ${list}`}
      `),
    ).toBe(`a\n  list = [\n    "${list[0]}",\n    "${list[1]}"\n  ]`)
  })

  it('counts the text before it on its line', () => {
    const fits = ['x'.repeat(83)]
    expect(textOf(code`${fits}`)).not.toContain('\n')
    expect(textOf(code`=${fits}`)).toContain('\n')
    expect(textOf(code`${name('a')}${fits}`)).toContain('\n')
    expect(textOf(code`${code`a\n`}${fits}`)).toContain('\n')
  })

  it('counts in programs and lines of any length', () => {
    const long = code`${verbatim('x\n'.repeat(3000))}`
    const wide = code`${verbatim('x'.repeat(3000))}`
    const nothing = code`${[]}`
    expect(textOf(code`${long}${nothing}${['x'.repeat(79)]}`)).not.toContain('[\n')
    expect(textOf(code`${long}${nothing}${['x'.repeat(84)]}`)).toContain('[\n')
    expect(textOf(code`${wide}${nothing}${['x']}`)).toContain('[\n')
    expect(textOf(code`${wide}${nothing}${verbatim('\n')}${['x'.repeat(80)]}`)).not.toContain('[\n')
  })

  it('leaves room for a comma, unless it’s a call’s only argument', () => {
    const of = (length: number): readonly string[] => ['x'.repeat(length)]
    expect(textOf(code`f(${of(82)})`)).not.toContain('\n')
    expect(textOf(code`f(${of(83)})`)).toContain('\n')
    expect(textOf(code`f(${of(81)}, a)`)).not.toContain('\n')
    expect(textOf(code`f(${of(82)}, a)`)).toContain('\n')
  })

  it('can be false, null, zero, or an empty string, which aren’t nothing', () => {
    expect(textOf(code`${false} ${null} ${0} ${''}`)).toBe('false null 0 ""')
  })

  it('can contain pieces, whose imports are included', () => {
    const { text, imports } = print(code`f(${{ a: code`${name('json', JSON_MODULE)}.x`, b: [env('TOKEN')] }})`)
    expect(text).toBe('f({"a": json.x, "b": [os.env["TOKEN"]]})')
    expect(imports.map(({ module }) => module)).toEqual(['json', 'os'])
  })

  it('has its own spelling if it’s a piece', () => {
    const piece = literalPiece({ a: 1 }, (value) => `json(${JSON.stringify(value)})`)
    expect(textOf(code`x = ${piece}`)).toBe('x = json({"a":1})')
  })
})

describe('a value that stays on its line', () => {
  it('isn’t broken, whatever its length and position', () => {
    const long = ['x'.repeat(90), { a: ['y'.repeat(90)] }]
    const spell: PrintValue = (value, { column, used, code: inner }) => printLiteral(value, syntax, column, used, inner)
    expect(
      textOf(code`
        if a
            if ${literalPiece(long, onOneLine(spell))}
      `),
    ).toBe(`if a\n    if ["${'x'.repeat(90)}", {"a": ["${'y'.repeat(90)}"]}]`)
  })
})

describe('a hole that is empty', () => {
  it('removes its line if nothing else is on it', () => {
    expect(
      textOf(code`
        a
          ${undefined}
        b
        ${undefined}${undefined}
      `),
    ).toBe('a\nb')
    expect(
      textOf(code`
        ${undefined}
        a
      `),
    ).toBe('a')
  })

  it('leaves other lines unchanged', () => {
    expect(textOf(code`a${undefined}b`)).toBe('ab')
    expect(
      textOf(code`
        a
        return ${undefined}
      `),
    ).toBe('a\nreturn ')
  })

  it('is also a piece that prints nothing', () => {
    const nothing = code`
      ${undefined}
      ${undefined}
    `
    expect(
      textOf(code`
        a
        ${nothing}
        b
      `),
    ).toBe('a\nb')
    expect(textOf(lines(nothing, code`a`, nothing, code`b`))).toBe('a\nb')
  })

  it('leaves the empty lines around it unchanged', () => {
    expect(
      textOf(code`

        ${undefined}

        a
          ${undefined}

          ${undefined}
        b
      `),
    ).toBe('\n\na\n\nb')
  })

  it('adds no imports', () => {
    expect(print(code`a${when(false, name('json', JSON_MODULE))}`).imports).toEqual([])
  })
})

describe('a piece in a hole', () => {
  it('that starts with an empty line leaves no indentation there', () => {
    const inner = code`

      ${code`print()`}
    `
    const outer = code`
      def ask():
          ask()
          ${inner}
    `
    expect(textOf(outer)).toBe('def ask():\n    ask()\n\n    print()')
    expect(textOf(lines(outer, code`if a:\n    ${lines(inner, inner)}`))).not.toMatch(/^ +$/m)
  })

  it('is indented like its line, except for empty lines', () => {
    const inner = code`
      a

      b
        c
    `
    expect(
      textOf(code`
        {
            ${inner}
        }
        x = ${inner}
      `),
    ).toBe('{\n    a\n\n    b\n      c\n}\nx = a\n\nb\n  c')
  })

  it('is indented by all enclosing lines', () => {
    const block = (body: Piece): Piece => code`
      do
        ${body}
      end
    `
    expect(textOf(block(block(code`x`)))).toBe('do\n  do\n    x\n  end\nend')
  })

  it('isn’t indented again if a writer printed its text, because line breaks in literals are content', () => {
    const document = verbatim('"""a\n  b\nc"""')
    expect(
      textOf(code`
        {
            ${document}
            x = ${document}
        }
      `),
    ).toBe('{\n    """a\n  b\nc"""\n    x = """a\n  b\nc"""\n}')
  })

  it('has its own lines after a multi-line text', () => {
    expect(textOf(code`${verbatim('a\nb')}${['x'.repeat(82)]}`)).not.toContain('[\n')
  })

  it('can be used in many places, and prints the same in each', () => {
    const shared = code`
      ${['x'.repeat(80)]}
      y
    `
    const program = code`
      ${shared}
        ${shared}
      ${shared}
    `
    expect(textOf(program)).toBe(textOf(program))
    const [first, , last] = textOf(program)
      .split('\ny')
      .map((each) => each.trim())
    expect(first).toContain('x')
    expect(textOf(program).endsWith(textOf(shared))).toBe(true)
    expect(last).toBeDefined()
  })

  it('can be nested, and is rejected if it’s nested too deeply', () => {
    const nested = (depth: number): Piece => (depth === 0 ? code`x` : code`(${nested(depth - 1)})`)
    expect(textOf(nested(150))).toBe(`${'('.repeat(150)}x${')'.repeat(150)}`)
    expect(() => print(nested(5000))).toThrow(/too deep/)
  })
})

describe('a template in a loop', () => {
  it('is the same call site with different holes', () => {
    const each = (value: number): Piece => code`
      a = ${value}
        ${value > 1 ? code`b` : undefined}
      c
    `
    expect([1, 2, 3].map((value) => textOf(each(value)))).toEqual(['a = 1\nc', 'a = 2\n  b\nc', 'a = 3\n  b\nc'])
  })
})

describe('a name', () => {
  it('adds its import once', () => {
    const json = name('json', JSON_MODULE)
    expect(print(code`${json}.loads(${json}.dumps(${OS}.x))`)).toEqual({
      text: 'json.loads(json.dumps(os.x))',
      imports: [JSON_MODULE, { module: 'os', standard: true }],
    })
  })

  it('is only a name', () => {
    for (const good of ['a', '_a1', '$b', 'Net::HTTP', 'json.dumps', 'é']) expect(textOf(name(good))).toBe(good)
    for (const bad of ['', 'a b', '1a', 'a.', 'a;b', 'a\nb', '"a"', 'a::', 'f()', '#']) {
      expect(() => name(bad), bad).toThrow(TypeError)
    }
    fc.assert(
      fc.property(hostileText, (text) => {
        try {
          expect(textOf(name(text))).toMatch(/^[\p{ID_Start}_$][\p{ID_Continue}$.:]*$/u)
        } catch (error) {
          expect(error).toBeInstanceOf(TypeError)
        }
      }),
    )
  })
})

describe('pieces together', () => {
  it('skip undefined pieces', () => {
    expect(textOf(lines(code`a`, undefined, code`b`))).toBe('a\nb')
    expect(textOf(paragraphs(undefined, code`a`, code`b`, undefined))).toBe('a\n\nb')
    expect(textOf(listed([code`a`, undefined, code`b`], ', '))).toBe('a, b')
    expect([lines(), paragraphs(undefined), listed([], ', ')]).toEqual([undefined, undefined, undefined])
  })

  it('are indented like the line of the first one', () => {
    expect(
      textOf(code`
        {
          ${paragraphs(code`a`, code`b`)}
        }
      `),
    ).toBe('{\n  a\n\n  b\n}')
  })
})

describe('a language that indents by tabs', () => {
  it('uses one tab for four spaces in the template, and counts it as four columns', () => {
    expect(
      print(tabbed`
        {
            ${tabbed`x = ${['x'.repeat(80)]}`}
                a    b
        }
      `).text,
    ).toBe(`{\n\tx = [\n\t\t"${'x'.repeat(80)}"\n\t]\n\t\ta    b\n}`)
  })

  it('breaks a value at the same column as one with spaces', () => {
    for (let length = 60; length < 90; length++) {
      const list = ['x'.repeat(length)]
      const withSpaces = textOf(code`
        {
            x = ${list}
        }
      `)
      const withTabs = textOf(tabbed`
        {
            x = ${list}
        }
      `)
      expect(withTabs.includes('[\n'), String(length)).toBe(withSpaces.includes('[\n'))
    }
  })
})

describe('what a piece can contain', () => {
  it('isn’t unquoted text', () => {
    const text: string = 'puts 1'
    // @ts-expect-error a string isn't code
    const bad: Piece = text
    // @ts-expect-error only pieces can be joined
    expect(() => lines(text)).not.toThrow()
    // @ts-expect-error a condition applies to a piece
    expect(when(true, text)).toBe(text)
    expect(() => print(bad)).toThrow(TypeError)
    expect(textOf(code`${text}`)).toBe('"puts 1"')
  })
})

describe('printing', () => {
  it('takes time and space in proportion to what it prints', () => {
    const row = (): Piece => code`
      a = ${'x'}${[1]}
        ${undefined}
        ${code`b`}
    `
    const time = (count: number): number => {
      const program = lines(...Array.from({ length: count }, row)) as Piece
      const start = process.cpuUsage().user
      print(program)
      return process.cpuUsage().user - start
    }
    time(2000)
    const [some, more] = [time(4000), time(64_000)]
    // Sixteen times as much; quadratic time would take 256 times as long.
    expect(more).toBeLessThan(Math.max(some, 2000) * 80)
  })
})
