import type { TaskEntry } from '../pages/task-entry.ts'

export const imageClassification = {
  id: 'image-classification',
  label: 'Image Classification',
  summary:
    'Image classification gives a whole picture one or more labels, with a score for each. It sorts photo collections, checks products, and helps to recognize plants and diseases.',
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
      description: 'A transformer that learned from a teacher model with less data, for the classes of ImageNet.',
    },
    { id: 'facebook/convnext-large-224', description: 'A modern convolutional network for the classes of ImageNet.' },
  ],
  datasets: [
    { id: 'cifar100', description: 'Small color pictures of 100 kinds of things.' },
    { id: 'fashion_mnist', description: 'Small grayscale pictures of clothes in ten classes.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of pictures that get the right label.' },
    { id: 'recall', description: 'Of all pictures that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all pictures that the model puts into a class, the share that belongs there.' },
    { id: 'f1', description: 'One number for precision and recall together: their harmonic mean.' },
  ],
  spaces: [{ id: 'timm/leaderboard', description: 'Compare hundreds of image models by accuracy and speed.' }],
  libraries: ['keras', 'timm', 'transformers', 'transformers.js'],
  widgetModels: ['google/vit-base-patch16-224'],
  youtubeId: 'tjAIM7BOYhw',
} satisfies TaskEntry
