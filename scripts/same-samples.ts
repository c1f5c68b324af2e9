// Every test file begins with this: its properties are tried with the same inputs each time.
import fc from 'fast-check'
import { SEED } from './seed.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
