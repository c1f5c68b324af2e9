import type { TaskEntry } from '../pages/task-entry.ts'

export const videoClassification = {
  id: 'video-classification',
  label: 'Video Classification',
  summary:
    'Video classification assigns a label to a whole video, such as the activity that it shows. It looks at motion over time, not only at single frames.',
  demo: {
    inputs: [{ type: 'img', filename: 'juggling.gif' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'juggling balls', score: 0.93 },
          { label: 'tossing coin', score: 0.03 },
          { label: 'clapping', score: 0.02 },
          { label: 'exercising arm', score: 0.01 },
        ],
      },
    ],
  },
  models: [
    {
      id: 'google/vivit-b-16x2-kinetics400',
      description: 'A video transformer that knows the 400 actions of Kinetics.',
    },
    {
      id: 'microsoft/xclip-base-patch32',
      description: 'Compares videos with text, so you can define your own classes.',
    },
  ],
  datasets: [{ id: 'kinetics400', description: 'Short clips from videos, sorted into 400 human actions.' }],
  metrics: [
    { id: 'accuracy', description: 'The share of videos that get the correct label.' },
    { id: 'recall', description: 'Of all videos that belong to a class, the share that the model finds.' },
    { id: 'precision', description: 'Of all videos that the model assigns to a class, the share that belongs to it.' },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  spaces: [
    { id: 'nateraw/lavila', description: 'Describe what happens in a video.' },
    { id: 'fcakyon/video-classification', description: 'Classify a video.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
