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

is_readable('street.jpg') ?: throw new RuntimeException('There is no file street.jpg');
$image = 'data:image/jpeg;base64,' . base64_encode(file_get_contents('street.jpg'));

$result = json_decode(send('https://router.huggingface.co/fal-ai/acme/demo', [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode(['image_url' => $image, 'sync_mode' => true]),
]), true);

$url = $result['image']['url'];
$data = str_starts_with($url, 'data:')
    ? base64_decode(explode(',', $url)[1])
    : send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS]);
file_put_contents('mask.png', $data);
echo 'Saved mask.png', PHP_EOL;
