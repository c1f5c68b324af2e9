<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

function send(string $url, array $options): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 300) {
        throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
    }
    return $response;
}

is_readable('speech.flac') ?: throw new RuntimeException('There is no file speech.flac');
$audio = 'data:audio/flac;base64,' . base64_encode(file_get_contents('speech.flac'));

$headers = ["Authorization: Bearer {$token}", 'Content-Type: application/json', 'Prefer: wait'];
$result = json_decode(send('https://router.huggingface.co/replicate/v1/models/acme/demo/predictions', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode(['input' => ['audio' => $audio]]),
]), true);
$job = 'https://router.huggingface.co/replicate' . parse_url($result['urls']['get'], PHP_URL_PATH);
while (!isset($result['output'])) {
    if (in_array($result['status'], ['succeeded', 'failed', 'canceled', 'aborted'])) {
        throw new RuntimeException('No output: ' . $result['error']);
    }
    sleep(1);
    $result = json_decode(send($job, [CURLOPT_HTTPHEADER => $headers]), true);
}

$flags = JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE;
echo json_encode($result['output'], $flags), PHP_EOL;
