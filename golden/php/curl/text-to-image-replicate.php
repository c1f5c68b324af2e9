<?php

getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

/** Sends a request, and gives the answer; its media type goes to the last parameter. */
function send(string $url, array $options, ?string &$type = null): string
{
    $curl = curl_init($url);
    curl_setopt_array($curl, $options + [CURLOPT_RETURNTRANSFER => true]);
    $response = curl_exec($curl);
    if ($response === false) {
        throw new RuntimeException(curl_error($curl));
    }
    $status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
    if ($status >= 300) {
        throw new RuntimeException("{$status}: {$response}");
    }
    $type = curl_getinfo($curl, CURLINFO_CONTENT_TYPE);
    return $response;
}

/** A redirect of a file leads to https alone. */
const DOWNLOAD = [
    CURLOPT_FOLLOWLOCATION => true,
    CURLOPT_MAXREDIRS => 5,
    CURLOPT_REDIR_PROTOCOLS => CURLPROTO_HTTPS,
];

$headers = [
    'Authorization: Bearer ' . getenv('HF_TOKEN'),
    'Content-Type: application/json',
    'Prefer: wait',
];
$response = send('https://router.huggingface.co/replicate/v1/models/acme/demo/predictions', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode([
        'input' => [
            'prompt' => 'A lighthouse on a cliff at sunset, watercolor',
            'num_inference_steps' => 5,
        ],
    ]),
]);

$result = json_decode($response, true);
$job = $result['urls']['get'] ?? null;
if (!is_string($job) || !preg_match('~^https?://[^/]+(/[^/?#][^?#]*)~', $job, $parts)) {
    throw new RuntimeException("The answer holds no result: {$response}");
}
$job = $parts[1];

$status = $result['status'] ?? null;
for ($attempt = 0; $attempt < 600; $attempt++) {
    if ($status === 'succeeded') {
        break;
    }
    if (in_array($status, ['failed', 'canceled', 'aborted'], true)) {
        throw new RuntimeException("The job failed: {$response}");
    }
    sleep(1);
    $response = send("https://router.huggingface.co/replicate{$job}", [CURLOPT_HTTPHEADER => $headers]);
    $result = json_decode($response, true);
    $status = $result['status'] ?? null;
}
if ($status !== 'succeeded') {
    throw new RuntimeException('The job did not finish within 10 minutes.');
}

$url = $result['output'] ?? null;
$url = is_array($url) ? $url[0] ?? null : $url;
if (!is_string($url) || !str_starts_with($url, 'https://')) {
    throw new RuntimeException("The answer holds no result: {$response}");
}

$file = send($url, DOWNLOAD, $type);
$endings = ['image/jpeg' => 'jpg', 'image/webp' => 'webp'];
$ending = $endings[$type] ?? 'png';
$name = "image.{$ending}";
file_put_contents($name, $file);
echo "Saved {$name}", PHP_EOL;
