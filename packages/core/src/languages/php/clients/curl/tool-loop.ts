import type { ChatCall } from '../../../../call/call.ts'
import type { Value, ValueObject } from '../../../../values/value.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { thoughtFields } from '../../../clients/reasoning.ts'
import { forcedChoice, MOST_ROUNDS, NO_ANSWER, toolFunctions } from '../../../clients/tool-functions.ts'
import { lines, name, type Piece, when } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { CHOICE, REFUSE_ENDED, readMessage, readParts, refuseIncomplete } from './answer.ts'
import { readFiles } from './files.ts'
import { checkToken, post } from './request.ts'
import { postEvents, sentBy } from './stream.ts'
import { defineFunction } from './tool-function.ts'

export const curlToolLoop: ChatRenderer = {
  client: 'curl',
  render: (call) =>
    php.program(code`
      ${checkToken(call)}
      ${readFiles(call)}
      $functions = [
          ${lines(...toolFunctions(call).map(defineFunction))}
      ];
      $tools = ${call.parameters.tools as Value};
      $messages = ${call.messages};

      for ($round = 1; ; $round++) {
          if ($round > ${MOST_ROUNDS}) {
              throw new RuntimeException(${NO_ANSWER});
          }
          ${call.streaming ? readStream(call) : readWhole(call)}
          foreach ($calls as $call) {
              ${call.streaming ? CALL_OF_STREAM : CALL_OF_MESSAGE}
          }
      }
    `),
}

function bodyOf(call: ChatCall): ValueObject {
  const choice = forcedChoice(call)
  const forced =
    choice === undefined ? {} : { tool_choice: code`$round === 1 ? ${php.inline(choice as Value)} : 'auto'` }
  const { requestModel: model, parameters, streaming } = call
  const body = { model, messages: name('$messages'), ...parameters, tools: name('$tools'), ...forced }
  return streaming ? { ...body, stream: true } : body
}

const LEAVE_WITHOUT_CALLS = code`
  if (!$calls) {
      break;
  }
`

/** A message with calls may have text, too. */
const readWhole = (call: ChatCall): Piece => {
  const { url, headers, body } = sentBy(call, bodyOf(call))
  return code`
    ${post(url, headers, body)}

    ${CHOICE}
    ${readMessage(call, code`$text`)}
    $calls = $message->tool_calls ?? [];
    ${refuseIncomplete(call, code`(!$calls && $text === '')`)}
    ${PRINT_TEXT}
    ${LEAVE_WITHOUT_CALLS}
    ${when(call.refusesReasoningContent !== undefined, DROP_REASONING)}
    $messages[] = $message;
  `
}

const PRINT_TEXT = code`
  if ($text !== '') {
      echo $text, PHP_EOL;
  }
`

const DROP_REASONING = code`
  // The service rejects reasoning_content in messages.
  unset($message->reasoning_content);
`

const CALL_OF_MESSAGE = code`
  $name = $call->function->name;
  $function = $functions[$name] ?? throw new RuntimeException(${php.format('Unknown function: ', code`$name`)});
  $result = $function(json_decode(($call->function->arguments ?? '') ?: '{}', true));
  $messages[] = ['role' => 'tool', 'tool_call_id' => $call->id, 'content' => json_encode($result)];
`

const CALL_OF_STREAM = code`
  $name = $call['function']['name'];
  $function = $functions[$name] ?? throw new RuntimeException(${php.format('Unknown function: ', code`$name`)});
  $result = $function(json_decode($call['function']['arguments'] ?: '{}', true));
  $messages[] = ['role' => 'tool', 'tool_call_id' => $call['id'], 'content' => json_encode($result)];
`

const KEPT = [code`&$message`, code`&$calls`, code`&$ids`, code`&$refusal`, code`&$reason`]

const readStream = (call: ChatCall): Piece => code`
  $rest = '';
  $message = ['role' => 'assistant', 'content' => null];
  $calls = [];
  $ids = [];
  $refusal = '';
  $reason = '';
  ${postEvents(sentBy(call, bodyOf(call)), KEPT, keepChunk(call))}
  if (isset($message['content'])) {
      echo PHP_EOL;
  }
  $isEmpty = !$calls && !isset($message['content']);
  ${REFUSE_ENDED}
  ${refuseIncomplete(call, IS_EMPTY)}
  ${LEAVE_WITHOUT_CALLS}
  $calls = array_values($calls);
  $messages[] = [...$message, 'tool_calls' => $calls];
`

const IS_EMPTY = code`$isEmpty`

const keepChunk = (call: ChatCall): Piece => code`
  $choice = $chunk['choices'][0] ?? [];
  $delta = $choice['delta'] ?? [];
  ${when(call.listsContent, TEXT_OF_PARTS)}
  $reason = ($choice['finish_reason'] ?? '') ?: $reason;
  $refusal .= $delta['refusal'] ?? '';
  echo $delta['content'] ?? '';
  ${call.sendsNoReasoning === undefined ? keepReasoning(call) : KEEP_CONTENT}
  foreach ($delta['tool_calls'] ?? [] as $part) {
      // A new id starts a new call. Other parts belong to the call at their index,
      // or to the last one.
      $index = $part['index'] ?? '';
      $id = ($part['id'] ?? '') ?: $ids[$index] ?? $ids[''];
      $ids[$index] = $ids[''] = $id;
      $function = ['name' => $part['function']['name'] ?? '', 'arguments' => ''];
      $calls[$id] ??= ['id' => $id, 'type' => 'function', 'function' => $function];
      $calls[$id]['function']['arguments'] .= $part['function']['arguments'] ?? '';
  }
`

const TEXT_OF_PARTS = /* @__PURE__ */ readParts(code`$delta['content']`, code`$delta['content'] ?? ''`)

const KEEP_CONTENT = code`
  if (isset($delta['content'])) {
      $message['content'] .= $delta['content'];
  }
`

/** Details are a list, other fields are texts. */
const keepReasoning = (call: ChatCall): Piece => code`
  ${call.refusesReasoningContent === undefined ? SEND_BACK : REFUSED}
  foreach (${php.inline(['content', ...thoughtFields(call)])} as $field) {
      $piece = $delta[$field] ?? null;
      if (is_array($piece)) {
          $message[$field] = [...$message[$field] ?? [], ...$piece];
      } elseif ($piece !== null && $piece !== '') {
          $message[$field] = ($message[$field] ?? '') . $piece;
      }
  }
`

const SEND_BACK = code`// Send reasoning back under the name it came with.`
const REFUSED = code`// The service rejects reasoning_content in messages.`
