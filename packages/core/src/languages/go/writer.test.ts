import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import { type Hole, lines, name, type Piece, verbatim } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { go as parser } from './testing/parser.ts'
import { code, go } from './writer.ts'

// On a new machine, the compiler starts with an empty cache.
const LONG = 120_000

const textOf = (hole: Hole): string => print(code`${hole}`).text

const JSON_PACKAGE = name('json', { module: 'encoding/json' })
const FMT = name('fmt', { module: 'fmt' })
const OS = name('os', { module: 'os' })

/** Prints JSON as a client sends it, one value per line. */
const printing = (type: Piece, values: readonly Piece[]): string =>
  go.program(code`
    func main() {
        encoder := ${JSON_PACKAGE}.NewEncoder(${OS}.Stdout)
        for _, value := range ${type}{
            ${lines(...values.map((value) => code`${value},`))}
        } {
            if err := encoder.Encode(value); err != nil {
                panic(err)
            }
        }
    }
  `)

const RESULT = code`result`
const TEXTS = code`[]string`
const VALUES = code`[]any`

/** A field's name in a line of a diff. */
const NAME_IN_LINE = /^[ -]\t*("(?:[^"\\]|\\.)*"): /

/**
 * Checks whether a part of gofmt's diff is about names of which one is exactly 2.5 times as long as the other: there,
 * the last bit of a logarithm, with Go's own rounding, determines their columns.
 */
function isTie(part: string): boolean {
  const sizes = part.split('\n').flatMap((line) => {
    const name = NAME_IN_LINE.exec(line)?.[1]
    return name === undefined ? [] : [new TextEncoder().encode(name).length]
  })
  return sizes.some((size, place) => place > 0 && [size / 2.5, size * 2.5].includes(sizes[place - 1] ?? 0))
}

const withoutTies = (complaint: string | undefined): string | undefined => {
  const [, ...parts] = complaint?.split(/^@@.*$/m) ?? []
  return complaint === undefined || (parts.length > 0 && parts.every(isTie)) ? undefined : complaint
}

function readBack(program: string): unknown[] {
  expect(parser.parse([program]).map(withoutTies)).toEqual([undefined])
  return runProgram('go run', 'literals.go', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => readJson(line))
}

/** Strings that encoding/json writes are Unicode; other strings aren't offered. */
const wellFormed = hostileText.map((text) => text.toWellFormed())
const wellFormedJson = hostileJson.map((value) =>
  readJson(JSON.stringify(value).replace(/\\ud[89a-f][0-9a-f]{2}/gi, '\\ufffd')),
)

describe('Go literals read back by Go', () => {
  it(
    '10,000 hostile texts',
    () => {
      const { seed, values } = sample(wellFormed, 10_000)
      const back = readBack(
        printing(
          TEXTS,
          values.map((text) => code`${text}`),
        ),
      )
      expect(back.length).toBe(values.length)
      for (let index = 0; index < values.length; index++)
        expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
    },
    LONG,
  )

  it.each([
    ['', go.literal],
    [' that become JSON', go.json],
  ])(
    '2,000 hostile values%s, formatted like gofmt',
    (_, print) => {
      const { seed, values } = sample(wellFormedJson, 2000)
      const back = readBack(
        printing(
          VALUES,
          values.map((value) => print(value as JsonValue)),
        ),
      )
      for (let index = 0; index < values.length; index++) {
        expect(back[index], `seed ${seed}, value ${index}`).toEqual(values[index])
      }
    },
    LONG,
  )

  it(
    'a text of 100 kB',
    () => {
      const text = LONG_TEXT.toWellFormed()
      expect(readBack(printing(TEXTS, [code`${text}`]))).toEqual([text])
    },
    LONG,
  )

  it(
    'numbers of every size',
    () => {
      const values = [0, -1, 2 ** 31, -(2 ** 31), 2 ** 53 + 2, 2 ** 62, 2 ** 63, -(2 ** 63), 1e20, 1e21, 1e-7, 5e-324]
      expect(
        readBack(
          printing(
            VALUES,
            values.map((value) => go.literal(value)),
          ),
        ),
      ).toEqual(values)
    },
    LONG,
  )

  it(
    'a comment with any text',
    () => {
      const { values } = sample(hostileText, 2000)
      const comments = lines(...values.map((text) => verbatim(go.comment(text))))
      const program = go.program(code`
        ${comments}
        func main() {
            ${FMT}.Println("end")
        }
      `)
      expect(runProgram('go run', 'comments.go', program).toString()).toBe('end\n')
    },
    LONG,
  )
})

/**
 * Checks whether one name is exactly so many times as long as another that gofmt barely separates them: it compares a
 * logarithm, whose last bit has Go's own rounding.
 */
function hasBorderline(names: readonly string[]): boolean {
  const sizes = names.map((name) => new TextEncoder().encode(go.string(name)).length)
  return sizes.some((size) => sizes.some((other) => 5 * size === 2 * other))
}

it('field names of any length are aligned like gofmt', () => {
  const { seed, values } = sample(wellFormed, 3000)
  const objects = Array.from({ length: 300 }, (_, index) => {
    const names = values
      .slice(index * 10, index * 10 + 10)
      .map((text, place) => text.repeat(1 + ((index * place) % 30)))
    return Object.fromEntries(
      names.map((name, place) => [name, place % 4 === 3 ? ['x'.repeat(50), 'y'.repeat(60)] : place]),
    )
  }).filter((object) => !hasBorderline(Object.keys(object)))
  const declared = print(code`
    var values = []any{
        ${lines(...objects.map((value) => code`${value},`))}
    }
  `)
  const program = `package main\n\n${declared.text}\n`
  expect(parser.parse([program]), `seed ${seed}`).toEqual([undefined])
})

describe('Go code', () => {
  it('reads a variable alone and after a prefix', () => {
    expect(textOf(env('HF_TOKEN'))).toBe('os.Getenv("HF_TOKEN")')
    expect(textOf(env('HF_TOKEN', 'Bearer "'))).toBe('"Bearer \\"" + os.Getenv("HF_TOKEN")')
  })

  it('has the type of a list’s objects once if the value becomes JSON', () => {
    expect(textOf(go.json({ a: [{ b: [] }, {}] }))).toBe('map[string]any{"a": []map[string]any{{"b": []any{}}, {}}}')
    expect(textOf(go.json([{}, 1]))).toBe('[]any{map[string]any{}, 1}')
  })

  it('joins strings and expressions', () => {
    expect(textOf(go.join('mask-', code`number`, '.png'))).toBe('"mask-" + number + ".png"')
    expect(textOf(go.join('', code`url`, ''))).toBe('url')
  })

  it('has a type for what is read of a value, and paths to it', () => {
    const fields = [
      { path: ['data', 0, 'image_url'], type: 'string' },
      { path: ['data', 0, 'id'], type: 'string' },
      { path: ['status'], type: 'string' },
      { path: ['more_data'], type: 'json.RawMessage' },
    ] as const
    const type = textOf(go.type(fields))
    expect(type).toBe(`struct {
\tData []struct {
\t\tImageURL string \`json:"image_url"\`
\t\tID       string \`json:"id"\`
\t} \`json:"data"\`
\tStatus   string          \`json:"status"\`
\tMoreData json.RawMessage \`json:"more_data"\`
}`)
    expect(parser.parse([`package main\n\ntype result ${type}\n`])).toEqual([undefined])
    expect(textOf(go.at(RESULT, ['data', 0, 'image_url']))).toBe('result.Data[0].ImageURL')
  })

  it('aligns a map with the other fields', () => {
    const type = textOf(
      go.type([
        { path: ['urls'], type: 'map[string]string' },
        { path: ['status'], type: 'string' },
      ]),
    )
    expect(type).toContain('\tURLs   map[string]string `json:"urls"`\n\tStatus string            `json:"status"`')
  })

  it('uses the first existing of two names', () => {
    const path = [['audio_file', 'audio'], 'url'] as const
    expect(textOf(go.at(RESULT, path))).toBe('cmp.Or(result.AudioFile.URL, result.Audio.URL)')
    expect(textOf(go.type([{ path, type: 'string' }]))).toContain('AudioFile struct')
  })

  it('has each import once, other modules after the standard library', () => {
    const lantern = name('lantern', { module: 'github.com/acme/lantern' })
    const program = go.program(code`${OS} ${lantern} ${FMT} ${OS}`)
    expect(program).toContain('import (\n\t"fmt"\n\t"os"\n\n\t"github.com/acme/lantern"\n)\n')
  })
})

describe('the parser for Go programs', () => {
  it('finds invalid programs, and those with different formatting than gofmt’s', () => {
    const [first, second, third] = parser.parse(['package main\n', 'package\n', 'package main\nvar  x = 1\n'])
    expect(first).toBeUndefined()
    expect(second).toContain('expected')
    expect(third).toContain('+var x = 1')
  })
})
