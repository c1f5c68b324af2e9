import { describe, expect, it } from 'vitest'
import { env, type JsonValue, raw } from '../../values/value.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { runProgram } from '../testing/run-program.ts'
import { php as parser } from './testing/parser.ts'
import { php } from './writer.ts'

/** What PHP makes of the literals, as JSON. */
function readBack(literals: readonly string[]): unknown[] {
  const program = php.program(`$values = [
${literals.map((literal) => `${literal},\n`).join('')}];
foreach ($values as $value) {
    echo json_encode($value, JSON_THROW_ON_ERROR), PHP_EOL;
}
`)
  return runProgram('php', 'literals.php', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => JSON.parse(line))
}

const hasForm = (value: unknown): boolean => JSON.stringify(value).search(/\\u[dD][89a-fA-F]/) === -1

/** A string of PHP's is sent as UTF-8; clients refuse what has no such form. */
const text = hostileText.filter(hasForm)
const json = hostileJson.filter(hasForm)

describe('PHP literals read back by php', () => {
  it('10,000 hostile texts', () => {
    const { seed, values } = sample(text, 10_000)
    const back = readBack(values.map(php.string))
    expect(back.length).toBe(values.length)
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
  })

  it('as many in strings with values filled in', () => {
    const { seed, values } = sample(text, 10_000)
    const back = readBack(values.map((value) => php.format(value, raw('$argv[0]'), value)))
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(`${values[index]}literals.php${values[index]}`)
  })

  it('3,000 hostile values at any column', () => {
    const { seed, values } = sample(json, 3000)
    const back = readBack(values.map((value, index) => php.literal(value as JsonValue, (index % 5) * 4)))
    for (let index = 0; index < values.length; index++) {
      expect(back[index], `seed ${seed}, value ${index}`).toEqual(JSON.parse(JSON.stringify(values[index])))
    }
  })

  it('objects that PHP would send as lists', () => {
    const values = [{}, [{}], { a: {} }, { 0: 'a', 1: [] }, { 1: 'a' }, { 0: 1, b: 2 }, [[], [{ 0: {} }]]]
    expect(readBack(values.map((value) => php.literal(value as JsonValue)))).toEqual(values)
  })

  it('a text of 100 kB', () => {
    const long = LONG_TEXT.replaceAll('\ud800', '{$x}')
    expect(long.length).toBeGreaterThan(100_000)
    expect(readBack([php.string(long)])).toEqual([long])
  })

  it('a comment holds whatever it is given', () => {
    const { values } = sample(hostileText, 2000)
    const comments = [...values, '?>', '??>>'].map((each) => `${php.comment(each)}\n`).join('')
    expect(runProgram('php', 'comments.php', php.program(`${comments}echo "end\\n";\n`)).toString()).toBe('end\n')
  })
})

describe('PHP code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(php.literal(env('HF_TOKEN'))).toBe("getenv('HF_TOKEN')")
    expect(php.literal(env('HF_TOKEN', 'Bearer $'))).toBe("'Bearer $' . getenv('HF_TOKEN')")
  })

  it('has single quotes unless an escape is needed', () => {
    expect(php.string(`it's "$5" \\n`)).toBe(`'it\\'s "$5" \\\\n'`)
    expect(php.string('one\n$two\u202e')).toBe('"one\\n\\$two\\u{202e}"')
  })

  it('reads the first of two names that is there', () => {
    expect(php.at('$result', [['urls', 'data'], 0])).toBe("$result['urls'][0] ?? $result['data'][0]")
  })
})

describe('what the parser says', () => {
  it('is what php -l says', () => {
    const program = '<?php\n\nfunction f(): void\n{\n}\nexit(1);\n'
    const [first, second, broken, misplaced] = parser.parse([program, program, '<?php f(;', '<?php throw;'])
    expect([first, second]).toEqual([undefined, undefined])
    expect(broken).toContain('syntax error')
    expect(misplaced).toContain('syntax error')
  })
})
