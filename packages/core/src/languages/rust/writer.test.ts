import { execFileSync } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { FileNode, type JsonValue } from '../../values/value.ts'
import { lines, name, type Piece } from '../printing/code.ts'
import { print } from '../printing/print-code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { rust as parser, sayOf } from './testing/parser.ts'
import { code, rust } from './writer.ts'

const LONG = 300_000

const textOf = (piece: Piece): string => print(piece).text

const literal = (value: string): string => textOf(code`${value}`)

/** Returns a program's output, compiled without any crate. */
function outputOf(program: string): string {
  const folder = mkdtempSync(join(tmpdir(), 'rust-'))
  try {
    writeFileSync(join(folder, 'main.rs'), program)
    execFileSync('rustc', ['--edition', '2024', '-D', 'warnings', 'main.rs'], { cwd: folder })
    return execFileSync(join(folder, 'main'), { maxBuffer: 1 << 30 }).toString()
  } finally {
    rmSync(folder, { recursive: true })
  }
}

/** rustc takes long for a single long function. */
const A_FUNCTION = 100

/** Returns Rust's values of string expressions: the bytes of each on a line. */
function readBack(expressions: readonly string[]): string[] {
  const functions: string[] = []
  for (let from = 0; from < expressions.length; from += A_FUNCTION) {
    const shown = expressions.slice(from, from + A_FUNCTION).map((code) => `    show(${code}.as_ref());\n`)
    functions.push(`fn show${functions.length}() {\n${shown.join('')}}\n`)
  }
  const lines = outputOf(`fn main() {
${functions.map((_, place) => `    show${place}();\n`).join('')}}

fn show(text: &str) {
    println!("{:02x?}", text.as_bytes());
}

${functions.join('\n')}`).split('\n')
  return lines.slice(0, -1).map((line) => Buffer.from(line.slice(1, -1).split(', ').join(''), 'hex').toString())
}

/** A stand-in for serde_json's macro, which accepts only an expression. */
const JSON_MACRO = `macro_rules! json {
    ($value:expr) => {
        format!("{:?}", $value)
    };
}
`

/** A block, to indent an expression further. */
const indented = (expression: Piece): Piece => code`
  {
      ${expression}
  }
`

/** Rust strings are Unicode; other strings aren't offered. */
const wellFormed = hostileText.map((text) => text.toWellFormed())

describe('Rust literals read back by rustc', () => {
  it(
    '10,000 hostile texts',
    () => {
      const { seed, values } = sample(wellFormed, 10_000)
      const back = readBack(values.map(literal))
      expect(back.length).toBe(values.length)
      for (let index = 0; index < values.length; index++)
        expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
    },
    LONG,
  )

  it(
    '2,000 hostile texts between placeholders',
    () => {
      const { seed, values } = sample(wellFormed, 2000)
      const formats = values.map((text) => textOf(code`format!(${rust.format(text, code`0`, text)}, 1 + 1)`))
      const back = readBack(formats)
      for (let index = 0; index < values.length; index++) {
        expect(back[index], `seed ${seed}, text ${index}`).toBe(`${values[index]}2${values[index]}`)
      }
    },
    LONG,
  )

  it(
    '2,000 hostile values as JSON text, with and without placeholders',
    () => {
      const { seed, values } = sample(hostileJson, 2000)
      const plain = values.map((value, index) => {
        const json = rust.jsonText(value as JsonValue)
        return textOf(index % 2 === 0 ? json : indented(json))
      })
      const filled = values.map((value) =>
        textOf(indented(rust.jsonText([value as JsonValue, code`2`]))).replace('json!(2)', '1 + 1'),
      )
      const back = readBack([...plain, ...filled]).map((text) => readJson(text))
      for (let index = 0; index < values.length; index++) {
        const value = readJson(JSON.stringify(values[index]))
        expect(back[index], `seed ${seed}, value ${index}`).toEqual(value)
        expect(back[values.length + index], `seed ${seed}, value ${index}`).toEqual([value, 2])
      }
    },
    LONG,
  )

  it(
    'texts of 100 kB and more',
    () => {
      const texts = [LONG_TEXT.toWellFormed(), ...['x', 'é', '\0', '日', '😀', '"#'].map((text) => text.repeat(66_000))]
      expect(readBack(texts.map(literal))).toEqual(texts)
      const back = readBack(texts.map((text) => textOf(rust.jsonText({ text }))))
      expect(back.map((text) => readJson(text))).toEqual(texts.map((text) => ({ text })))
    },
    LONG,
  )

  it(
    'numbers of every size',
    () => {
      const values = [0, -1, 2 ** 31, -(2 ** 31), 2 ** 53 + 2, 2 ** 63, -(2 ** 63), 2 ** 64, 1e20, 1e21, 1e-7, 5e-324]
      const shown = outputOf(
        `${JSON_MACRO}\nfn main() {\n${values.map((value) => `    println!("{}", ${textOf(rust.json(value))});\n`).join('')}}\n`,
      )
      expect(shown.trimEnd().split('\n').map(Number)).toEqual(values)
    },
    LONG,
  )

  it(
    'a comment with any text',
    () => {
      const { values } = sample(hostileText, 2000)
      const comments = values.map((text) => `${rust.comment(text)}\n`).join('')
      expect(outputOf(`${comments}fn main() {\n    println!("end");\n}\n`)).toBe('end\n')
    },
    LONG,
  )
})

describe('Rust code', () => {
  it('rejects strings with lone surrogates', () => {
    expect(literal('a\ud800\b\f\u202e')).toBe('"a\\u{fffd}\\u{8}\\u{c}\\u{202e}"')
  })

  it('has numbers with a type that can contain them', () => {
    const numbers = [5, 0.2, 2 ** 31, -(2 ** 62), 2 ** 63, 1e20]
    expect(numbers.map((value) => textOf(rust.json(value)))).toEqual([
      ...['json!(5)', 'json!(0.2)', 'json!(2147483648i64)', 'json!(-4611686018427387904i64)'],
      ...['json!(9223372036854775808u64)', 'json!(1e+20)'],
    ])
  })

  it('has as many hashes around a raw string as it needs', () => {
    expect(textOf(rust.jsonText({ a: 'b"#c' }))).toBe('r##"{"a": "b\\"#c"}"##')
    expect(textOf(rust.jsonText('"'.repeat(300_000)))).toMatch(/^r#""\\"/)
  })

  it('writes what a macro can’t contain as text, with files and code inserted', () => {
    const image = new FileNode('cat.png', false, 'image/png', 'data-url', 'firstFrame')
    const value = { note: '{x}', image, model: code`model` }
    expect(textOf(rust.json(value))).toBe('json!({"note": "{x}", "image": first_frame, "model": model})')
    expect(textOf(rust.jsonText(value))).toBe(
      'format!(\n    r#"{{"note": "{{x}}", "image": {}, "model": {}}}"#,\n    json!(first_frame),\n    json!(model)\n)',
    )
    expect(rust.fitsMacro(value)).toBe(true)
    expect(rust.fitsMacro(Array.from({ length: 130 }, () => 0))).toBe(false)
  })

  it('formats calls, chains, and lists like rustfmt', () => {
    const [short, long] = ['a', 'b'.repeat(70)]
    const statements = [
      rust.call(code`show`, [short], '?;'),
      rust.call(code`show`, [short, long], ';'),
      rust.call(code`println!`, [long, long], ';'),
      rust.call(code`let ${name('name'.repeat(5))} = show`, [long], ';'),
      rust.chain(code`let a = `, code`b`, [code`.c()`], ';'),
      rust.chain(code`let ${name('name'.repeat(9))} = `, code`b`, [code`.ccccc()`, code`.d(${'e'.repeat(40)})`], ';'),
      rust.chain(code`let a = `, code`client`, [code`.c()`, code`.d(${long})`], '?;'),
      rust.chain(code`let a = `, code`b`, [rust.call(code`.d`, [short, long]), code`.e()`], ';'),
      rust.list(code`let a = `, [short, short], ';'),
      rust.list(code`let a = `, [short, long], ';'),
    ]
    const program = code`
      fn main() {
          ${lines(...statements)}
      }
    `
    expect(sayOf([`${textOf(program)}\n`])).toEqual([undefined])
  })

  it('reads the value at a path, and uses the first existing of two texts', () => {
    const answer = code`answer`
    expect(textOf(rust.at(answer, ['data', 0, 'a"b']))).toBe('answer["data"][0]["a\\"b"]')
    expect(rust.textLinks(answer, [['audio_file', 'audio'], 'url']).map(textOf)).toEqual([
      '.as_str()',
      '.or(answer["audio"]["url"].as_str())',
    ])
  })

  it('has each import once, the standard library first, and no line for only a crate', () => {
    const items = code`
      ${name('flush', { module: 'std::io', name: 'Write' })}
      ${name('lantern', { module: 'lantern' })}
      ${name('bail', { module: 'anyhow', name: 'bail' })}
      ${name('env', { module: 'std::env' })}
      ${name('Result', { module: 'anyhow', name: 'Result' })}
      ${name('io', { module: 'std::io' })}
      ${name('io', { module: 'std::io' })}
    `
    expect(rust.program(items).split('\n\n').slice(0, 2)).toEqual([
      'use std::env;\nuse std::io::{self, Write};',
      'use anyhow::{Result, bail};',
    ])
  })

  it('breaks a long import like rustfmt', () => {
    const names = ['Chimney', 'Lantern', 'Teapot'].map((start) => `${start}${'OfTheHouse'.repeat(3)}`)
    const items = code`${lines(...names.map((each) => name(each, { module: 'acme::house', name: each })))}`
    const [imported = ''] = rust.program(items).split('\n\n')
    expect(imported.split('\n').length).toBe(4)
    expect(sayOf([`${imported}\n\nfn main() {}\n`])).toEqual([undefined])
  })
})

describe('the parser for Rust programs', () => {
  it('finds which of several programs is invalid', () => {
    const good = 'fn main() {}\n'
    const [first, second, third] = parser.parse([good, 'fn main() {\n', good])
    expect([first, third]).toEqual([undefined, undefined])
    expect(second).toContain('unclosed delimiter')
  })

  it('finds formatting that differs from rustfmt’s, if requested', () => {
    const program = 'fn main()  {}\n'
    expect(sayOf([program])[0]).toContain('+fn main() {}')
    expect(parser.parse([program])).toEqual([undefined])
  })
})
