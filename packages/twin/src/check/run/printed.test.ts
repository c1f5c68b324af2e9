import { expect, it } from 'vitest'
import { programsIn } from '../decide/programs.ts'
import type { CheckLanguage } from '../find/block.ts'
import { findBlocks } from '../find/find-blocks.ts'
import type { TwinRequest } from './check-twin.ts'
import { faultInPrinted } from './printed.ts'

const CHAT: TwinRequest = {
  method: 'POST',
  url: 'https://router.huggingface.co/v1/chat/completions',
  body: { messages: [] },
  provider: 'auto',
  task: 'conversational',
  status: 200,
  hasToken: true,
  problems: [],
}

interface Run {
  readonly text?: string
  readonly language?: CheckLanguage
  readonly stdout?: string
  readonly stderr?: string
  readonly calls?: readonly TwinRequest[]
}

function fault({ text = 'print(answer)', language = 'python', stdout = '', stderr = '', calls = [CHAT] }: Run) {
  const [program] = programsIn(findBlocks('a.md', `\`\`\`${language}\n${text}\n\`\`\`\n`))
  return faultInPrinted({ exitCode: 0, limit: null, stdout, stderr, seconds: 1 }, calls, program)
}

it.each([
  ['None\n', 'the program prints only None'],
  ['undefined\nundefined\n', 'the program prints only undefined'],
  ['Answer: undefined\n', 'the program prints only Answer: undefined'],
  ['Promise { <pending> }\n', 'the program prints a promise, which it doesn’t await'],
  ['vector(undefined)\n', 'the program prints `undefined` in place of a value'],
  ['<coroutine object AsyncCompletions.create at 0x7f>\n', 'the program prints a coroutine, which it doesn’t await'],
  ['<bound method Response.json of <Response [200]>>\n', 'the program prints a method, which it doesn’t call'],
  ['[object Object][object Object]\n', 'the program prints an object as `[object …]`'],
  [
    "error: 'ChatCompletionMessage' object is not subscriptable\n",
    "the program catches an error: error: 'ChatCompletionMessage' object is not subscriptable",
  ],
  ['', 'the program doesn’t print the answer'],
])('finds fault with %j', (stdout, says) => {
  expect(fault({ stdout })).toBe(says)
})

it.each(['Paris.\n', 'None of these.\n', 'Usage: None\n', 'It is not a function of time.\n', 'None\nchatcmpl-1\n'])(
  'finds no fault with %j',
  (stdout) => {
    expect(fault({ stdout })).toBeUndefined()
  },
)

it('expects no text where an answer may have none', () => {
  const tools: TwinRequest = { ...CHAT, body: { messages: [], tools: [] } }
  expect(fault({ stdout: 'None\n', calls: [tools] })).toBeUndefined()
  expect(fault({ stdout: 'None\n', text: 'print(answer.headers.get("x"))' })).toBeUndefined()
  expect(fault({ calls: [{ ...CHAT, task: 'text-to-image' }] })).toBeUndefined()
  expect(fault({ text: 'if r.status_code != 200:\n    print(r.text)' })).toBeUndefined()
  expect(fault({ text: 'answer = ask()' })).toBeUndefined()
})

it('finds a coroutine that isn’t awaited, unless it’s the client’s', () => {
  const warning = (name: string) => `example.py:7: RuntimeWarning: coroutine '${name}' was never awaited\n  main()\n`
  const text = 'async def main():\n    print(await client.create())\nmain()'
  expect(fault({ text, stderr: warning('main'), calls: [] })).toBe('the coroutine main is never awaited')
  expect(fault({ text, stderr: warning('AsyncCompletions.create') })).toBe('the coroutine create is never awaited')
  expect(fault({ text, stdout: 'Hi\n', stderr: warning('Logging.async_success_handler') })).toBeUndefined()
})

it('finds PHP’s warnings, and errors on the error output', () => {
  const stderr = 'PHP Warning:  Undefined array key "text" in /sandbox/work/example.php on line 9\n'
  expect(fault({ language: 'php', text: '<?php echo $a;', stdout: '\n', stderr })).toBe('Undefined array key "text"')
  const caught = "Request failed: Cannot read properties of undefined (reading '0')\n"
  expect(fault({ language: 'js', text: 'console.log(a)', stderr: caught })).toContain('Cannot read properties')
  const theirs = "Exception ignored in: <function A.__del__>\nAttributeError: 'A' object has no attribute 'b'\n"
  expect(fault({ stdout: 'Hi\n', stderr: theirs })).toBeUndefined()
})
