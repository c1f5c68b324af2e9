import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { AS_ANY } from './types.ts'

/**
 * Returns the cast of a method's arguments, if they don't fit the types of @huggingface/inference 4: it has columns of
 * only strings and without parameters, a table with a `question`, no parameters for audio-to-audio, and no null
 * parameters.
 */
export const castTask = ({ typescript, task, inputs, parameters }: TaskCall | AutoTaskCall): Piece | undefined => {
  const hasParameters = Object.keys(parameters).length > 0
  return when(
    typescript &&
      (hasOtherCells(inputs.columns) ||
        (hasParameters && (inputs.columns !== undefined || task === 'audio-to-audio')) ||
        task === 'table-question-answering' ||
        Object.values(parameters).includes(null)),
    AS_ANY,
  )
}

const hasOtherCells = (columns: TaskCall['inputs']['columns']): boolean =>
  Object.values(columns ?? {}).some((cells) => !Array.isArray(cells) || cells.some((cell) => typeof cell !== 'string'))
