import type { TaskEntry } from '../pages/task-entry.ts'

export const imageTextToVideo = {
  id: 'image-text-to-video',
  label: 'Image-Text-to-Video',
  summary:
    'Image-text-to-video models animate an image, following a text prompt. The image is usually the first frame; the prompt describes the motion.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.png' },
      { type: 'text', label: 'Prompt', content: 'The cat blinks once and swings the tip of its tail.' },
    ],
    outputs: [{ type: 'img', filename: 'cat.gif' }],
  },
  models: [
    {
      id: 'Lightricks/LTX-Video',
      description: 'Generates video from text or an image, fast enough for quick experiments.',
    },
  ],
  datasets: [],
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far generated videos are from real ones, in appearance and motion. Lower is better.',
    },
    { id: 'clipsim', description: 'How well the frames fit the prompt, judged by CLIP.' },
  ],
  spaces: [{ id: 'Lightricks/ltx-video-distilled', description: 'Try a faster version of LTX-Video.' }],
  libraries: ['diffusers'],
  widgetModels: ['Lightricks/LTX-Video'],
} satisfies TaskEntry
