import type { TaskEntry } from '../pages/task-entry.ts'

export const zeroShotImageClassification = {
  id: 'zero-shot-image-classification',
  label: 'Zero-Shot Image Classification',
  summary:
    'Zero-shot image classification sorts images into classes that you name in the request. The model compares the image with each label, so new classes don’t need training.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.png' },
      { type: 'text', label: 'Candidate labels', content: 'cat, dog, llama' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'cat', score: 0.98 },
          { label: 'dog', score: 0.015 },
          { label: 'llama', score: 0.005 },
        ],
      },
    ],
  },
  models: [
    { id: 'visheratin/mexma-siglip', description: 'Compares images with text in about 80 languages.' },
    { id: 'google/siglip2-base-patch16-224', description: 'Compares images with text in many languages.' },
    {
      id: 'intfloat/mmE5-mllama-11b-instruct',
      description: 'Embeds images and text together, following an instruction.',
    },
    {
      id: 'jinaai/jina-clip-v2',
      description: 'Embeds text in 89 languages, and images at a resolution of 512 × 512 pixels.',
    },
    {
      id: 'microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224',
      description: 'Compares medical images with text.',
    },
  ],
  datasets: [],
  metrics: [
    { id: 'top-K accuracy', description: 'The share of images whose correct label is among the top K predictions.' },
  ],
  spaces: [
    { id: 'pharma/CLIP-Interrogator', description: 'Find words that describe an image.' },
    { id: 'merve/compare_clip_siglip', description: 'Compare CLIP and SigLIP on an image.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['google/siglip-so400m-patch14-224'],
} satisfies TaskEntry
