// Every test file starts with this, so that properties are checked with the same inputs each time.
import fc from 'fast-check'
import { SEED } from './seed.ts'

fc.configureGlobal({ ...fc.readConfigureGlobal(), seed: SEED })
