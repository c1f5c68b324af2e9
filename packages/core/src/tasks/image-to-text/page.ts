import type { TaskEntry } from '../pages/task-entry.ts'

export const imageToText = {
  id: 'image-to-text',
  label: 'Image-to-Text',
  summary:
    'Image-to-text models write text from a picture: a caption, a detailed description, or the words printed in it.',
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
    { id: 'allenai/olmOCR-7B-0725', description: 'Reads the pages of documents as clean text.' },
    { id: 'fancyfeast/llama-joycaption-beta-one-hf-llava', description: 'Writes detailed captions of pictures.' },
  ],
  datasets: [
    { id: 'red_caps', description: 'Pictures with captions collected from Reddit.' },
    { id: 'datasets/conceptual_captions', description: 'Pictures from the web with cleaned descriptions.' },
  ],
  metrics: [],
  spaces: [
    { id: 'multimodalart/OmniSVG-3B', description: 'Turn a picture or a sentence into an SVG drawing.' },
    { id: 'numind/NuMarkdown-8B-Thinking', description: 'Turn the picture of a document into Markdown.' },
    { id: 'fancyfeast/joy-caption-beta-one', description: 'Write a caption for a picture of your own.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: ['Salesforce/blip-image-captioning-large'],
} satisfies TaskEntry
