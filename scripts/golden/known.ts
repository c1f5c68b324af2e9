/*
 * Golden files that break a rule of form today. A test wants the lists to be exact: what is mended leaves them, and
 * nothing comes in.
 */

/** Files with a line that is too long. */
export const TOO_WIDE: readonly string[] = [
  'go/net-http/retries.go',
  'go/openai-go/plain.go',
  'go/openai-go/retries.go',
  'go/openai-go/schema.go',
  'go/openai-go/stream.go',
  'go/openai-go/text-generation-hf-inference.go',
  'go/openai-go/tools.go',
  'java/java.net.http/automatic-speech-recognition-fal-ai.java',
  'java/java.net.http/automatic-speech-recognition-replicate.java',
  'java/java.net.http/automatic-speech-recognition-together.java',
  'java/java.net.http/image-segmentation-fal-ai.java',
  'java/java.net.http/image-to-image-fal-ai.java',
  'java/java.net.http/retries.java',
  'js/fetch/responses.mjs',
  'js/fetch/retries.mjs',
  'js/huggingface.js/retries.mjs',
  'js/openai/responses.mjs',
  'php/curl/text-to-video-fal-ai.php',
  'python/httpx/async-tools.py',
  'python/openai/responses.py',
  'python/requests/responses.py',
  'rust/reqwest/retries.rs',
  'sh/curl/automatic-speech-recognition-replicate.sh',
  'sh/curl/image-segmentation-fal-ai.sh',
  'sh/curl/image-to-image-fal-ai.sh',
  'sh/curl/text-to-audio-hf-inference.sh',
  'sh/curl/text-to-image-replicate.sh',
  'sh/curl/text-to-image-together.sh',
  'sh/curl/text-to-image-wavespeed.sh',
  'sh/curl/text-to-speech-deepinfra.sh',
  'sh/curl/text-to-speech-fal-ai.sh',
  'sh/curl/text-to-speech-hf-inference.sh',
  'sh/curl/text-to-video-fal-ai.sh',
  'sh/curl/text-to-video-together.sh',
]

/** Files that their language's formatter would write otherwise. */
export const NOT_FORMATTED: readonly string[] = [
  'js/fetch/automatic-speech-recognition-replicate.mjs',
  'js/fetch/responses.mjs',
  'js/fetch/retries.mjs',
  'js/fetch/text-generation-hf-inference.mjs',
  'js/fetch/text-to-audio-hf-inference.mjs',
  'js/fetch/text-to-image-replicate.mjs',
  'js/fetch/text-to-speech-hf-inference.mjs',
  'js/huggingface.js/retries.mjs',
  'js/huggingface.js/text-to-audio-hf-inference.mjs',
  'js/openai/responses.mjs',
]
