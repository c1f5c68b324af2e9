import type { TaskEntry } from '../pages/task-entry.ts'

export const zeroShotImageClassification = {
  id: 'zero-shot-image-classification',
  label: 'Zero-Shot Image Classification',
  summary:
    'Zero-shot image classification sorts pictures into classes that you name when you ask. The model compares the picture with each label, so new classes need no training.',
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
    { id: 'visheratin/mexma-siglip', description: 'Compares pictures with text in about eighty languages.' },
    { id: 'google/siglip2-base-patch16-224', description: 'Compares pictures with text in many languages.' },
    {
      id: 'intfloat/mmE5-mllama-11b-instruct',
      description: 'Embeds pictures and text together, following an instruction.',
    },
    {
      id: 'jinaai/jina-clip-v2',
      description: 'Embeds pictures and text in many languages, also at higher resolution.',
    },
    {
      id: 'microsoft/BiomedCLIP-PubMedBERT_256-vit_base_patch16_224',
      description: 'Compares medical pictures with text.',
    },
  ],
  datasets: [],
  metrics: [
    { id: 'top-K accuracy', description: 'The share of pictures whose right label is among the K best guesses.' },
  ],
  spaces: [
    { id: 'pharma/CLIP-Interrogator', description: 'Find words that describe a picture.' },
    { id: 'merve/compare_clip_siglip', description: 'Compare CLIP and SigLIP on a picture.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['google/siglip-so400m-patch14-224'],
} satisfies TaskEntry
