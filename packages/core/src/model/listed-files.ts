import { listAt, textAt } from './fields.ts'
import type { ModelRecord } from './model-record.ts'
import { isRepositoryPath } from './repository-path.ts'

/** Returns the paths of the files in a record's `siblings`, without unsafe ones; empty if it doesn't list files. */
export const listedFiles = (model: ModelRecord): readonly string[] =>
  [...listAt(model, 'siblings').keys()]
    .map((index) => textAt(model, 'siblings', index, 'rfilename') ?? '')
    .filter(isRepositoryPath)
