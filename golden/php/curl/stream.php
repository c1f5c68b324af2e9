<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$rest = '';
$curl = curl_init('https://router.huggingface.co/v1/chat/completions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'openai/gpt-oss-120b:together',
        'messages' => [
            ['role' => 'user', 'content' => 'Why is the sky blue? Answer in one sentence.'],
        ],
        'stream' => true,
    ]),
    CURLOPT_WRITEFUNCTION => function (CurlHandle $curl, string $text) use (&$rest): int {
        $rest .= $text;
        if (curl_getinfo($curl, CURLINFO_RESPONSE_CODE) >= 300) {
            return strlen($text);
        }
        // A read may end within a line: keep the rest for the next one.
        $lines = preg_split('/^\xEF\xBB\xBF|\r\n?|\n/', $rest);
        $rest = array_pop($lines);
        foreach ($lines as $line) {
            if (!str_starts_with($line, 'data:')) {
                continue;
            }
            // [DONE] is not JSON: json_decode() returns null.
            $chunk = json_decode(substr($line, 5), true);
            if (isset($chunk['error']) || isset($chunk['message'])) {
                throw new RuntimeException('The stream broke off: ' . json_encode($chunk));
            }
            echo $chunk['choices'][0]['delta']['content'] ?? '';
        }
        // Some services keep the connection open after [DONE]; 0 closes it.
        return preg_grep('/^data: *\[DONE]/', $lines) ? 0 : strlen($text);
    },
]);
curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if (!in_array(curl_errno($curl), [CURLE_OK, CURLE_WRITE_ERROR]) || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$rest}");
}
echo PHP_EOL;
