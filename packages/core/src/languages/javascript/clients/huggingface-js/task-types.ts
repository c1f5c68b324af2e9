import type { AutoTaskCall, TaskCall } from '../../../../call/call.ts'

/**
 * The cast of a method's arguments, where their types are others than those of @huggingface/inference 4: it has columns
 * of texts alone and without parameters, a table with a `question`, no parameters for sounds that become others, and no
 * parameter that is null.
 */
export const castTask = ({ typescript, task, inputs, parameters }: TaskCall | AutoTaskCall): string => {
  const hasParameters = Object.keys(parameters).length > 0
  return typescript &&
    (hasOtherCells(inputs.columns) ||
      (hasParameters && (inputs.columns !== undefined || task === 'audio-to-audio')) ||
      task === 'table-question-answering' ||
      Object.values(parameters).includes(null))
    ? ' as any'
    : ''
}

const hasOtherCells = (columns: TaskCall['inputs']['columns']): boolean =>
  Object.values(columns ?? {}).some((cells) => !Array.isArray(cells) || cells.some((cell) => typeof cell !== 'string'))
