import type { ChatCall } from '../../../../call/call.ts'
import { plainBodyOf } from '../../../clients/chat-api.ts'
import type { ChatRenderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, listed, type Piece, when } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { readFile } from './files.ts'
import { checkToken, open, post, refuse } from './request.ts'

export const curlChat: ChatRenderer = {
  client: 'curl',
  unsupported: ({ variant }) =>
    variant.retries ? 'the client asks once, and an example that asks again was not run' : undefined,
  render: (call) =>
    php.program(code`
      ${checkToken(call)}
      ${readFiles(call)}
      ${call.streaming ? postStreamed(call) : postWhole(call)}
    `),
}

function readFiles({ request: { body } }: ChatCall): Piece | undefined {
  const files = filesIn(body)
  if (files.length === 0) return undefined
  return code`
    ${lines(...files.map((file) => readFile(file)))}

  `
}

const bodyOf = ({ request }: ChatCall): Piece => code`json_encode(${plainBodyOf(request)})`

const postWhole = (call: ChatCall): Piece => code`
  ${post(call.request, bodyOf(call))}

  ${printCompletion(call)}
`

function printCompletion(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  if (!showsMessage && !showsReasoning && !showsUsage) {
    return code`echo json_decode($response, true)['choices'][0]['message']['content'], PHP_EOL;`
  }
  return code`
    $completion = json_decode($response, true);
    $message = $completion['choices'][0]['message'];
    ${printMessage(call)}
    ${when(showsUsage, code`echo 'Usage: ', json_encode($completion['usage']), PHP_EOL;`)}
  `
}

function printMessage({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`echo json_encode($message, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE), PHP_EOL;`
  if (!showsReasoning) return code`echo $message['content'], PHP_EOL;`
  return code`
    ${readReasoning(code`$message`)}
    if ($reasoning) {
        echo "Reasoning:\n{$reasoning}\n\nAnswer:\n";
    }
    echo $message['content'], PHP_EOL;
  `
}

const readReasoning = (message: Piece): Piece => code`
  // Services call it by one of two names.
  $reasoning = ${message}['reasoning_content'] ?? ${message}['reasoning'] ?? '';
`

/** Events can be cut anywhere between two reads, so lines are put together before they are read. */
function postStreamed(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  const section = when(showsReasoning, code`&$section`)
  const usage = when(showsUsage, code`&$usage`)
  const read = code`
    function (CurlHandle $curl, string $text) use (${listed([code`&$rest`, section, usage], ', ')}): int {
        $rest .= $text;
        if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 300) {
            return strlen($text);
        }
        // A read may end within a line: keep the rest for the next one.
        $lines = explode("\n", $rest);
        $rest = array_pop($lines);
        foreach ($lines as $line) {
            if (!str_starts_with($line, 'data:')) {
                continue;
            }
            // [DONE] is not JSON: json_decode() returns null.
            $chunk = json_decode(substr($line, 5), true);
            if (isset($chunk['error'])) {
                throw new RuntimeException('The stream broke off: ' . json_encode($chunk['error']));
            }
            ${printDelta(call)}
            ${when(showsUsage, code`$usage = $chunk['usage'] ?? $usage;`)}
        }
        return strlen($text);
    }
  `
  return code`
    $rest = '';
    ${when(showsReasoning, code`$section = null;`)}
    ${when(showsUsage, code`$usage = null;`)}
    ${open(call.request, bodyOf(call), code`CURLOPT_WRITEFUNCTION => ${read}`)}
    $done = curl_exec($curl);
    ${refuse(code`$done`, code`$rest`)}
    ${when(!showsMessage, code`echo PHP_EOL;`)}
    ${when(showsUsage, code`echo 'Usage: ', json_encode($usage), PHP_EOL;`)}
  `
}

/** Each kind of text stands under a heading of its own. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) {
    return code`
      foreach ($chunk['choices'] ?? [] as $choice) {
          echo json_encode($choice['delta'], JSON_UNESCAPED_UNICODE), PHP_EOL;
      }
    `
  }
  if (!showsReasoning) return code`echo $chunk['choices'][0]['delta']['content'] ?? '';`
  return code`
    $delta = $chunk['choices'][0]['delta'] ?? [];
    ${readReasoning(code`$delta`)}
    $parts = ['Reasoning' => $reasoning, 'Answer' => $delta['content'] ?? ''];
    foreach ($parts as $heading => $piece) {
        if ($piece === '') {
            continue;
        }
        if ($heading !== $section) {
            echo "\n{$heading}:\n";
        }
        $section = $heading;
        echo $piece;
    }
  `
}
