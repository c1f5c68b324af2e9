<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$functions = [
    'get_weather' => function (array $arguments): mixed {
        // Replace this with your own code.
        return ['city' => $arguments['city'], 'temperature' => 18, 'unit' => 'celsius'];
    },
];
$tools = [
    [
        'type' => 'function',
        'function' => [
            'name' => 'get_weather',
            'description' => 'Get the current weather of a city.',
            'parameters' => [
                'type' => 'object',
                'properties' => ['city' => ['type' => 'string', 'description' => 'City name']],
                'required' => ['city'],
            ],
        ],
    ],
];
$messages = [['role' => 'user', 'content' => 'What is the weather in Paris and Tokyo?']];

for ($round = 1; ; $round++) {
    if ($round > 10) {
        throw new RuntimeException('The model did not answer within 10 rounds.');
    }
    $curl = curl_init('https://router.huggingface.co/v1/chat/completions');
    curl_setopt_array($curl, [
        CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
        CURLOPT_POSTFIELDS => json_encode([
            'model' => 'openai/gpt-oss-120b:together',
            'messages' => $messages,
            'tools' => $tools,
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
    $text = $message->content ?? '';
    $refusal = $message->refusal ?? '';
    $reason = $choice->finish_reason ?? '';
    $calls = $message->tool_calls ?? [];
    if ((!$calls && $text === '') || $refusal !== '' || in_array($reason, ['length', 'content_filter'])) {
        $why = $refusal ?: $reason;
        throw new RuntimeException("Incomplete answer ({$why}): raise max_tokens or rephrase");
    }
    if ($text !== '') {
        echo $text, PHP_EOL;
    }
    if (!$calls) {
        break;
    }
    $messages[] = $message;
    foreach ($calls as $call) {
        $name = $call->function->name;
        $function = $functions[$name] ?? throw new RuntimeException("Unknown function: {$name}");
        $result = $function(json_decode(($call->function->arguments ?? '') ?: '{}', true));
        $messages[] = ['role' => 'tool', 'tool_call_id' => $call->id, 'content' => json_encode($result)];
    }
}
