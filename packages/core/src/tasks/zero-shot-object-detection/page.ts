import type { TaskEntry } from '../pages/task-entry.ts'

export const zeroShotObjectDetection = {
  id: 'zero-shot-object-detection',
  label: 'Zero-Shot Object Detection',
  summary:
    'Zero-shot object detection finds the objects that you name in an image and draws a box around each. The names are plain words, so the model can find objects that it wasn’t trained on.',
  demo: {
    inputs: [
      { type: 'img', filename: 'still-life.jpg' },
      { type: 'text', label: 'Classes', content: 'bowl, pear, banana' },
    ],
    outputs: [{ type: 'img', filename: 'still-life-found.png' }],
  },
  models: [
    {
      id: 'openmmlab-community/mm_grounding_dino_large_all',
      description: 'A large Grounding DINO that finds objects named in a sentence.',
    },
    {
      id: 'fushh7/LLMDet',
      description: 'Finds objects that you name; trained with descriptions from a language model.',
    },
  ],
  datasets: [],
  metrics: [
    {
      id: 'Average Precision',
      description: 'How well the predicted boxes of one class match the true ones, over all confidence thresholds.',
    },
    { id: 'Mean Average Precision', description: 'The mean of the average precision over all classes.' },
    {
      id: 'APα',
      description:
        'Average precision that counts a box as correct only if its overlap with the true box is at least α, for example 0.5 or 0.75.',
    },
  ],
  spaces: [
    { id: 'ariG23498/zero-shot-od', description: 'Name objects and find them in an image.' },
    { id: 'merve/OWLSAM', description: 'Name objects and get their outlines.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: [],
} satisfies TaskEntry
