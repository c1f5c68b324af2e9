import { test } from 'node:test'
import { isMissing, runProgram } from '../testing/program.mjs'

test('the program that the command line writes runs', { skip: isMissing('ruby') && 'ruby is not installed' }, () =>
  runProgram('ruby', 'ruby'),
)
