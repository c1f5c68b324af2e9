import type { ChatCall } from '../../../call/call.ts'
import { type FileNode, raw } from '../../../values/value.ts'
import { filesIn } from '../../clients/raw-client.ts'
import { go } from '../writer.ts'
import { type GoCode, OR_RETURN } from './main.ts'

/** Statements that read the files of a chat's messages into their variables. */
export function readFiles({ request }: ChatCall): GoCode {
  const files = filesIn(request.body)
  return files.length === 0
    ? { imports: [], code: '' }
    : { imports: ['encoding/base64', 'os'], code: files.map(readFile).join('') }
}

/** What a message holds of a file is a text. */
function readFile({ encoding, location, mediaType, variable }: FileNode): string {
  const encoded = go.join(
    encoding === 'data-url' ? `data:${mediaType};base64,` : '',
    raw(`base64.StdEncoding.EncodeToString(${variable}Data)`),
  )
  return `\t${variable}Data, err := os.ReadFile(${go.string(location)})
${OR_RETURN}\t${variable} := ${encoded}
`
}
