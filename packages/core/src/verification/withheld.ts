/** Cells that did not pass when they were last run, with the public reason. Written by `npm run verify`. */
export const WITHHELD: Readonly<Record<string, string>> = {
  'python/fal_client/image-text-to-image/fal-ai/direct': 'did not pass when it was run on 2026-11-21 with fal_client 1.0.3: rule 4, never-ends: did not end within its time (579 requests)',
  'python/fal_client/image-text-to-image/fal-ai/routed': 'did not pass when it was run on 2026-11-21 with fal_client 1.0.3: rule 4, never-ends: did not end within its time (558 requests)',
  'python/fal_client/image-text-to-video/fal-ai/routed': 'did not pass when it was run on 2026-11-21 with fal_client 1.0.3: rule 4, never-ends: did not end within its time (539 requests)',
  'python/fal_client/image-to-video/fal-ai/routed': 'did not pass when it was run on 2026-11-21 with fal_client 1.0.3: rule 4, never-ends: did not end within its time (569 requests)',
  'python/fal_client/text-to-image/fal-ai/routed': 'did not pass when it was run on 2026-11-21 with fal_client 1.0.3: rule 4, never-ends: did not end within its time (451 requests)',
}
