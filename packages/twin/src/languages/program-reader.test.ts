import { expect, it } from 'vitest'
import { ProgramReader } from './program-reader.ts'

/** Says that each program is wrong, and ends when one is empty. */
const PROGRAM = `
require('node:readline').createInterface({ input: process.stdin }).on('line', (line) => {
  const programs = JSON.parse(line)
  if (programs.includes('')) throw new Error('an empty program')
  console.log(JSON.stringify(programs.map((error) => ({ error }))))
})`

it('is answered in the order in which it is asked', async () => {
  const reader = new ProgramReader(process.execPath, ['-e', PROGRAM])
  const asked = [reader.read(['a', 'b']), reader.read(['c'])]
  expect((await Promise.all(asked)).map((facts) => facts.map(({ error }) => error))).toEqual([['a', 'b'], ['c']])
  await reader.stop()
})

it('says so when its process has ended, whenever it is asked', async () => {
  const reader = new ProgramReader(process.execPath, ['-e', PROGRAM])
  await expect(reader.readOne('')).rejects.toThrow('an empty program')
  await expect(reader.readOne('a')).rejects.toThrow('an empty program')
})

it('says so when its process could not be started', async () => {
  const reader = new ProgramReader('/no/such/program', [])
  await expect(reader.readOne('a')).rejects.toThrow('ENOENT')
})
