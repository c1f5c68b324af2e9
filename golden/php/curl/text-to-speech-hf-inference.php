<?php

getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode(['inputs' => 'The last ferry leaves at ten tonight.']),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

if (str_starts_with(curl_getinfo($curl, CURLINFO_CONTENT_TYPE), 'application/json')) {
    $result = json_decode($response, true);
    if (!is_string($result['audio'])) {
        throw new RuntimeException('The sound came as numbers, and not as a file');
    }
    file_put_contents('speech.wav', base64_decode($result['audio']));
    echo 'Saved speech.wav', PHP_EOL;
    echo 'sampling_rate ', $result['sampling_rate'], PHP_EOL;
} else {
    file_put_contents('speech.flac', $response);
    echo 'Saved speech.flac', PHP_EOL;
}
