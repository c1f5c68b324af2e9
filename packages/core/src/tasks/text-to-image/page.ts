import type { TaskEntry } from '../pages/task-entry.ts'

export const textToImage = {
  id: 'text-to-image',
  label: 'Text-to-Image',
  summary:
    'Text-to-image models generate an image from a description. The description says what to show, in which style, and in which mood.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Prompt',
        content: 'A red and white lighthouse above the sea at sunset with a sailboat, flat color illustration',
      },
    ],
    outputs: [{ type: 'img', filename: 'coast.jpg' }],
  },
  models: [
    { id: 'black-forest-labs/FLUX.1-Krea-dev', description: 'Generates photorealistic images with a natural look.' },
    { id: 'Qwen/Qwen-Image', description: 'Generates images, and renders text in them well, including Chinese.' },
    { id: 'ByteDance/SDXL-Lightning', description: 'Generates an image in very few steps; built on SDXL.' },
    { id: 'ByteDance/Hyper-SD', description: 'Adapters that let Stable Diffusion models work in very few steps.' },
  ],
  datasets: [
    { id: 'red_caps', description: 'Images with captions, collected from Reddit.' },
    { id: 'conceptual_captions', description: 'Images from the web with cleaned descriptions.' },
    { id: 'Spawning/PD12M', description: 'About 12 million public-domain images with captions.' },
  ],
  metrics: [
    {
      id: 'IS',
      description: 'Inception score: how clear and varied the images are, judged by a classifier. Higher is better.',
    },
    {
      id: 'FID',
      description:
        'Fréchet inception distance: how far the features of the generated images are from those of real images. Lower is better.',
    },
    { id: 'R-Precision', description: 'How often an image fits its own description better than other descriptions.' },
  ],
  spaces: [
    { id: 'stabilityai/stable-diffusion-3-medium', description: 'Try Stable Diffusion 3 Medium.' },
    { id: 'jbilcke-hf/ai-comic-factory', description: 'Turn a story into a comic page.' },
    { id: 'multimodalart/flux-lora-lab', description: 'Combine style adapters for FLUX.' },
    { id: 'latent-consistency/lcm-lora-for-sdxl', description: 'Generate images with SDXL in a few steps.' },
    { id: 'multimodalart/LoraTheExplorer', description: 'Browse and try style adapters.' },
    { id: 'ArtGAN/Stable-Diffusion-ControlNet-WebUI', description: 'Guide the image with edges, depth, or a pose.' },
    { id: 'InstantX/InstantID', description: 'Turn one photo of a person into images in other styles.' },
  ],
  libraries: ['diffusers'],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
} satisfies TaskEntry
