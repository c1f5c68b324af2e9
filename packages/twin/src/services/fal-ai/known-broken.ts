import { JAVASCRIPT, type KnownBroken, leavesEarly, PYTHON } from '../known-broken.ts'

export const FAL_KNOWN_BROKEN: readonly KnownBroken[] = [
  leavesEarly('fal-ai', [
    'text-to-image',
    'audio-to-audio',
    'image-segmentation',
    'image-text-to-image',
    'image-text-to-video',
    'image-to-image',
    'image-to-video',
    'text-to-audio',
    'text-to-video',
  ]),
  {
    ...JAVASCRIPT,
    file: 'huggingface-js-never-gives-up.mjs',
    provider: 'fal-ai',
    tasks: ['text-to-image'],
    problem: 'A job that never ends is waited for without limit, at fal, WaveSpeedAI and Novita AI.',
    instead: 'The example passes a signal that ends the wait after ten minutes.',
    scenario: { kind: 'never-ends' },
    exitCode: null,
    repeats: 3,
  },
  {
    ...PYTHON,
    file: 'huggingface-hub-fal-ai-job-failed.py',
    provider: 'fal-ai',
    tasks: ['text-to-video', 'image-to-image', 'image-to-video'],
    problem: 'A job that fails ends in a missing key; what fal said is lost.',
    instead: 'The example is offered, and cannot say more than the client does.',
    scenario: { kind: 'job-failed' },
    exitCode: 1,
    says: "KeyError: 'video'",
  },
]
