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

$headers = ['Authorization: Bearer ' . getenv('HF_TOKEN'), 'Content-Type: image/png'];
if (!is_readable('cat.png')) {
    throw new RuntimeException('There is no file cat.png');
}
$image = file_get_contents('cat.png');
$response = send('https://router.huggingface.co/hf-inference/models/acme/demo', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => $image,
]);

$shown = json_decode($response, flags: JSON_THROW_ON_ERROR);
echo json_encode($shown, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), PHP_EOL;
