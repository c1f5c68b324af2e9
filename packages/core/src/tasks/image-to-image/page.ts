import type { TaskEntry } from '../pages/task-entry.ts'

export const imageToImage = {
  id: 'image-to-image',
  label: 'Image-to-Image',
  isPlaceholder: false,
  summary:
    'Image-to-image models turn one picture into another: they add color, remove noise, enlarge, repair, or change the style. The result keeps the content that should stay.',
  demo: {
    inputs: [{ type: 'img', filename: 'still-life-grey.png' }],
    outputs: [{ type: 'img', filename: 'still-life.jpg' }],
  },
  models: [
    { id: 'fal/AuraSR-v2', description: 'Enlarges generated pictures four times.' },
    {
      id: 'black-forest-labs/FLUX.1-Kontext-dev',
      description: 'Edits a picture as a sentence asks and keeps the rest.',
    },
    { id: 'yisol/IDM-VTON', description: 'Shows a garment on the photo of a person.' },
    {
      id: 'kontext-community/relighting-kontext-dev-lora-v3',
      description: 'An add-on for FLUX.1 Kontext that changes the light of a picture.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Fill-dev',
      description: 'Fills or extends chosen parts of a picture as a sentence asks.',
    },
    {
      id: 'black-forest-labs/FLUX.1-Depth-dev-lora',
      description: 'An add-on for FLUX.1 that keeps the depth of a given picture.',
    },
  ],
  datasets: [
    { id: 'VIDIT', description: 'Rendered scenes, each under many directions and colors of light.' },
    { id: 'huggan/CelebA-faces', description: 'Photos of the faces of well-known people.' },
    { id: 'Spawning/PD12M', description: 'Twelve million captioned pictures in the public domain.' },
  ],
  metrics: [
    {
      id: 'PSNR',
      description: 'Peak signal-to-noise ratio: how small the pixel errors are, in decibels. Higher is better.',
    },
    {
      id: 'SSIM',
      description: 'Structural similarity: how alike two pictures are in brightness, contrast, and structure.',
    },
    { id: 'IS', description: 'Inception score: whether a classifier finds generated pictures both clear and varied.' },
  ],
  spaces: [
    { id: 'black-forest-labs/FLUX.1-Kontext-Dev', description: 'Edit a picture of your own with a sentence.' },
    { id: 'lllyasviel/iclight-v2-vary', description: 'Change the light of a picture.' },
    { id: 'jasperai/Flux.1-dev-Controlnet-Upscaler', description: 'Enlarge a picture and add detail.' },
  ],
  libraries: ['diffusers', 'transformers', 'transformers.js'],
  widgetModels: ['Qwen/Qwen-Image'],
} satisfies TaskEntry
