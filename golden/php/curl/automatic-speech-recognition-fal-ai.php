<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

is_readable('welcome.wav') ?: throw new RuntimeException('There is no file welcome.wav');
$audio = 'data:audio/x-wav;base64,' . base64_encode(file_get_contents('welcome.wav'));

$curl = curl_init('https://router.huggingface.co/fal-ai/acme/demo');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode(['audio_url' => $audio]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
echo json_encode(json_decode($response), $flags), PHP_EOL;
