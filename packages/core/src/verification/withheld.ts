/** Cells that did not pass when they were last run, with the public reason. Written by `npm run verify`. */
export const WITHHELD: Readonly<Record<string, string>> = {
  'sh/curl/audio-to-audio/fal-ai/direct': 'did not pass when it was run on 2026-11-22 with curl 7.88.1: rule 3, at-once: sends no request for inference',
  'sh/curl/audio-to-audio/hf-inference/routed': 'did not pass when it was run on 2026-11-22 with curl 7.88.1: rule 4, success: Error: spawn bash ENOENT',
}
