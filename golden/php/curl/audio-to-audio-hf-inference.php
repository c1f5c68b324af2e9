<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

is_readable('mixture.wav') ?: throw new RuntimeException('There is no file mixture.wav');
$audio = file_get_contents('mixture.wav');

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: audio/wav'],
    CURLOPT_POSTFIELDS => $audio,
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

foreach (json_decode($response, true) as $index => $item) {
    $data = $item['blob'] ?? throw new RuntimeException("No file: {$response}");
    $name = 'audio-' . ($index + 1) . (str_ends_with($item['content-type'], 'wav') ? '.wav' : '.flac');
    file_put_contents($name, base64_decode($data));
    echo "Saved {$name}: ", $item['label'], PHP_EOL;
}
