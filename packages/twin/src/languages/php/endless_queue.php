<?php

// Loaded before an example that waits for a queue without end: pauses are cut short, and a question that was answered six
// times in a row is answered from memory, as hundreds of questions would take minutes.
require __DIR__ . '/pauses.php';

function curl_exec(CurlHandle $curl): string|bool
{
    static $asked = null, $times = 0, $response = false;
    $url = curl_getinfo($curl, CURLINFO_EFFECTIVE_URL);
    $times = $url === $asked ? $times + 1 : 1;
    $asked = $url;
    if ($times > 6) {
        return $response;
    }
    // The same request by the other way that PHP has of sending it.
    $all = curl_multi_init();
    curl_multi_add_handle($all, $curl);
    do {
        curl_multi_exec($all, $running);
        curl_multi_select($all, 0.05);
    } while ($running > 0);
    $result = curl_multi_info_read($all)['result'];
    $response = $result === CURLE_OK ? curl_multi_getcontent($curl) : false;
    curl_multi_remove_handle($all, $curl);
    return $response;
}
