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
  it('is code as it stands, backslashes included', () => {
    expect(
      textOf(code`split(/\r\n|\n/, "\\", '\u{41}') \
again`),
    ).toBe('split(/\\r\\n|\\n/, "\\\\", \'\\u{41}\') \\\nagain')
  })

  it('has a backslash that is not code before a backtick and before a brace with a dollar', () => {
    expect(textOf(code`\`a \${b}\` \$c`)).toBe('`a ${b}` \\$c')
  })

  it('stands on one line as it is', () => {
    expect(textOf(code`  a  `)).toBe('  a  ')
    expect(textOf(code``)).toBe('')
  })

  it('of a block has neither the line breaks at its ends nor the indentation of all lines', () => {
    expect(
      textOf(code`
        if a:

            b
        c
      `),
    ).toBe('if a:\n\n    b\nc')
  })

  it('of a block keeps further empty lines at its ends', () => {
    expect(
      textOf(code`

        a

      `),
    ).toBe('\na\n')
  })

  it('of a block has the indentation that some lines have beyond the others', () => {
    expect(
      textOf(code`
          a
        b
      `),
    ).toBe('  a\nb')
  })
})

describe('a value in a hole', () => {
  it('is a literal, whatever text it is', () => {
    fc.assert(
      fc.property(hostileText, (text) => {
        const printed = textOf(code`x = ${text};`)
        expect(printed).toBe(`x = ${quote(text)};`)
        expect(readJson(printed.slice(4, -1))).toBe(text)
      }),
    )
  })

  it('is a literal of several lines that is read back as the same value, wherever it stands', () => {
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

  it('breaks its lines by where it stands', () => {
    const list = ['x'.repeat(40), 'y'.repeat(40)]
    expect(textOf(code`${['x'.repeat(40), 'y'.repeat(30)]}`)).not.toContain('\n')
    expect(
      textOf(code`
        a
          ${code`list = ${list}`}
      `),
    ).toBe(`a\n  list = [\n    "${list[0]}",\n    "${list[1]}"\n  ]`)
  })

  it('counts what stands before it on its line', () => {
    const fits = ['x'.repeat(83)]
    expect(textOf(code`${fits}`)).not.toContain('\n')
    expect(textOf(code`=${fits}`)).toContain('\n')
    expect(textOf(code`${name('a')}${fits}`)).toContain('\n')
    expect(textOf(code`${code`a\n`}${fits}`)).toContain('\n')
  })

  it('counts in programs and lines however long', () => {
    const long = code`${verbatim('x\n'.repeat(3000))}`
    const wide = code`${verbatim('x'.repeat(3000))}`
    const nothing = code`${[]}`
    expect(textOf(code`${long}${nothing}${['x'.repeat(79)]}`)).not.toContain('[\n')
    expect(textOf(code`${long}${nothing}${['x'.repeat(84)]}`)).toContain('[\n')
    expect(textOf(code`${wide}${nothing}${['x']}`)).toContain('[\n')
    expect(textOf(code`${wide}${nothing}${verbatim('\n')}${['x'.repeat(80)]}`)).not.toContain('[\n')
  })

  it('leaves room for a comma, unless it is all that a call is given', () => {
    const of = (length: number): readonly string[] => ['x'.repeat(length)]
    expect(textOf(code`f(${of(82)})`)).not.toContain('\n')
    expect(textOf(code`f(${of(83)})`)).toContain('\n')
    expect(textOf(code`f(${of(81)}, a)`)).not.toContain('\n')
    expect(textOf(code`f(${of(82)}, a)`)).toContain('\n')
  })

  it('can be false, null, zero or an empty text, which are not nothing', () => {
    expect(textOf(code`${false} ${null} ${0} ${''}`)).toBe('false null 0 ""')
  })

  it('may hold pieces, whose imports come along', () => {
    const { text, imports } = print(code`f(${{ a: code`${name('json', JSON_MODULE)}.x`, b: [env('TOKEN')] }})`)
    expect(text).toBe('f({"a": json.x, "b": [os.env["TOKEN"]]})')
    expect(imports.map(({ module }) => module)).toEqual(['json', 'os'])
  })

  it('has a spelling of its own where it is a piece', () => {
    const piece = literalPiece({ a: 1 }, (value) => `json(${JSON.stringify(value)})`)
    expect(textOf(code`x = ${piece}`)).toBe('x = json({"a":1})')
  })
})

describe('a value that stays on its line', () => {
  it('is not broken, however long it is and wherever it stands', () => {
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
  it('leaves its line out where nothing else stands on it', () => {
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

  it('leaves other lines as they are', () => {
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

  it('leaves the empty lines around it as they are', () => {
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

  it('brings no imports', () => {
    expect(print(code`a${when(false, name('json', JSON_MODULE))}`).imports).toEqual([])
  })
})

describe('a piece in a hole', () => {
  it('is indented as its line, but for empty lines', () => {
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

  it('is indented by all lines that it stands on', () => {
    const block = (body: Piece): Piece => code`
      do
        ${body}
      end
    `
    expect(textOf(block(block(code`x`)))).toBe('do\n  do\n    x\n  end\nend')
  })

  it('is not indented anew where its text came from a writer: a line break in a literal is content', () => {
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

  it('has lines of its own behind a text of several lines', () => {
    expect(textOf(code`${verbatim('a\nb')}${['x'.repeat(82)]}`)).not.toContain('[\n')
  })

  it('may stand in many places, and prints the same in each', () => {
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

  it('may stand deep within others, and is refused where it is too deep', () => {
    const nested = (depth: number): Piece => (depth === 0 ? code`x` : code`(${nested(depth - 1)})`)
    expect(textOf(nested(150))).toBe(`${'('.repeat(150)}x${')'.repeat(150)}`)
    expect(() => print(nested(5000))).toThrow(/too deep/)
  })
})

describe('a template in a loop', () => {
  it('is the same call site with other holes', () => {
    const each = (value: number): Piece => code`
      a = ${value}
        ${value > 1 ? code`b` : undefined}
      c
    `
    expect([1, 2, 3].map((value) => textOf(each(value)))).toEqual(['a = 1\nc', 'a = 2\n  b\nc', 'a = 3\n  b\nc'])
  })
})

describe('a name', () => {
  it('brings what it is imported by, once', () => {
    const json = name('json', JSON_MODULE)
    expect(print(code`${json}.loads(${json}.dumps(${OS}.x))`)).toEqual({
      text: 'json.loads(json.dumps(os.x))',
      imports: [JSON_MODULE, { module: 'os', standard: true }],
    })
  })

  it('is nothing but a name', () => {
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
  it('leave out those that are not there', () => {
    expect(textOf(lines(code`a`, undefined, code`b`))).toBe('a\nb')
    expect(textOf(paragraphs(undefined, code`a`, code`b`, undefined))).toBe('a\n\nb')
    expect(textOf(listed([code`a`, undefined, code`b`], ', '))).toBe('a, b')
    expect([lines(), paragraphs(undefined), listed([], ', ')]).toEqual([undefined, undefined, undefined])
  })

  it('are indented as the line that the first of them stands on', () => {
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
  it('has one for four spaces of the template, and counts it as four columns', () => {
    expect(
      print(tabbed`
        {
            ${tabbed`x = ${['x'.repeat(80)]}`}
                a    b
        }
      `).text,
    ).toBe(`{\n\tx = [\n\t\t"${'x'.repeat(80)}"\n\t]\n\t\ta    b\n}`)
  })

  it('breaks a value at the same column as one that indents by spaces', () => {
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

describe('what gets into a piece', () => {
  it('is no text that is not quoted', () => {
    const text: string = 'puts 1'
    // @ts-expect-error code that is a text
    const bad: Piece = text
    // @ts-expect-error what is put together are pieces
    expect(() => lines(text)).not.toThrow()
    // @ts-expect-error what is there under a condition is a piece
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
    // Sixteen times as much; what grows with the square takes 256 times.
    expect(more).toBeLessThan(Math.max(some, 2000) * 80)
  })
})
