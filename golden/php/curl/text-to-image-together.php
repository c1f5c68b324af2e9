<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/together/v1/images/generations');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'acme/demo',
        'prompt' => 'A lighthouse on a cliff at sunset, watercolor',
        'steps' => 5,
        'response_format' => 'base64',
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$result = json_decode($response, true);
$data = $result['data'][0]['b64_json'] ?? throw new RuntimeException("No file: {$response}");
file_put_contents('image.jpg', base64_decode($data));
echo 'Saved image.jpg', PHP_EOL;
