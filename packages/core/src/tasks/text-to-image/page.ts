import type { TaskEntry } from '../pages/task-entry.ts'

export const textToImage = {
  id: 'text-to-image',
  label: 'Text-to-Image',
  summary:
    'Text-to-image models draw a picture from a description. The description names what to show, the style, and the mood.',
  demo: {
    inputs: [
      {
        type: 'text',
        label: 'Prompt',
        content: 'A red and white lighthouse above the sea at sunset with a sailing boat, flat colour illustration',
      },
    ],
    outputs: [{ type: 'img', filename: 'coast.jpg' }],
  },
  models: [
    { id: 'black-forest-labs/FLUX.1-Krea-dev', description: 'Draws photo-like pictures with a natural look.' },
    { id: 'Qwen/Qwen-Image', description: 'Draws pictures and is good at writing in them, also in Chinese.' },
    { id: 'ByteDance/SDXL-Lightning', description: 'Draws a picture in very few steps, built on SDXL.' },
    { id: 'ByteDance/Hyper-SD', description: 'Add-ons that let Stable Diffusion models draw in very few steps.' },
  ],
  datasets: [
    { id: 'red_caps', description: 'Pictures with captions collected from Reddit.' },
    { id: 'conceptual_captions', description: 'Pictures from the web with cleaned descriptions.' },
    { id: 'Spawning/PD12M', description: 'Twelve million captioned pictures in the public domain.' },
  ],
  metrics: [
    { id: 'IS', description: 'Inception score: whether a classifier finds the pictures both clear and varied.' },
    {
      id: 'FID',
      description:
        'Fréchet inception distance: how far the generated pictures are from real ones, by their features. Lower is better.',
    },
    { id: 'R-Precision', description: 'How often the picture, compared with several descriptions, fits its own best.' },
  ],
  spaces: [
    { id: 'stabilityai/stable-diffusion-3-medium', description: 'Try Stable Diffusion 3 Medium.' },
    { id: 'jbilcke-hf/ai-comic-factory', description: 'Turn a story into a page of comics.' },
    { id: 'multimodalart/flux-lora-lab', description: 'Combine style add-ons for FLUX.' },
    { id: 'latent-consistency/lcm-lora-for-sdxl', description: 'See pictures appear in a few steps.' },
    { id: 'multimodalart/LoraTheExplorer', description: 'Browse and try style add-ons.' },
    { id: 'ArtGAN/Stable-Diffusion-ControlNet-WebUI', description: 'Guide the drawing with edges, depth, or a pose.' },
    { id: 'InstantX/InstantID', description: 'Draw a person from one photo in a new style.' },
  ],
  libraries: ['diffusers'],
  widgetModels: ['black-forest-labs/FLUX.1-dev'],
} satisfies TaskEntry
