import type { TaskEntry } from '../pages/task-entry.ts'

export const unconditionalImageGeneration = {
  id: 'unconditional-image-generation',
  label: 'Unconditional Image Generation',
  summary:
    'Unconditional image generation makes new pictures of the kind that the model learned from, without a prompt. The same random seed gives the same pictures again.',
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
      description: 'A diffusion model that makes small pictures like those of CIFAR-10.',
    },
    { id: 'google/ddpm-celebahq-256', description: 'A diffusion model that makes faces.' },
  ],
  datasets: [
    { id: 'cifar100', description: 'Small color pictures of 100 kinds of things.' },
    { id: 'CelebA', description: 'Photos of the faces of well-known people.' },
  ],
  metrics: [
    { id: 'Inception score (IS)', description: 'Whether a classifier finds the pictures both clear and varied.' },
    {
      id: 'Frećhet Inception Distance (FID)',
      description: 'How far the generated pictures are from real ones, by their features. Lower is better.',
    },
  ],
  spaces: [{ id: 'CompVis/celeba-latent-diffusion', description: 'Make faces with latent diffusion.' }],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
