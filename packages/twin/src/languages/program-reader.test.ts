import { expect, it } from 'vitest'
import { ProgramReader } from './program-reader.ts'

/** Reports every program as wrong, and exits after an empty one. */
const PROGRAM = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const programs = JSON.parse(line)
  if (programs.includes('')) throw new Error('an empty program')
  console.log(JSON.stringify(programs.map((error) => ({ error }))))
})`

it('answers in order', async () => {
  const reader = new ProgramReader(process.execPath, ['-e', PROGRAM])
  const asked = [reader.read(['a', 'b']), reader.read(['c'])]
  expect((await Promise.all(asked)).map((facts) => facts.map(({ error }) => error))).toEqual([['a', 'b'], ['c']])
  await reader.stop()
})

it('throws if its process has ended, before or after the request', async () => {
  const reader = new ProgramReader(process.execPath, ['-e', PROGRAM])
  await expect(reader.readOne('')).rejects.toThrow('an empty program')
  await expect(reader.readOne('a')).rejects.toThrow('an empty program')
})

it('throws if its process couldn’t be started', async () => {
  const reader = new ProgramReader('/no/such/program', [])
  await expect(reader.readOne('a')).rejects.toThrow('ENOENT')
})
