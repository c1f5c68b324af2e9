<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

is_readable('cat.png') ?: throw new RuntimeException('There is no file cat.png');
$image = file_get_contents('cat.png');

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: image/png'],
    CURLOPT_POSTFIELDS => $image,
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
echo json_encode(json_decode($response), $flags), PHP_EOL;
