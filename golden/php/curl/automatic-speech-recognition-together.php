<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

is_readable('speech.flac') ?: throw new RuntimeException('There is no file speech.flac');

$curl = curl_init('https://router.huggingface.co/together/v1/audio/transcriptions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}"],
    CURLOPT_POSTFIELDS => [
        'model' => 'acme/demo',
        'file' => new CURLFile('speech.flac', 'audio/flac', 'audio.flac'),
    ],
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
echo json_encode(json_decode($response), $flags), PHP_EOL;
