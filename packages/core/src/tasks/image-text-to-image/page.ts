import type { TaskEntry } from '../pages/task-entry.ts'

export const imageTextToImage = {
  id: 'image-text-to-image',
  label: 'Image-Text-to-Image',
  summary:
    'Image-text-to-image models change a picture, or take it as a reference, as a sentence asks. The sentence says what should become different; the rest of the picture stays.',
  demo: {
    inputs: [
      { type: 'img', filename: 'street.jpg' },
      { type: 'text', label: 'Prompt', content: 'Make it night: stars and a moon in the sky, lights in the windows.' },
    ],
    outputs: [{ type: 'img', filename: 'street-night.jpg' }],
  },
  models: [
    {
      id: 'black-forest-labs/FLUX.2-dev',
      description: 'Generates and edits pictures from text and reference pictures.',
    },
  ],
  datasets: [],
  metrics: [
    {
      id: 'FID',
      description:
        'Fréchet inception distance: how far the generated pictures are from real ones, by their features. Lower is better.',
    },
    { id: 'CLIP', description: 'How well the picture fits the sentence, judged by CLIP.' },
  ],
  spaces: [{ id: 'black-forest-labs/FLUX.2-dev', description: 'Try FLUX.2 with text and pictures of your own.' }],
  libraries: ['diffusers'],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
} satisfies TaskEntry
