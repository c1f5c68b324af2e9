import type { TaskEntry } from '../pages/task-entry.ts'

export const imageToImage = {
  id: 'image-to-image',
  label: 'Image-to-Image',
  isPlaceholder: false,
  summary:
    'Image-to-image models turn one image into another: they add color, remove noise, enlarge or repair the image, or change its style. Whatever you don’t ask to change should stay the same.',
  demo: {
    inputs: [{ type: 'img', filename: 'still-life-grey.png' }],
    outputs: [{ type: 'img', filename: 'still-life.jpg' }],
  },
  models: [
    { id: 'fal/AuraSR-v2', description: 'Upscales generated images by a factor of four.' },
    {
      id: 'black-forest-labs/FLUX.1-Kontext-dev',
      description: 'Makes the changes that a text instruction describes, and keeps the rest of the image.',
    },
    { id: 'yisol/IDM-VTON', description: 'Shows a garment on a person in a photo.' },
    {
      id: 'kontext-community/relighting-kontext-dev-lora-v3',
      description: 'An adapter for FLUX.1 Kontext that changes the lighting of an image.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Fill-dev',
      description: 'Fills in or extends selected parts of an image, following a text prompt.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Depth-dev-lora',
      description: 'An adapter for FLUX.1 that generates an image with the same depth as a given one.',
    },
  ],
  datasets: [
    { id: 'VIDIT', description: 'Rendered scenes, each lit from eight directions and at five color temperatures.' },
    { id: 'huggan/CelebA-faces', description: 'Photos of celebrity faces.' },
    { id: 'Spawning/PD12M', description: 'About 12 million public-domain images with captions.' },
  ],
  metrics: [
    {
      id: 'PSNR',
      description: 'Peak signal-to-noise ratio: how small the pixel errors are, in decibels. Higher is better.',
    },
    {
      id: 'SSIM',
      description: 'Structural similarity: how alike two images are in brightness, contrast, and structure.',
    },
    {
      id: 'IS',
      description: 'Inception score: how clear and varied the generated images are, judged by a classifier.',
    },
  ],
  spaces: [
    { id: 'black-forest-labs/FLUX.1-Kontext-Dev', description: 'Edit your own image with a text instruction.' },
    { id: 'lllyasviel/iclight-v2-vary', description: 'Change the lighting of an image.' },
    { id: 'jasperai/Flux.1-dev-Controlnet-Upscaler', description: 'Upscale an image and add detail.' },
  ],
  libraries: ['diffusers', 'transformers', 'transformers.js'],
  widgetModels: ['Qwen/Qwen-Image'],
} satisfies TaskEntry
