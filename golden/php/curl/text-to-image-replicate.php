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

$headers = ["Authorization: Bearer {$token}", 'Content-Type: application/json', 'Prefer: wait'];
[$response] = send('https://router.huggingface.co/replicate/v1/models/acme/demo/predictions', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode([
        'input' => [
            'prompt' => 'A lighthouse on a cliff at sunset, watercolor',
            'num_inference_steps' => 5,
        ],
    ]),
]);
$result = json_decode($response, true);
$job = 'https://router.huggingface.co/replicate' . parse_url($result['urls']['get'], PHP_URL_PATH);
while (!isset($result['output'])) {
    if (in_array($result['status'], ['succeeded', 'failed', 'canceled', 'aborted'])) {
        throw new RuntimeException('No output: ' . $result['error']);
    }
    sleep(1);
    [$response] = send($job, [CURLOPT_HTTPHEADER => $headers]);
    $result = json_decode($response, true);
}

// Some models return a list of URLs, others a single URL.
$url = ((array) $result['output'])[0];
[$file, $type] = send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS]);
$extensions = ['image/jpeg' => 'jpg', 'image/webp' => 'webp'];
$name = 'image.' . ($extensions[$type ?? ''] ?? 'png');
file_put_contents($name, $file);
echo "Saved {$name}", PHP_EOL;
