import type { Pipeline } from '../pages/pipeline.ts'

export const imageToImage = {
  order: 250,
  data: {
    name: 'Image-to-Image',
    modality: 'cv',
    subtasks: [
      { type: 'image-inpainting', name: 'Image Inpainting' },
      { type: 'image-colorization', name: 'Image Colorization' },
      { type: 'super-resolution', name: 'Super Resolution' },
    ],
  },
} as const satisfies Pipeline
