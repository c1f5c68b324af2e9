import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import { type Hole, lines, type Piece, verbatim } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { php as parser } from './testing/parser.ts'
import { code, php } from './writer.ts'

const textOf = (hole: Hole): string => print(code`${hole}`).text

/** Nests a piece in calls, to indent it further. */
const within = (piece: Piece, calls: number): Piece =>
  calls === 0
    ? piece
    : within(
        code`
          identity(
              ${piece}
          )
        `,
        calls - 1,
      )

/** Returns PHP's values of the literals, as JSON. */
function readBack(literals: readonly string[]): unknown[] {
  const program = php.program(code`
    function identity(mixed $value): mixed
    {
        return $value;
    }

    $values = [
    ${lines(...literals.map((literal) => code`${verbatim(literal)},`))}
    ];
    foreach ($values as $value) {
        echo json_encode($value, JSON_THROW_ON_ERROR), PHP_EOL;
    }
  `)
  return runProgram('php', 'literals.php', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => readJson(line))
}

const hasForm = (value: unknown): boolean => JSON.stringify(value).search(/\\u[dD][89a-fA-F]/) === -1

/** PHP strings are sent as UTF-8; clients reject strings that UTF-8 can't encode. */
const text = hostileText.filter(hasForm)
const json = hostileJson.filter(hasForm)

describe('PHP literals read back by PHP', () => {
  it('10,000 hostile texts', () => {
    const { seed, values } = sample(text, 10_000)
    const back = readBack(values.map(php.string))
    expect(back.length).toBe(values.length)
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
  })

  it('as many in strings with interpolated values', () => {
    const { seed, values } = sample(text, 10_000)
    const back = readBack(values.map((value) => textOf(php.format(value, code`$argv[0]`, value))))
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(`${values[index]}literals.php${values[index]}`)
  })

  it('3,000 hostile values at any column', () => {
    const { seed, values } = sample(json, 3000)
    const back = readBack(values.map((value, index) => textOf(within(code`${value as JsonValue}`, index % 5))))
    for (let index = 0; index < values.length; index++) {
      expect(back[index], `seed ${seed}, value ${index}`).toEqual(readJson(JSON.stringify(values[index])))
    }
  })

  it('objects that PHP would send as lists', () => {
    const values = [{}, [{}], { a: {} }, { 0: 'a', 1: [] }, { 1: 'a' }, { 0: 1, b: 2 }, [[], [{ 0: {} }]]]
    expect(readBack(values.map((value) => textOf(value as JsonValue)))).toEqual(values)
  })

  it('a text of 100 kB', () => {
    const long = LONG_TEXT.replaceAll('\ud800', '{$x}')
    expect(long.length).toBeGreaterThan(100_000)
    expect(readBack([php.string(long)])).toEqual([long])
  })

  it('a comment with any text', () => {
    const { values } = sample(hostileText, 2000)
    const comments = lines(...[...values, '?>', '??>>'].map((each) => verbatim(php.comment(each))))
    const program = code`
      ${comments}
      echo "end\n";
    `
    expect(runProgram('php', 'comments.php', php.program(program)).toString()).toBe('end\n')
  })
})

describe('PHP code', () => {
  it('has the token in a variable, alone and after a prefix', () => {
    expect(textOf(env('HF_TOKEN'))).toBe('$token')
    expect(textOf(env('HF_TOKEN', 'Bearer $'))).toBe('"Bearer \\${$token}"')
  })

  it('uses single quotes unless an escape is needed', () => {
    expect(php.string(`it's "$5" \\n`)).toBe(`'it\\'s "$5" \\\\n'`)
    expect(php.string('one\n$two\u202e')).toBe('"one\\n\\$two\\u{202e}"')
  })

  it('reads the first existing of two names', () => {
    const path = [['urls', 'data'], 0] as const
    expect(textOf(php.at(code`$result`, path))).toBe("$result['urls'][0] ?? $result['data'][0]")
    expect(textOf(php.operandAt(code`$result`, path))).toBe("($result['urls'][0] ?? $result['data'][0])")
    expect(textOf(php.operandAt(code`$result`, ['id']))).toBe("$result['id']")
  })

  it('keeps a value on its line up to 100 columns', () => {
    const lineOf = (length: number): string => textOf(within(code`$value = ${[0, 'x'.repeat(length)]};`, 1))
    const [fits, wide] = [79, 80].map(lineOf)
    expect(fits).toContain("$value = [0, 'xx")
    expect(wide).toContain('$value = [\n')
  })
})

describe('the parser’s result', () => {
  it('is that of php -l', () => {
    const program = '<?php\n\nfunction f(): void\n{\n}\nexit(1);\n'
    const [first, second, broken, misplaced] = parser.parse([program, program, '<?php f(;', '<?php throw;'])
    expect([first, second]).toEqual([undefined, undefined])
    expect(broken).toContain('syntax error')
    expect(misplaced).toContain('syntax error')
  })
})
