import { describe, expect, it } from 'vitest'
import { printedBy } from './printed.ts'

const around = { folders: ['/tmp/examples-x1'], secrets: ['hf_secret'] }
const printed = (stdout: string, stderr = ''): string => printedBy({ stdout, stderr }, around)

describe('printedBy', () => {
  it('keeps both streams, starting with the program’s own output', () => {
    expect(printed('{"error":"no"}\n', 'curl: (22) failed\n')).toBe('{"error":"no"}\ncurl: (22) failed')
  })

  it('removes stack frames, and Python’s source lines', () => {
    const traceback = `Traceback (most recent call last):
  File "/tmp/examples-x1/run-3/example/example.py", line 3, in <module>
    client.chat(
        model="x",
    ^^^^^^^^^^^^
ValueError: no`
    expect(printed('', traceback)).toBe('Traceback (most recent call last):\nValueError: no')
    expect(printed('', 'Error: no\n    at main (file:///a.mjs:1:1)\n  }\n}\n\nNode.js v24.0.0')).toBe(
      'Error: no\nNode.js v24.0.0',
    )
  })

  it('keeps the causes that Rust numbers', () => {
    const text = 'Error: error sending request\nCaused by:\n    0: client error (Connect)\n    1: dns error'
    expect(printed('', text)).toBe(text)
  })

  it('removes colors', () => {
    expect(printed('\u001b[1;31mGive Feedback\u001b[0m')).toBe('Give Feedback')
  })

  it('removes the machine’s folders and secrets', () => {
    expect(printed('', '/tmp/examples-x1/run-12/example/example.rb:6: hf_secret')).toBe('example.rb:6: ***')
    expect(printed('', '/tmp/examples-x1/harness-java/c2af34/Example.java:1: error')).toBe('Example.java:1: error')
  })

  it('keeps the beginning and end of long output', () => {
    const lines = Array.from({ length: 100 }, (_, place) => `line ${place}`)
    const kept = printed(lines.join('\n')).split('\n')
    expect(kept.length).toBeLessThan(20)
    expect([kept[0], kept.at(-1)]).toEqual(['line 0', 'line 99'])
    expect(kept).toContain('…')
    expect(printed('x'.repeat(1000)).length).toBeLessThan(400)
  })
})
