import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer } from '../../../clients/incomplete-answer.ts'
import { mayCallProgram } from '../../../clients/tool-functions.ts'
import { type Piece, when } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { throwIncomplete } from './answer.ts'
import { readFiles } from './files.ts'
import { checkToken, post } from './request.ts'
import { IS_EVENT_ERROR, postEvents, sentBy } from './stream.ts'

export const curlResponses: ChatRenderer = {
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

    $result = json_decode($response, true);
    ${THROW_ERROR}
    ${mayCallProgram(call) ? PRINT_ITEMS : PRINT_TEXT}
    ${mayCallProgram(call) ? refuseWhole(call, code`!$result['output']`) : refuseWhole(call, code`$answer === ''`)}
  `
}

const THROW_ERROR = code`
  if (isset($result['error'])) {
      throw new RuntimeException('The response failed: ' . json_encode($result['error']));
  }
`

/** Reasoning and calls are items as well. */
const PRINT_TEXT = code`
  $answer = '';
  $refusal = '';
  foreach ($result['output'] as $item) {
      foreach ($item['content'] ?? [] as $part) {
          $answer .= $part['type'] === 'output_text' ? $part['text'] : '';
          $refusal .= $part['refusal'] ?? '';
      }
  }
  echo $answer, PHP_EOL;
`

const PRINT_ITEMS = code`
  $refusal = '';
  echo json_encode($result['output'], JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;
`

/** Some services don't send the status. */
const refuseWhole = (call: ChatCall, isEmpty: Piece): Piece => code`
  $status = $result['status'] ?? 'completed';
  if (${isEmpty} || $status !== 'completed') {
      $why = $refusal ?: $result['incomplete_details']['reason'] ?? $status;
      ${throwIncomplete(call, code`$why`)}
  }
`

const printStream = (call: ChatCall): Piece => code`
  $rest = '';
  $isEmpty = true;
  $isComplete = false;
  ${postEvents(sentBy(call, plainBodyOf(call.request)), [code`&$isEmpty`, code`&$isComplete`], printEvent(call), IS_EVENT_ERROR)}
  ${when(!mayCallProgram(call), code`echo PHP_EOL;`)}
  if (!$isComplete) {
      throw new RuntimeException('The stream ended before it was complete.');
  }
  if ($isEmpty) {
      ${throwEmpty(call)}
  }
`

function throwEmpty(call: ChatCall): Piece {
  const { before, after } = incompleteAnswer(call)
  return code`throw new RuntimeException(${`${before}empty${after}`});`
}

const printEvent = (call: ChatCall): Piece => code`
  $type = $chunk['type'] ?? '';
  $isComplete = $isComplete || $type === 'response.completed';
  ${mayCallProgram(call) ? PRINT_ITEM : PRINT_PIECE}
  if ($type === 'response.refusal.done') {
      throw new RuntimeException('The model refused: ' . $chunk['refusal']);
  }
  if (in_array($type, ['response.failed', 'response.incomplete'])) {
      $result = $chunk['response'];
      ${THROW_ERROR}
      $why = $result['incomplete_details']['reason'] ?? $result['status'];
      ${throwIncomplete(call, code`$why`)}
  }
`

const PRINT_PIECE = code`
  if ($type === 'response.output_text.delta') {
      $isEmpty = false;
      echo $chunk['delta'];
  }
`

/** With tools: prints each complete item, including calls. */
const PRINT_ITEM = code`
  if ($type === 'response.output_item.done') {
      $isEmpty = false;
      echo json_encode($chunk['item'], JSON_UNESCAPED_UNICODE), PHP_EOL;
  }
`
