<?php

getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

/** Sends a request, and gives the answer; its media type goes to the last parameter. */
function send(string $url, array $options, ?string &$type = null): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    if ($response === false) {
        throw new RuntimeException(curl_error($curl));
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 300) {
        throw new RuntimeException("{$status}: {$response}");
    }
    $type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE);
    return $response;
}

$headers = [
    'Authorization: Bearer ' . getenv('HF_TOKEN'),
    'Content-Type: application/json',
];
$response = send('https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'acme/demo',
        'prompt' => 'The lighthouse keeper opened the door and',
    ]),
]);

$result = json_decode($response, true);
echo $result['choices'][0]['text']
    ?? throw new RuntimeException("The answer holds no result: {$response}"), PHP_EOL;
