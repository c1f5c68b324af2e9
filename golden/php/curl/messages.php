<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/v1/messages');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => [
        "Authorization: Bearer {$token}",
        'Content-Type: application/json',
        'anthropic-version: 2026-10-21',
    ],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'openai/gpt-oss-120b:together',
        'max_tokens' => 1024,
        'messages' => [
            ['role' => 'user', 'content' => 'Why is the sky blue? Answer in one sentence.'],
        ],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$message = json_decode($response, true);
$answer = implode('', array_column($message['content'], 'text'));
echo $answer, PHP_EOL;
$reason = $message['stop_reason'] ?? '';
if ($answer === '' || in_array($reason, ['max_tokens', 'refusal', 'model_context_window_exceeded'])) {
    throw new RuntimeException("Incomplete answer ({$reason}): raise max_tokens or rephrase");
}
