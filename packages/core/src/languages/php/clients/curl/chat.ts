import type { ChatCall } from '../../../../call/call.ts'
import type { ValueObject } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { lines, listed, type Piece, when } from '../../../printing/code.ts'
import { code, php } from '../../writer.ts'
import { readFile } from './files.ts'
import { checkToken, headersOf, NO_ANSWER } from './request.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: ({ form }) =>
    form.robust ? 'the client asks once, and an example that asks again was not run' : undefined,
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
    ${lines(...files.map(readFile))}

  `
}

const bodyOf = ({ request: { body } }: ChatCall): ValueObject => (body.kind === 'json' ? body.value : {})

/**
 * Opens a request as `$curl`.
 *
 * @param answered where the answer goes, an option with its value
 */
const open = (call: ChatCall, answered: Piece): Piece => code`
  $curl = curl_init(${call.request.url});
  curl_setopt_array($curl, [
      CURLOPT_HTTPHEADER => ${headersOf(call.request)},
      CURLOPT_POSTFIELDS => json_encode(${bodyOf(call)}),
      ${answered},
  ]);
`

const postWhole = (call: ChatCall): Piece => code`
  ${open(call, code`CURLOPT_RETURNTRANSFER => true`)}
  $response = curl_exec($curl);
  if ($response === false) {
      ${NO_ANSWER}
  }
  $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
  if ($status !== 200) {
      throw new RuntimeException("{$status}: {$response}");
  }

  $completion = json_decode($response, true);
  $message = $completion['choices'][0]['message']
      ?? throw new RuntimeException("The answer holds no message: {$response}");
  ${printMessage(call)}
  ${when(call.showsUsage, code`echo 'Usage: ', json_encode($completion['usage'] ?? null), PHP_EOL;`)}
`

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
  $reasoning = (${message}['reasoning_content'] ?? '') ?: ${message}['reasoning'] ?? '';
`

/** Reads the stream to its end. Events can be cut anywhere between two reads, so lines are put together before they are read. */
function postStreamed(call: ChatCall): Piece {
  const { showsMessage, showsReasoning, showsUsage } = call
  const section = when(showsReasoning, code`&$section`)
  const usage = when(showsUsage, code`&$usage`)
  return code`
    $rest = '';
    $complete = false;
    ${when(showsReasoning, code`$section = null;`)}
    ${when(showsUsage, code`$usage = null;`)}
    $read = function (CurlHandle $curl, string $text) use (${listed([code`&$rest, &$complete`, section, usage], ', ')}): int {
        $rest .= $text;
        if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
            return strlen($text);
        }
        $lines = preg_split('/\r\n|\n|\r/', $rest);
        $rest = array_pop($lines);
        foreach ($lines as $line) {
            if (!str_starts_with($line, 'data:')) {
                continue;
            }
            $data = trim(substr($line, 5));
            if ($data === '[DONE]') {
                $complete = true;
                break;
            }
            $chunk = json_decode($data, true, flags: JSON_THROW_ON_ERROR);
            if (isset($chunk['error'])) {
                throw new RuntimeException('The stream broke off: ' . json_encode($chunk['error'], JSON_UNESCAPED_UNICODE));
            }
            foreach ($chunk['choices'] as $choice) {
                ${printDelta(call)}
            }
            ${when(showsUsage, code`$usage = $chunk['usage'] ?? $usage;`)}
        }
        return strlen($text);
    };

    ${open(call, code`CURLOPT_WRITEFUNCTION => $read`)}
    if (curl_exec($curl) === false) {
        ${NO_ANSWER}
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status !== 200) {
        throw new RuntimeException("{$status}: {$rest}");
    }
    if (!$complete) {
        throw new RuntimeException('The stream ended before it was complete.');
    }
    ${when(!showsMessage, code`echo PHP_EOL;`)}
    ${when(showsUsage, code`echo 'Usage: ', json_encode($usage), PHP_EOL;`)}
  `
}

/** Each kind of text stands under a heading of its own. */
function printDelta({ showsMessage, showsReasoning }: ChatCall): Piece {
  if (showsMessage) return code`echo json_encode($choice['delta'], JSON_UNESCAPED_UNICODE), PHP_EOL;`
  if (!showsReasoning) return code`echo $choice['delta']['content'] ?? '';`
  return code`
    $delta = $choice['delta'];
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
