import type { TaskEntry } from '../pages/task-entry.ts'

export const imageToText = {
  id: 'image-to-text',
  label: 'Image-to-Text',
  summary:
    'Image-to-text models generate text from an image: a caption, a detailed description, or the text that it contains.',
  demo: {
    inputs: [{ type: 'img', filename: 'savanna.jpg' }],
    outputs: [
      {
        type: 'text',
        label: 'Description',
        content:
          'An elephant and its calf walk through dry, golden grass. An acacia tree stands behind them, and the sun sets in an orange sky.',
      },
    ],
  },
  models: [
    { id: 'allenai/olmOCR-7B-0725', description: 'Extracts clean text from document pages.' },
    { id: 'fancyfeast/llama-joycaption-beta-one-hf-llava', description: 'Writes detailed image captions.' },
  ],
  datasets: [
    { id: 'red_caps', description: 'Images with captions, collected from Reddit.' },
    { id: 'datasets/conceptual_captions', description: 'Images from the web with cleaned descriptions.' },
  ],
  metrics: [],
  spaces: [
    { id: 'multimodalart/OmniSVG-3B', description: 'Turn an image or a sentence into an SVG drawing.' },
    { id: 'numind/NuMarkdown-8B-Thinking', description: 'Turn an image of a document into Markdown.' },
    { id: 'fancyfeast/joy-caption-beta-one', description: 'Generate a caption for your own image.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
} satisfies TaskEntry
