<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

// Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
function soundFile(string|array $audio, int $rate): string
{
    if (is_string($audio)) {
        return base64_decode($audio) ?: throw new RuntimeException('The response contains no audio');
    }
    $channels = is_array($audio[0]) ? $audio : [$audio];
    $data = '';
    foreach (array_keys($channels[0]) as $i) {
        foreach ($channels as $channel) {
            $data .= pack('v', (int) (32767 * max(-1, min(1, $channel[$i]))));
        }
    }
    $width = 2 * count($channels);
    // 16 bytes: PCM, channels, samples a second, bytes a second, bytes at a time, bits of a sample
    $format = pack('VvvVVvv', 16, 1, count($channels), $rate, $width * $rate, $width, 16);
    $size = pack('V', strlen($data));
    return 'RIFF' . pack('V', 36 + strlen($data)) . "WAVEfmt {$format}data{$size}{$data}";
}

$curl = curl_init('https://router.huggingface.co/hf-inference/models/acme/demo');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode(['inputs' => 'The last ferry leaves at ten tonight.']),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$type = (string) curl_getinfo($curl, CURLINFO_CONTENT_TYPE);
if (str_starts_with($type, 'audio/')) {
    $extensions = ['audio/mpeg' => 'mp3', 'audio/wav' => 'wav', 'audio/x-wav' => 'wav'];
    $name = 'speech.' . ($extensions[$type] ?? 'flac');
    file_put_contents($name, $response);
    echo "Saved {$name}", PHP_EOL;
} else {
    $result = json_decode($response, true);
    file_put_contents('speech.wav', soundFile($result['audio'], $result['sampling_rate']));
    echo 'Saved speech.wav', PHP_EOL;
    echo 'sampling_rate ', $result['sampling_rate'], PHP_EOL;
}
