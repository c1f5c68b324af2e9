import { isSafeArgument } from '../values/visible-text.ts'
import { listAt, textAt } from './fields.ts'
import type { ModelRecord } from './model-record.ts'

/** The paths of the files that a record lists in `siblings`; empty when it lists none. */
export const listedFiles = (model: ModelRecord): readonly string[] =>
  [...listAt(model, 'siblings').keys()]
    .map((index) => textAt(model, 'siblings', index, 'rfilename') ?? '')
    .filter((path) => path !== '' && isSafeArgument(path))
