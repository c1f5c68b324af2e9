<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$schema = [
    'type' => 'object',
    'properties' => [
        'answer' => ['type' => 'string', 'description' => 'The answer in one sentence'],
        'confidence' => ['type' => 'string', 'enum' => ['low', 'medium', 'high']],
        'keywords' => ['type' => 'array', 'items' => ['type' => 'string']],
    ],
    'required' => ['answer', 'confidence', 'keywords'],
    'additionalProperties' => false,
];

$curl = curl_init('https://router.huggingface.co/v1/chat/completions');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'openai/gpt-oss-120b:together',
        'messages' => [
            ['role' => 'user', 'content' => 'Why is the sky blue? Answer in one sentence.'],
        ],
        'response_format' => [
            'type' => 'json_schema',
            'json_schema' => ['name' => 'Answer', 'strict' => true, 'schema' => $schema],
        ],
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$choice = json_decode($response)->choices[0] ?? throw new RuntimeException($response);
$message = $choice->message;
$answer = $message->content ?? '';
$refusal = $message->refusal ?? '';
$reason = $choice->finish_reason ?? '';
if ($answer === '' || $refusal !== '' || in_array($reason, ['length', 'content_filter'])) {
    $why = $refusal ?: $reason;
    throw new RuntimeException("Incomplete answer ({$why}): raise max_tokens or rephrase");
}
$data = json_decode($answer, flags: JSON_THROW_ON_ERROR);
echo json_encode($data, JSON_PRETTY_PRINT | JSON_UNESCAPED_UNICODE | JSON_UNESCAPED_SLASHES), PHP_EOL;
