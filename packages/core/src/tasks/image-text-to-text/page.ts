import type { TaskEntry } from '../pages/task-entry.ts'

export const imageTextToText = {
  id: 'image-text-to-text',
  label: 'Image-Text-to-Text',
  summary:
    'Image-text-to-text models, also called vision-language models, process images and text together and respond in text. They answer questions, read documents, explain charts, and hold conversations about what they see.',
  demo: {
    inputs: [
      { type: 'img', filename: 'still-life.jpg' },
      { type: 'text', label: 'Prompt', content: 'Which fruits lie outside the bowl?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'A red apple lies to the left of the bowl and a banana in front of it.',
      },
    ],
  },
  models: [
    {
      id: 'HuggingFaceTB/SmolVLM-Instruct',
      description: 'A small vision-language model that fits on modest hardware.',
    },
    {
      id: 'zai-org/GLM-4.5V',
      description: 'A large vision-language model that reasons about images, video, and documents.',
    },
    { id: 'rednote-hilab/dots.ocr', description: 'Reads documents in many languages and keeps their layout.' },
    {
      id: 'Qwen/Qwen2.5-VL-3B-Instruct',
      description: 'A small model for images, documents, and video that can also point to what it describes.',
    },
    {
      id: 'microsoft/Magma-8B',
      description: 'Understands images and plans actions, for user interfaces and robots.',
    },
  ],
  datasets: [
    {
      id: 'liuhaotian/LLaVA-Instruct-150K',
      description: 'Conversations, descriptions, and questions about images, written by a language model.',
    },
    { id: 'DAMO-NLP-SG/multimodal_textbook', description: 'Text and key frames from instructional videos, in order.' },
    { id: 'HuggingFaceM4/the_cauldron', description: 'Fifty vision-language datasets in a single format.' },
    { id: 'HuggingFaceM4/WebSight', description: 'Screenshots of generated web pages, with their HTML code.' },
  ],
  metrics: [],
  spaces: [
    { id: 'opencompass/open_vlm_leaderboard', description: 'Compare vision-language models across many benchmarks.' },
    {
      id: 'sergiopaniego/vlm_object_understanding',
      description: 'Find and point to objects with vision-language models.',
    },
    { id: 'prithivMLmods/Multimodal-OCR', description: 'Read the text in an image with several models.' },
  ],
  libraries: ['transformers'],
  widgetModels: ['zai-org/GLM-4.5V'],
  youtubeId: 'IoGaGfU1CIg',
} satisfies TaskEntry
