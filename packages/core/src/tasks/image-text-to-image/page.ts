import type { TaskEntry } from '../pages/task-entry.ts'

export const imageTextToImage = {
  id: 'image-text-to-image',
  label: 'Image-Text-to-Image',
  summary:
    'Image-text-to-image models edit an image, or use it as a reference, following a text prompt. For an edit, the prompt says what to change, and the rest of the image should stay the same.',
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
      description: 'Generates and edits images from text and reference images.',
    },
  ],
  datasets: [],
  metrics: [
    {
      id: 'FID',
      description:
        'Fréchet inception distance: how far the features of the generated images are from those of real images. Lower is better.',
    },
    { id: 'CLIP', description: 'How well the image fits the prompt, judged by CLIP.' },
  ],
  spaces: [{ id: 'black-forest-labs/FLUX.2-dev', description: 'Try FLUX.2 with your own text and images.' }],
  libraries: ['diffusers'],
  widgetModels: ['black-forest-labs/FLUX.2-dev'],
} satisfies TaskEntry
