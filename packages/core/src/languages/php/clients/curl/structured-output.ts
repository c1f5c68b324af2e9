import type { ChatCall } from '../../../../call/call.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { answerOf, bodyWithSchema, unsupportedAnswer } from '../../../clients/structured-output.ts'
import { name, type Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { CHOICE, readMessage, readParts, refuseIncomplete } from './answer.ts'
import { readFiles } from './files.ts'
import { checkToken, post } from './request.ts'
import { postEvents, sentBy } from './stream.ts'

/** The schema is sent unchanged. */
export const curlStructuredOutput: ChatRenderer = {
  client: 'curl',
  unsupported: unsupportedAnswer,
  render: (call) =>
    php.program(code`
      ${checkToken(call)}
      ${readFiles(call)}
      $schema = ${answerOf(call).schema};

      ${call.streaming ? readStream(call) : readWhole(call)}
      ${refuseIncomplete(call, code`$answer === ''`)}
      $data = json_decode($answer, flags: JSON_THROW_ON_ERROR);
      echo json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;
    `),
}

const SCHEMA = /* @__PURE__ */ name('$schema')

function readWhole(call: ChatCall): Piece {
  const { url, headers, body } = sentBy(call, bodyWithSchema(call, SCHEMA))
  return code`
    ${post(url, headers, body)}

    ${CHOICE}
    ${readMessage(call, code`$answer`)}
  `
}

const KEPT = [code`&$answer`, code`&$refusal`, code`&$reason`]

const readChunk = ({ listsContent }: ChatCall): Piece => code`
  $choice = $chunk['choices'][0] ?? [];
  ${listsContent ? READ_PARTS : READ_PIECE}
  echo $piece;
  $answer .= $piece;
  $refusal .= $choice['delta']['refusal'] ?? '';
  $reason = ($choice['finish_reason'] ?? '') ?: $reason;
`

const PIECE = code`$choice['delta']['content'] ?? ''`
const READ_PIECE = code`$piece = ${PIECE};`
const READ_PARTS = /* @__PURE__ */ readParts(code`$piece`, PIECE)

const readStream = (call: ChatCall): Piece => code`
  $rest = '';
  $answer = '';
  $refusal = '';
  $reason = '';
  ${postEvents(sentBy(call, bodyWithSchema(call, SCHEMA)), KEPT, readChunk(call))}
  echo PHP_EOL;
`
