import type { ChatCall } from '../../../../call/call.ts'
import type { ChatShape } from '../../../../call/chat-shape.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { incompleteAnswer, withCutReasons } from '../../../clients/incomplete-answer.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, type Piece, slot, when } from '../../../printing/code.ts'
import { compiledChat } from '../../compiled-chat.ts'
import { code, php } from '../../writer.ts'
import { readParts, TEXT } from './answer.ts'
import { readFile } from './files.ts'
import { checkToken, headersOf, post } from './request.ts'
import { postEvents, type Sent } from './stream.ts'

export const curlChat: ChatRenderer = {
  client: 'curl',
  render: /* @__PURE__ */ compiledChat(
    (shape) => code`
      ${shape.readsToken ? CHECK_TOKEN : undefined}
      ${shape.hasFiles ? READ_FILES : undefined}
      ${shape.streaming ? postStreamed(shape) : postWhole(shape)}
    `,
  ),
}

const CHECK_TOKEN = /* @__PURE__ */ slot((call: ChatCall) => checkToken(call))

const READ_FILES = code`
  ${/* @__PURE__ */ slot(({ request }: ChatCall) => lines(...filesIn(request.body).map((file) => readFile(file))))}

`

const SENT: Sent = {
  url: /* @__PURE__ */ slot(({ request }: ChatCall) => request.url),
  headers: /* @__PURE__ */ slot(({ request }: ChatCall) => headersOf(request)),
  body: code`json_encode(${/* @__PURE__ */ slot(({ request }: ChatCall) => plainBodyOf(request))})`,
}

const postWhole = (call: ChatShape): Piece => code`
  ${post(SENT.url, SENT.headers, SENT.body)}

  ${printCompletion(call)}
`

/** Reads the text of some content. */
const readText = ({ listsContent }: ChatShape, text: Piece, content: Piece): Piece =>
  listsContent ? readParts(text, content) : code`${text} = ${content};`

function printCompletion(call: ChatShape): Piece {
  const { showsMessage, showsReasoning, showsUsage, checksAnswer } = call
  if (!showsMessage && !showsReasoning && !showsUsage && !checksAnswer) {
    return call.listsContent ? PRINT_PARTS_OF_ANSWER : PRINT_ANSWER
  }
  return code`
    ${when(showsUsage, code`$completion = json_decode($response, true);`)}
    $choice = ${showsUsage ? code`$completion` : code`json_decode($response, true)`}['choices'][0] ?? [];
    ${when(showsMessage || showsReasoning, code`$message = $choice['message'] ?? [];`)}
    ${when(checksAnswer, code`$reason = $choice['finish_reason'] ?? '';`)}
    ${printMessage(call)}
    ${when(showsUsage, code`echo 'Usage: ', json_encode($completion['usage'] ?? null), PHP_EOL;`)}
    ${refuseIncomplete(call)}
  `
}

const DECODE = code`$data = json_decode($response, true);`

const CONTENT = code`$data['choices'][0]['message']['content']`

const PRINT_ANSWER = code`
  ${DECODE}
  echo ${CONTENT} ?? throw new RuntimeException($response), PHP_EOL;
`

const PRINT_PARTS_OF_ANSWER = code`
  ${DECODE}
  $content = ${CONTENT} ?? throw new RuntimeException($response);
  echo ${TEXT}, PHP_EOL;
`

/** Exits if the answer is incomplete or empty. A message that is printed whole may contain only tool calls. */
function refuseIncomplete(call: ChatShape): Piece | undefined {
  const { before, after } = incompleteAnswer(call)
  return when(
    call.checksAnswer,
    code`
      if (${when(!call.showsMessage, code`$answer === '' || `)}in_array($reason, ${withCutReasons(call, php.inline)})) {
          throw new RuntimeException(${php.format(before, code`$reason`, after)});
      }
    `,
  )
}

function printMessage(call: ChatShape): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) return code`echo json_encode($message, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;`
  return code`
    ${readText(call, code`$answer`, code`${showsReasoning ? code`$message` : code`$choice['message']`}['content'] ?? ''`)}
    ${when(showsReasoning, PRINT_REASONING)}
    echo $answer, PHP_EOL;
  `
}

const readReasoning = (message: Piece): Piece => code`
  // Services call it by one of two names.
  $reasoning = ${message}['reasoning_content'] ?? ${message}['reasoning'] ?? '';
`

const PRINT_REASONING = code`
  ${readReasoning(code`$message`)}
  if ($reasoning) {
      echo "Reasoning:\n{$reasoning}\n\nAnswer:\n";
  }
`

function postStreamed(call: ChatShape): Piece {
  const { showsMessage, showsReasoning, showsUsage, checksAnswer } = call
  const kept = [
    when(showsReasoning, code`&$section`),
    when(showsUsage, code`&$usage`),
    when(checksText(call), code`&$answer`),
    when(checksAnswer, code`&$reason`),
  ].filter((each) => each !== undefined)
  return code`
    $rest = '';
    ${when(showsReasoning, code`$section = null;`)}
    ${when(showsUsage, code`$usage = null;`)}
    ${when(checksText(call), code`$answer = '';`)}
    ${when(checksAnswer, code`$reason = '';`)}
    ${postEvents(SENT, kept, readChunk(call))}
    ${when(!showsMessage, code`echo PHP_EOL;`)}
    ${when(showsUsage, code`echo 'Usage: ', json_encode($usage), PHP_EOL;`)}
    ${refuseIncomplete(call)}
  `
}

const readChunk = (call: ChatShape): Piece => code`
  ${printDelta(call)}
  ${when(call.checksAnswer, code`$reason = $chunk['choices'][0]['finish_reason'] ?? $reason;`)}
  ${when(call.showsUsage, code`$usage = $chunk['usage'] ?? $usage;`)}
`

const checksText = ({ checksAnswer, showsMessage }: ChatShape): boolean => checksAnswer && !showsMessage

/** Each kind of text has its own heading. */
function printDelta(call: ChatShape): Piece {
  const { showsMessage, showsReasoning } = call
  if (showsMessage) {
    return code`
      foreach ($chunk['choices'] ?? [] as $choice) {
          echo json_encode($choice['delta'] ?? [], JSON_UNESCAPED_UNICODE), PHP_EOL;
      }
    `
  }
  const content = code`$chunk['choices'][0]['delta']['content'] ?? ''`
  if (!showsReasoning && !checksText(call) && !call.listsContent) return code`echo ${content};`
  return code`
    ${readText(call, code`$piece`, content)}
    ${when(checksText(call), code`$answer .= $piece;`)}
    ${showsReasoning ? PRINT_PARTS : code`echo $piece;`}
  `
}

const PRINT_PARTS = code`
  $delta = $chunk['choices'][0]['delta'] ?? [];
  ${readReasoning(code`$delta`)}
  foreach (['Reasoning' => $reasoning, 'Answer' => $piece] as $heading => $part) {
      if ($part === '') {
          continue;
      }
      if ($heading !== $section) {
          echo "\n{$heading}:\n";
      }
      $section = $heading;
      echo $part;
  }
`
