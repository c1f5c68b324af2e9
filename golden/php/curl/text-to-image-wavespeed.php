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

$headers = ["Authorization: Bearer {$token}", 'Content-Type: application/json'];
[$response] = send('https://router.huggingface.co/wavespeed/api/v3/acme/demo', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode([
        'prompt' => 'A lighthouse on a cliff at sunset, watercolor',
        'num_inference_steps' => 5,
    ]),
]);
$result = json_decode($response, true);
$job = 'https://router.huggingface.co/wavespeed' . parse_url($result['data']['urls']['get'], PHP_URL_PATH);
do {
    sleep(2);
    [$response] = send($job, [CURLOPT_HTTPHEADER => $headers]);
    $result = json_decode($response, true);
    $status = $result['data']['status'];
    if (in_array($status, ['failed', 'cancelled', 'timeout', 'deleted'])) {
        throw new RuntimeException('The job failed: ' . print_r($result, true));
    }
} while ($status !== 'completed');

$url = $result['data']['outputs'][0];
[$file, $type] = send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS]);
$extensions = ['image/jpeg' => 'jpg', 'image/webp' => 'webp'];
$name = 'image.' . ($extensions[$type ?? ''] ?? 'png');
file_put_contents($name, $file);
echo "Saved {$name}", PHP_EOL;
