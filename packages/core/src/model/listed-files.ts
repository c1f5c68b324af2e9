import { listAt, textAt } from './fields.ts'
import type { ModelRecord } from './model-record.ts'
import { isRepositoryPath } from './repository-path.ts'

/** The paths of the files that a record lists in `siblings`, without what leads elsewhere; empty when it lists none. */
export const listedFiles = (model: ModelRecord): readonly string[] =>
  [...listAt(model, 'siblings').keys()]
    .map((index) => textAt(model, 'siblings', index, 'rfilename') ?? '')
    .filter(isRepositoryPath)
