import type { ChatCall } from '../../../../call/call.ts'
import { raw, type Value } from '../../../../values/value.ts'
import type { Renderer } from '../../../clients/client.ts'
import { filesIn } from '../../../clients/raw-client.ts'
import { indented } from '../../../printing/literal.ts'
import { php } from '../../writer.ts'
import { readFile } from './files.ts'
import { headersOf, NO_ANSWER, REFUSED } from './request.ts'

export const chat: Renderer<ChatCall> = {
  unsupported: ({ form }) =>
    form.robust ? 'the client asks once, and an example that asks again was not run' : undefined,
  render: (call) => php.program(readFiles(call) + (call.streaming ? postStreamed(call) : postWhole(call))),
}

const readFiles = ({ request: { body } }: ChatCall): string => {
  const read = filesIn(body).map(readFile).join('')
  return read === '' ? '' : `${read}\n`
}

const bodyOf = ({ request: { body } }: ChatCall): Value => (body.kind === 'json' ? body.value : {})

/**
 * Opens a request as `$curl`.
 *
 * @param answered where the answer goes, the name of an option and its value
 */
function open(call: ChatCall, answered: readonly [option: string, value: Value]): string {
  return `$curl = curl_init(${php.string(call.request.url)});
curl_setopt_array($curl, [
${php.element('CURLOPT_HTTPHEADER', headersOf(call.request))}\
    CURLOPT_POSTFIELDS => json_encode(${php.literal(bodyOf(call), 4, 38)}),
${php.element(...answered)}]);
`
}

const postWhole = (
  call: ChatCall,
): string => `${open(call, ['CURLOPT_RETURNTRANSFER', true])}$response = curl_exec($curl);
if ($response === false) {
    ${NO_ANSWER}
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200) {
    ${REFUSED}
}

${printResponse(call)}`

function printResponse({ showsMessage, showsReasoning, showsUsage }: ChatCall): string {
  const message = `${php.at('$completion', ['choices', 0, 'message'])}
    ?? throw new RuntimeException("The answer holds no message: {$response}")`
  let shown = "echo $message['content'], PHP_EOL;\n"
  if (showsMessage) shown = `echo json_encode($message, ${FLAGS}), PHP_EOL;\n`
  else if (showsReasoning) {
    shown = `${reasoningOf('$message')}
if ($reasoning) {
    echo "Reasoning:\\n{$reasoning}\\n\\nAnswer:\\n";
}
echo $message['content'], PHP_EOL;
`
  }
  return `$completion = json_decode($response, true);
$message = ${message};
${shown}${showsUsage ? SHOW_USAGE.replace('$usage', "$completion['usage'] ?? null") : ''}`
}

const FLAGS = 'JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE'

const SHOW_USAGE = "echo 'Usage: ', json_encode($usage), PHP_EOL;\n"

const reasoningOf = (message: string): string => `// Services call it by one of two names.
$reasoning = (${message}['reasoning_content'] ?? '') ?: ${message}['reasoning'] ?? '';`

/** Reads the stream to its end. Events can be cut anywhere between two reads, so lines are put together before they are read. */
function postStreamed(call: ChatCall): string {
  const { showsMessage, showsReasoning, showsUsage } = call
  const kept = ['$rest', '$complete', ...(showsReasoning ? ['$section'] : []), ...(showsUsage ? ['$usage'] : [])]
  return `$rest = '';
$complete = false;
${showsReasoning ? '$section = null;\n' : ''}${showsUsage ? '$usage = null;\n' : ''}\
$read = function (CurlHandle $curl, string $text) use (${kept.map((name) => `&${name}`).join(', ')}): int {
    $rest .= $text;
    if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) !== 200) {
        return strlen($text);
    }
    $lines = preg_split('/\\r\\n|\\n|\\r/', $rest);
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
${indented(printChunk(call), 8)}    }
    return strlen($text);
};

${open(call, ['CURLOPT_WRITEFUNCTION', raw('$read')])}if (curl_exec($curl) === false) {
    ${NO_ANSWER}
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200) {
    ${REFUSED.replace('$response', '$rest')}
}
if (!$complete) {
    throw new RuntimeException('The stream ended before it was complete.');
}
${showsMessage ? '' : 'echo PHP_EOL;\n'}${showsUsage ? SHOW_USAGE : ''}`
}

function printChunk({ showsMessage, showsReasoning, showsUsage }: ChatCall): string {
  let shown = "    echo $choice['delta']['content'] ?? '';\n"
  if (showsMessage) shown = "    echo json_encode($choice['delta'], JSON_UNESCAPED_UNICODE), PHP_EOL;\n"
  else if (showsReasoning) shown = REASONED_PIECE
  return `foreach ($chunk['choices'] as $choice) {
${shown}}
${showsUsage ? "$usage = $chunk['usage'] ?? $usage;\n" : ''}`
}

/** Each kind of text stands under a heading of its own. */
const REASONED_PIECE = `    $delta = $choice['delta'];
${indented(reasoningOf('$delta'), 4)}
    $parts = ['Reasoning' => $reasoning, 'Answer' => $delta['content'] ?? ''];
    foreach ($parts as $heading => $piece) {
        if ($piece === '') {
            continue;
        }
        if ($heading !== $section) {
            echo "\\n{$heading}:\\n";
        }
        $section = $heading;
        echo $piece;
    }
`
