import type { TaskEntry } from '../pages/task-entry.ts'

export const anyToAny = {
  id: 'any-to-any',
  label: 'Any-to-Any',
  summary:
    'Any-to-any models accept several kinds of input at once, such as text, images, audio, and video, and respond in more than one kind. One model can look at an image, read a question, and reply in text and speech.',
  demo: {
    inputs: [
      { type: 'img', filename: 'cat.png' },
      { type: 'text', label: 'Prompt', content: 'What do you see? Answer in writing and aloud.' },
    ],
    outputs: [
      { type: 'text', label: 'Written answer', content: 'An orange cat sits on a blue rug, beside a plant.' },
      { type: 'audio', filename: 'cat-answer.wav' },
    ],
  },
  models: [
    {
      id: 'Qwen/Qwen2.5-Omni-7B',
      description: 'Understands text, images, audio, and video, and responds in text and natural speech.',
    },
    {
      id: 'OmniGen2/OmniGen2',
      description: 'Creates and edits images from text and example images, and can also describe images.',
    },
    {
      id: 'openbmb/MiniCPM-o-2_6',
      description: 'A compact model for text, images, video, and audio that responds in text and speech.',
    },
    {
      id: 'ByteDance-Seed/BAGEL-7B-MoT',
      description: 'Understands, generates, and edits images within one conversation.',
    },
  ],
  datasets: [
    {
      id: 'PKU-Alignment/align-anything',
      description: 'Prompts with answers in text, images, audio, and video, compared by human raters.',
    },
  ],
  metrics: [],
  spaces: [
    { id: 'OmniGen2/OmniGen2', description: 'Try OmniGen2: create an image from text or edit one of your own.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
