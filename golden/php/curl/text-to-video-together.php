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
$result = json_decode(send('https://router.huggingface.co/together/v2/videos', [
    CURLOPT_HTTPHEADER => $headers,
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'acme/demo',
        'prompt' => 'A paper boat drifts down a stream in the rain',
    ]),
]), true);
$job = 'https://router.huggingface.co/together/v2/videos/' . $result['id'];
do {
    sleep(2);
    $result = json_decode(send($job, [CURLOPT_HTTPHEADER => $headers]), true);
    $status = $result['status'];
    if (in_array($status, ['failed', 'cancelled'])) {
        throw new RuntimeException('The job failed: ' . print_r($result, true));
    }
} while ($status !== 'completed');

$url = $result['outputs']['video_url'];
$file = send($url, [CURLOPT_FOLLOWLOCATION => true, CURLOPT_PROTOCOLS => CURLPROTO_HTTPS]);
file_put_contents('video.mp4', $file);
echo 'Saved video.mp4', PHP_EOL;
