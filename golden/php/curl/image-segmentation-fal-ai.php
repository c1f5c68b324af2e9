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
];
if (!is_readable('street.jpg')) {
    throw new RuntimeException('There is no file street.jpg');
}
$image = file_get_contents('street.jpg');
$image = 'data:image/jpeg;base64,' . base64_encode($image);
$response = send('https://router.huggingface.co/fal-ai/acme/demo', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode(['image_url' => $image, 'sync_mode' => true]),
]);

$result = json_decode($response, true);
$url = $result['image']['url'] ?? null;
if (!is_string($url) || (!str_starts_with($url, 'https://') && !str_starts_with($url, 'data:'))) {
    throw new RuntimeException("The answer holds no result: {$response}");
}

if (str_starts_with($url, 'data:')) {
    $data = base64_decode(explode(',', $url, 2)[1] ?? '');
} else {
    $data = send($url, DOWNLOAD);
}
file_put_contents('mask.png', $data);
echo 'Saved mask.png', PHP_EOL;
