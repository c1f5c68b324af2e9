<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer {$token}",
        'Content-Type: application/json',
        'Accept: image/jpeg',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'inputs' => 'A lighthouse on a cliff at sunset, watercolor',
        'parameters' => ['num_inference_steps' => 5],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

file_put_contents('image.jpg', $response);
echo 'Saved image.jpg', PHP_EOL;
