<?php

getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

function send(string $url, array $options, ?string &$type = null): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($response === false || $status >= 300) {
        throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
    }
    $type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE);
    return $response;
}

$headers = [
    'Authorization: Bearer ' . getenv('HF_TOKEN'),
    'Content-Type: application/json',
    'Prefer: wait',
];
$result = json_decode(send('https://router.huggingface.co/replicate/v1/models/acme/demo/predictions', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode([
        'input' => [
            'prompt' => 'A lighthouse on a cliff at sunset, watercolor',
            'num_inference_steps' => 5,
        ],
    ]),
]), true);
$job = 'https://router.huggingface.co/replicate' . parse_url($result['urls']['get'], PHP_URL_PATH);
for ($tries = 0; $result['status'] !== 'succeeded'; $tries++) {
    if ($tries === 600 || in_array($result['status'], ['failed', 'canceled', 'aborted'])) {
        throw new RuntimeException('The job is not done: ' . print_r($result, true));
    }
    sleep(1);
    $result = json_decode(send($job, [CURLOPT_HTTPHEADER => $headers]), true);
}

// Some models give a list of addresses, and some give one.
$url = ((array) $result['output'])[0];
$file = send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS], $type);
$endings = ['image/jpeg' => 'jpg', 'image/webp' => 'webp'];
$name = 'image.' . ($endings[$type] ?? 'png');
file_put_contents($name, $file);
echo "Saved {$name}", PHP_EOL;
