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

$headers = [
    'Authorization: Bearer ' . getenv('HF_TOKEN'),
    'Content-Type: application/json',
];
if (!is_readable('welcome.wav')) {
    throw new RuntimeException('There is no file welcome.wav');
}
$audio = file_get_contents('welcome.wav');
$audio = 'data:audio/x-wav;base64,' . base64_encode($audio);
$response = send('https://router.huggingface.co/fal-ai/acme/demo', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode(['audio_url' => $audio]),
]);

$shown = json_decode($response, flags: JSON_THROW_ON_ERROR);
echo json_encode($shown, JSON_PRETTY_PRINT | JSON_UNESCAPED_SLASHES | JSON_UNESCAPED_UNICODE), PHP_EOL;
