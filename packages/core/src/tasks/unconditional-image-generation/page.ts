import type { TaskEntry } from '../pages/task-entry.ts'

export const unconditionalImageGeneration = {
  id: 'unconditional-image-generation',
  label: 'Unconditional Image Generation',
  summary:
    'Unconditional image generation creates new images that resemble the training images, without a prompt. The same random seed gives the same images again.',
  demo: {
    inputs: [
      { type: 'text', label: 'Seed', content: '42' },
      { type: 'text', label: 'Number of images', content: '4' },
    ],
    outputs: [{ type: 'img', filename: 'butterflies.png' }],
  },
  models: [
    {
      id: 'google/ddpm-cifar10-32',
      description: 'A diffusion model that generates small images like those in CIFAR-10.',
    },
    { id: 'google/ddpm-celebahq-256', description: 'A diffusion model that generates faces.' },
  ],
  datasets: [
    { id: 'cifar100', description: 'Small color images of 100 kinds of objects.' },
    { id: 'CelebA', description: 'Photos of celebrity faces.' },
  ],
  metrics: [
    {
      id: 'Inception score (IS)',
      description: 'How clear and varied the images are, judged by a classifier. Higher is better.',
    },
    {
      id: 'Frećhet Inception Distance (FID)',
      description: 'How far the features of the generated images are from those of real images. Lower is better.',
    },
  ],
  spaces: [{ id: 'CompVis/celeba-latent-diffusion', description: 'Generate faces with latent diffusion.' }],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
