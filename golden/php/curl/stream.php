<?php

getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$rest = '';
$complete = false;
$read = function (CurlHandle $curl, string $text) use (&$rest, &$complete): int {
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
            echo $choice['delta']['content'] ?? '';
        }
    }
    return strlen($text);
};

$curl = curl_init('https://router.huggingface.co/v1/chat/completions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'openai/gpt-oss-120b:together',
        'messages' => [
            [
                'role' => 'user',
                'content' => 'Why is the sky blue? Answer in one sentence.',
            ],
        ],
        'stream' => true,
    ]),
    CURLOPT_WRITEFUNCTION => $read,
]);
if (curl_exec($curl) === false) {
    throw new RuntimeException(curl_error($curl));
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200) {
    throw new RuntimeException("{$status}: {$rest}");
}
if (!$complete) {
    throw new RuntimeException('The stream ended before it was complete.');
}
echo PHP_EOL;
