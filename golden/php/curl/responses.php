<?php

$token = getenv('HF_TOKEN') ?: throw new RuntimeException('HF_TOKEN is not set');

$curl = curl_init('https://router.huggingface.co/v1/responses');
curl_setopt_array($curl, [
    CURLOPT_HTTPHEADER => ["Authorization: Bearer {$token}", 'Content-Type: application/json'],
    CURLOPT_POSTFIELDS => json_encode([
        'model' => 'openai/gpt-oss-120b:together',
        'input' => 'Why is the sky blue? Answer in one sentence.',
    ]),
    CURLOPT_RETURNTRANSFER => true,
]);
$response = curl_exec($curl);
$status = curl_getinfo($curl, CURLINFO_RESPONSE_CODE);
if ($response === false || $status >= 300) {
    throw new RuntimeException(curl_error($curl) ?: "{$status}: {$response}");
}

$result = json_decode($response, true);
if (isset($result['error'])) {
    throw new RuntimeException('The response failed: ' . json_encode($result['error']));
}
$answer = '';
$refusal = '';
foreach ($result['output'] as $item) {
    foreach ($item['content'] ?? [] as $part) {
        $answer .= $part['type'] === 'output_text' ? $part['text'] : '';
        $refusal .= $part['refusal'] ?? '';
    }
}
echo $answer, PHP_EOL;
$status = $result['status'] ?? 'completed';
if ($answer === '' || $status !== 'completed') {
    $why = $refusal ?: $result['incomplete_details']['reason'] ?? $status;
    throw new RuntimeException("Incomplete answer ({$why}): raise max_output_tokens or rephrase");
}
