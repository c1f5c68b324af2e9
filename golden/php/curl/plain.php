<?php

getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/v1/chat/completions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        'Authorization: Bearer ' . getenv('HF_TOKEN'),
        'Content-Type: application/json',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'openai/gpt-oss-120b:together',
        'messages' => [
            [
                'role' => 'user',
                'content' => 'Why is the sky blue? Answer in one sentence.',
            ],
        ],
        'stream' => false,
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
if ($response === false) {
    throw new RuntimeException(curl_error($curl));
}
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($status !== 200) {
    throw new RuntimeException("{$status}: {$response}");
}

$completion = json_decode($response, true);
$message = $completion['choices'][0]['message']
    ?? throw new RuntimeException("The answer holds no message: {$response}");
echo $message['content'], PHP_EOL;
