<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

function send(string $url, array $options): array
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 300) {
        throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
    }
    return [$response, curl_getinfo($curl, CURLINFO_CONTENT_TYPE)];
}

[$response] = send('https://router.huggingface.co/fal-ai/acme/demo', [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode(['text' => 'The last ferry leaves at ten tonight.']),
]);
$result = json_decode($response, true);

$url = $result['audio']['url'];
[$file, $type] = send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS]);
$extensions = ['audio/flac' => 'flac', 'audio/mpeg' => 'mp3'];
$name = 'speech.' . ($extensions[$type ?? ''] ?? 'wav');
file_put_contents($name, $file);
echo "Saved {$name}", PHP_EOL;
