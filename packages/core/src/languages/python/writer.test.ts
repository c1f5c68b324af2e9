import { describe, expect, it } from 'vitest'
import { env, type JsonValue } from '../../values/value.ts'
import { listed, name } from '../printing/code.ts'
import { hostileJson, hostileText, LONG_TEXT, sample } from '../testing/hostile-texts.ts'
import { readJson } from '../testing/read-json.ts'
import { runProgram } from '../testing/run-program.ts'
import { code, python } from './writer.ts'

const OS = name('os', { module: 'os', standard: true })

/** Returns Python's values of the literals, as JSON that keeps lone surrogates. */
function readBack(literals: readonly string[]): unknown[] {
  const program = `import json\nvalues = [\n${literals.map((literal) => `${literal},\n`).join('')}]\nfor value in values:\n    print(json.dumps(value))\n`
  return runProgram('python3', 'literals.py', program)
    .toString()
    .trimEnd()
    .split('\n')
    .map((line) => readJson(line))
}

describe('Python literals read back by Python', () => {
  it('10,000 hostile texts', () => {
    const { seed, values } = sample(hostileText, 10_000)
    const back = readBack(values.map(python.string))
    expect(back.length).toBe(values.length)
    for (let index = 0; index < values.length; index++)
      expect(back[index], `seed ${seed}, text ${index}`).toBe(values[index])
  })

  it('3,000 hostile values at any column', () => {
    const { seed, values } = sample(hostileJson, 3000)
    const back = readBack(values.map((value, index) => python.literal(value as JsonValue, (index % 5) * 4)))
    for (let index = 0; index < values.length; index++) {
      expect(back[index], `seed ${seed}, value ${index}`).toEqual(readJson(JSON.stringify(values[index])))
    }
  })

  it('a text of 100 kB', () => {
    expect(LONG_TEXT.length).toBeGreaterThan(100_000)
    expect(readBack([python.string(LONG_TEXT)])).toEqual([LONG_TEXT])
  })

  it('a comment with any text', () => {
    const { values } = sample(hostileText, 2000)
    const program = `${values.map((text) => `${python.comment(text)}\n`).join('')}print("end")\n`
    expect(runProgram('python3', 'comments.py', program).toString()).toBe('end\n')
  })
})

describe('Python code', () => {
  it('keeps a short value on its line and breaks a long one', () => {
    expect(python.literal({ a: [1, true, null] })).toBe('{"a": [1, True, None]}')
    expect(python.literal({ text: 'x'.repeat(90) })).toBe(`{\n    "text": "${'x'.repeat(90)}",\n}`)
  })

  it('prints values as literals and names as code', () => {
    expect(python.program(code`load(${"it's"}, ${name('cls')})`)).toBe('load("it\'s", cls)\n')
  })

  it('reads a variable alone and after a prefix, and imports what it needs', () => {
    expect(python.program(code`key = ${env('HF_TOKEN')}`)).toBe('import os\n\nkey = os.environ["HF_TOKEN"]\n')
    expect(python.program(code`x = ${{ a: [env('HF_TOKEN', 'Bearer {')] }}`)).toBe(
      `import os\n\nx = {"a": [f"Bearer {{{os.environ['HF_TOKEN']}"]}\n`,
    )
  })

  it('imports the standard library first', () => {
    const requests = name('requests', { module: 'requests' })
    expect(python.program(code`${requests}.get(${OS})`)).toBe('import os\n\nimport requests\n\nrequests.get(os)\n')
    expect(python.program(code`x`)).toBe('x\n')
  })

  it('has each import once, in isort’s order within a group', () => {
    const path = name('Path', { module: 'pathlib', name: 'Path', standard: true })
    const time = name('time', { module: 'time', standard: true })
    const taken = ['omit', 'OpenAI', 'APIStatusError'].map((each) => name(each, { module: 'openai', name: each }))
    expect(python.program(code`${listed([path, time, OS, ...taken, path], ' ')}`)).toBe(
      'import os\nimport time\nfrom pathlib import Path\n\nfrom openai import APIStatusError, omit, OpenAI\n\n' +
        'Path time os omit OpenAI APIStatusError Path\n',
    )
  })

  it('keeps arguments on the line of their call if they fit', () => {
    const call = (text: string): string => python.program(code`x = f(${python.arguments({ a: text, b: 1 })})`)
    expect(call('x'.repeat(72))).toBe(`x = f(a="${'x'.repeat(72)}", b=1)\n`)
    expect(call('x'.repeat(73))).toBe(`x = f(\n    a="${'x'.repeat(73)}",\n    b=1,\n)\n`)
  })

  it('puts arguments on a line of their own before it breaks them', () => {
    const call = (text: string): string => python.program(code`x = f(${python.fittedArguments({ a: text, b: 1 })})`)
    expect(call('x'.repeat(72))).toBe(`x = f(a="${'x'.repeat(72)}", b=1)\n`)
    expect(call('x'.repeat(75))).toBe(`x = f(\n    a="${'x'.repeat(75)}", b=1\n)\n`)
    expect(call('x'.repeat(76))).toBe(`x = f(\n    a="${'x'.repeat(76)}",\n    b=1,\n)\n`)
  })

  it('breaks a piece in a value depending on its position there', () => {
    const message = (content: string) => code`Message(${python.arguments({ role: 'user', content })})`
    const messages = ['Hi', 'x'.repeat(80)].map(message)
    expect(
      python.program(code`
        def ask():
            messages = ${messages}
      `),
    ).toBe(`def ask():
    messages = [
        Message(role="user", content="Hi"),
        Message(
            role="user",
            content="${'x'.repeat(80)}",
        ),
    ]
`)
    const text = (length: number) => code`Text(${python.arguments({ text: 'x'.repeat(length) })})`
    const nested = { given: { parts: [text(62), text(63)] } }
    expect(python.program(code`f(${python.arguments(nested)})`)).toBe(`f(
    given={
        "parts": [
            Text(text="${'x'.repeat(62)}"),
            Text(
                text="${'x'.repeat(63)}",
            ),
        ],
    },
)
`)
  })

  it('escapes characters that are invisible or reorder the line', () => {
    expect(python.string('a\u202eb\u200bc\u0085')).toBe('"a\\u202eb\\u200bc\\u0085"')
  })
})
