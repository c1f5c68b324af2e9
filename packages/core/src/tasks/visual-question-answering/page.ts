import type { TaskEntry } from '../pages/task-entry.ts'

export const visualQuestionAnswering = {
  id: 'visual-question-answering',
  label: 'Visual Question Answering',
  isPlaceholder: false,
  summary:
    'Visual question answering answers a question about an image, usually in a word or two, with a score for each possible answer.',
  demo: {
    inputs: [
      { type: 'img', filename: 'savanna.jpg' },
      { type: 'text', label: 'Question', content: 'What animal is this?' },
    ],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'elephant', score: 0.96 },
          { label: 'rhino', score: 0.02 },
          { label: 'hippo', score: 0.01 },
          { label: 'cow', score: 0.01 },
        ],
      },
    ],
  },
  models: [
    { id: 'google/deplot', description: 'Reads a chart and returns its numbers as a table.' },
    { id: 'google/matcha-base', description: 'A base model to fine-tune for charts and math in images.' },
    {
      id: 'google/pix2struct-ocrvqa-large',
      description: 'Answers questions about text in images; fine-tuned on book covers.',
    },
  ],
  datasets: [
    { id: 'Graphcore/vqa', description: 'Everyday photos with questions and human answers.' },
    { id: 'facebook/textvqa', description: 'Questions that you can answer only by reading text in the image.' },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of questions that get the correct answer.' },
    {
      id: 'wu-palmer similarity',
      description:
        'How close the answer is in meaning to the expected answer, based on a hierarchy of words (WordNet).',
    },
  ],
  spaces: [
    { id: 'merve/pix2struct', description: 'Ask Pix2Struct about documents, charts, and screens.' },
    { id: 'nielsr/vilt-vqa', description: 'Ask ViLT about an image.' },
    { id: 'Salesforce/BLIP', description: 'Describe an image or ask about it.' },
    { id: 'vumichien/Img2Prompt', description: 'Get a prompt that describes an image.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['dandelin/vilt-b32-finetuned-vqa'],
} satisfies TaskEntry
