import type { TaskEntry } from '../pages/task-entry.ts'

export const imageFeatureExtraction = {
  id: 'image-feature-extraction',
  label: 'Image Feature Extraction',
  summary:
    'Image feature extraction turns an image into a list of numbers that describes what it shows. Similar images get similar numbers, which helps with search, finding duplicates, and other tasks.',
  demo: {
    inputs: [{ type: 'img', filename: 'still-life.jpg' }],
    outputs: [
      {
        type: 'tabular',
        table: [
          ['Dimension 1', 'Dimension 2', 'Dimension 3', 'Dimension 4', 'Dimension 5'],
          ['0.2104', '-1.0372', '0.6641', '0.0893', '-0.3158'],
        ],
      },
    ],
  },
  models: [
    {
      id: 'timm/vit_large_patch14_dinov2.lvd142m',
      description: 'DINOv2: a vision transformer that learned general image features without labels.',
    },
    { id: 'nvidia/MambaVision-T-1K', description: 'A small network that mixes Mamba and transformer layers.' },
    { id: 'facebook/dino-vitb16', description: 'DINO: a vision transformer that learned without labels.' },
    {
      id: 'apple/aimv2-large-patch14-336-distilled',
      description: 'An image encoder that learned from images and text together, distilled to a smaller size.',
    },
    {
      id: 'OpenGVLab/InternViT-6B-448px-V1-2',
      description: 'A very large image encoder for use inside vision-language models.',
    },
  ],
  datasets: [{ id: 'imagenet-1k', description: 'More than a million photos in 1,000 classes.' }],
  metrics: [],
  spaces: [{ id: 'timm/leaderboard', description: 'Compare hundreds of image models by accuracy and speed.' }],
  libraries: ['timm', 'transformers'],
  widgetModels: [],
} satisfies TaskEntry
