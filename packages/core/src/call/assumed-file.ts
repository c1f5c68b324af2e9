import type { Assumption } from '../providers/assumption.ts'
import type { InputFile } from '../tasks/inputs.ts'
import { mediaTypeOfEnding } from '../tasks/media-types.ts'

/** The assumed media type of a file with an unknown extension: the most common one for its task. */
export function assumedFile(file: InputFile | undefined): readonly Assumption[] {
  if (file === undefined || mediaTypeOfEnding(pathOf(file)) !== undefined) return []
  const { location, mediaType, kind, remote } = file
  const ending = kind === 'image' ? '.png' : '.wav'
  return [
    Object.freeze({
      what: `We assume that the file ${JSON.stringify(location)} has the type ${mediaType}.`,
      why: `Its name doesn’t end in ${kind === 'image' ? 'an image' : 'an audio'} file extension that we know.`,
      howToKnow: `${remote ? 'Use a URL that ends' : 'Rename the file so that its name ends'} in the extension of its type, such as ${ending}`,
    }),
  ]
}

const pathOf = ({ location, remote }: InputFile): string => (remote ? new URL(location).pathname : location)
