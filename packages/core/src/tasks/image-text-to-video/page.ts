import type { TaskEntry } from '../pages/task-entry.ts'

export const imageTextToVideo = {
  id: 'image-text-to-video',
  label: 'Image-Text-to-Video',
  summary:
    'Image-text-to-video models bring a picture to life as a sentence asks. The picture gives the first frame, the sentence the movement.',
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
      description: 'Generates video from text or a picture, fast enough for quick trials.',
    },
  ],
  datasets: [],
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far generated videos are from real ones, in looks and motion. Lower is better.',
    },
    { id: 'clipsim', description: 'How well the frames fit the sentence, judged by CLIP.' },
  ],
  spaces: [{ id: 'Lightricks/ltx-video-distilled', description: 'Try a faster version of LTX-Video.' }],
  libraries: ['diffusers'],
  widgetModels: ['Lightricks/LTX-Video'],
} satisfies TaskEntry
