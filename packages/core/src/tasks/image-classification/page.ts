import type { TaskEntry } from '../pages/task-entry.ts'

export const imageClassification = {
  id: 'image-classification',
  label: 'Image Classification',
  summary:
    'Image classification assigns one or more labels to a whole image, with a score for each. It’s used to sort photo collections, inspect products, and recognize plants and diseases.',
  demo: {
    inputs: [{ type: 'img', filename: 'cat.png' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'tabby cat', score: 0.71 },
          { label: 'tiger cat', score: 0.19 },
          { label: 'Egyptian cat', score: 0.05 },
          { label: 'flowerpot', score: 0.01 },
        ],
      },
    ],
  },
  models: [
    {
      id: 'google/vit-base-patch16-224',
      description: 'A vision transformer that knows the 1,000 classes of ImageNet.',
    },
    {
      id: 'facebook/deit-base-distilled-patch16-224',
      description: 'A vision transformer that learned the classes of ImageNet from a teacher model, with less data.',
    },
    {
      id: 'facebook/convnext-large-224',
      description: 'A modern convolutional network that knows the classes of ImageNet.',
    },
  ],
  datasets: [
    { id: 'cifar100', description: 'Small color images of 100 kinds of objects.' },
    { id: 'fashion_mnist', description: 'Small grayscale images of clothes in ten classes.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of images that get the correct label.' },
    { id: 'recall', description: 'Of all images that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all images that the model assigns to a class, the share that belongs to it.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  spaces: [{ id: 'timm/leaderboard', description: 'Compare hundreds of image models by accuracy and speed.' }],
  libraries: ['keras', 'timm', 'transformers', 'transformers.js'],
  widgetModels: ['google/vit-base-patch16-224'],
  youtubeId: 'tjAIM7BOYhw',
} satisfies TaskEntry
