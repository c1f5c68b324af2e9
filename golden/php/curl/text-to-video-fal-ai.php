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

$headers = ["Authorization: Bearer {$token}", 'Content-Type: application/json'];
$result = json_decode(send('https://router.huggingface.co/fal-ai/acme/demo?_subdomain=queue', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode(['prompt' => 'A paper boat drifts down a stream in the rain']),
]), true);
$job = 'https://router.huggingface.co/fal-ai' . parse_url($result['response_url'], PHP_URL_PATH);
do {
    sleep(1);
    $result = json_decode(send("{$job}/status?_subdomain=queue", [CURLOPT_HTTPHEADER => $headers]), true);
    $status = $result['status'];
} while ($status !== 'COMPLETED');
$result = json_decode(send("{$job}?_subdomain=queue", [CURLOPT_HTTPHEADER => $headers]), true);

$url = $result['video']['url'];
$file = send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS]);
file_put_contents('video.mp4', $file);
echo 'Saved video.mp4', PHP_EOL;
