import type { Assumption } from '../providers/assumption.ts'
import type { InputFile } from '../tasks/inputs.ts'
import { mediaTypeOfEnding } from '../tasks/media-types.ts'

/** What is sent as the type of a file whose ending is none that is known: the one that its task most often reads. */
export function assumedFile(file: InputFile | undefined): readonly Assumption[] {
  if (file === undefined || mediaTypeOfEnding(pathOf(file)) !== undefined) return []
  const { location, mediaType, kind } = file
  return [
    Object.freeze({
      what: `The file ${JSON.stringify(location)} is taken to be of the type ${mediaType}.`,
      why: `Its name does not end as that of ${kind === 'image' ? 'an image' : 'a sound'} does.`,
      howToKnow: `Give it the ending of its type, such as ${kind === 'image' ? '.png' : '.wav'}`,
    }),
  ]
}

const pathOf = ({ location, remote }: InputFile): string => (remote ? new URL(location).pathname : location)
