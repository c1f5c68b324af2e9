import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { OPTIONS, readArguments } from './arguments.ts'

describe('readArguments', () => {
  it('reads a model and options in any order', () => {
    expect(readArguments(['--stream', 'a/b', '-p', 'together', '--param', 'x=1', '--param=y=2'])).toEqual({
      stream: true,
      model: 'a/b',
      provider: 'together',
      param: ['x=1', 'y=2'],
      written: { stream: '--stream', provider: '-p', param: '--param' },
    })
  })

  it('takes the word after an option as its value, whatever it starts with', () => {
    expect(readArguments(['a/b', '-m', '-x', '--message', '--no-json', '--temperature', '-1'])).toEqual({
      model: 'a/b',
      message: ['-x', '--no-json'],
      temperature: '-1',
      written: { message: '-m', temperature: '--temperature' },
    })
    fc.assert(
      fc.property(fc.string({ unit: 'binary' }), (message) => {
        expect(readArguments(['a/b', `--message=${message}`])).toMatchObject({ model: 'a/b', message: [message] })
      }),
    )
  })

  it.each([
    [
      ['a/b', '--nope'],
      /^unknown option "--nope"(?:\.|; did you mean --\w+\?) Valid options: --provider, .*--version$/,
    ],
    [['a/b', '-z'], /^unknown option "-z"\. /],
    [['a/b', '--no-stream'], /^unknown option "--no-stream"; did you mean --stream\? /],
    [['a/b', '--temprature', '1'], /^unknown option "--temprature"; did you mean --temperature\? /],
    [['a/b', '-m'], /^-m needs a value: -m TEXT$/],
    [['a/b', '--__proto__=1'], /^unknown option "--__proto__"\. /],
    [['a/b', '--toString'], /^unknown option "--toString"\. /],
    [['a/b', '--provider'], /^--provider needs a value: --provider=P$/],
    [['a/b', '--provider', '--json'], /^--provider needs a value/],
    [['a/b', '--json=yes'], /^--json doesn’t take a value$/],
    [['a/b', '-p', 'x', '--provider', 'y'], /^--provider can only be given once$/],
    [['a/b', 'c/d'], /^expected one model; got "a\/b" and "c\/d"$/],
  ])('refuses %j', (argv, message) => {
    expect(() => readArguments(argv)).toThrow(message)
  })

  it('knows every option by its name', () => {
    for (const [name, option] of Object.entries(OPTIONS)) {
      const argv = option.type === 'boolean' ? [`--${name}`] : [`--${name}=v`]
      expect(Object.keys(readArguments(argv))).toEqual([name, 'written'])
    }
  })
})
