<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo/v1/completions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'acme/demo',
        'prompt' => 'The lighthouse keeper opened the door and',
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$result = json_decode($response, true);
echo $result['choices'][0]['text'], PHP_EOL;
