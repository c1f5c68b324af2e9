import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { cutStopReasonsOf } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import type { Piece } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { REFUSE_ENDED, throwIncomplete } from './answer.ts'
import { readFiles } from './files.ts'
import { checkToken, post } from './request.ts'
import { IS_EVENT_ERROR, postEvents, sentBy } from './stream.ts'

export const curlMessages: ChatRenderer = {
  client: 'curl',
  render: (call) =>
    php.program(code`
      ${checkToken(call)}
      ${readFiles(call)}
      ${call.streaming ? printStream(call) : printWhole(call)}
    `),
}

function printWhole(call: ChatCall): Piece {
  const { url, headers, body } = sentBy(call, plainBodyOf(call.request))
  return code`
    ${post(url, headers, body)}

    $message = json_decode($response, true);
    ${mayCallProgram(call) ? PRINT_BLOCKS : PRINT_TEXT}
    $reason = $message['stop_reason'] ?? '';
    if (${mayCallProgram(call) ? code`!$message['content']` : code`$answer === ''`} || ${isCut(call)}) {
        ${throwIncomplete(call, code`$reason`)}
    }
  `
}

/** A block of reasoning has no `text`. */
const PRINT_TEXT = code`
  $answer = implode('', array_column($message['content'], 'text'));
  echo $answer, PHP_EOL;
`

const PRINT_BLOCKS = code`
  echo json_encode($message['content'], JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;
`

const isCut = (call: ChatCall): Piece => code`in_array($reason, ${php.inline(cutStopReasonsOf(call))})`

const printStream = (call: ChatCall): Piece => code`
  $rest = '';
  $isEmpty = true;
  $reason = '';
  ${postEvents(
    sentBy(call, plainBodyOf(call.request)),
    [code`&$isEmpty`, code`&$reason`],
    code`
      ${mayCallProgram(call) ? PRINT_EVENT : PRINT_PIECE}
      $reason = $chunk['delta']['stop_reason'] ?? $reason;
    `,
    IS_EVENT_ERROR,
  )}
  ${mayCallProgram(call) ? undefined : code`echo PHP_EOL;`}
  ${REFUSE_ENDED}
  if ($isEmpty || ${isCut(call)}) {
      ${throwIncomplete(call, code`$reason`)}
  }
`

const PRINT_PIECE = code`
  $piece = $chunk['delta']['text'] ?? '';
  $isEmpty = $isEmpty && $piece === '';
  echo $piece;
`

/** A call starts with its name, and its arguments follow. */
const PRINT_EVENT = code`
  if (str_starts_with($chunk['type'] ?? '', 'content_block_')) {
      $isEmpty = false;
      echo json_encode($chunk, JSON_UNESCAPED_UNICODE), PHP_EOL;
  }
`
