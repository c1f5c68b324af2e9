import { catalogued, type TwinLibrary } from '../twin-library.ts'

const PICTURE = [{ saves: 'image.png' }]

export const diffusers: TwinLibrary = {
  key: 'diffusers',
  isForked: true,
  subjects: [
    { record: catalogued('stable-diffusion-v1-5/stable-diffusion-v1-5'), make: 'stable-diffusion', shows: PICTURE },
    { record: catalogued('timbrooks/instruct-pix2pix'), make: 'pix2pix', shows: PICTURE },
    { record: catalogued('google/ddpm-cifar10-32'), make: 'ddpm', shows: PICTURE },
    {
      record: catalogued('ByteDance/Hyper-SD'),
      make: 'lora',
      others: { 'owner/base-model': 'stable-diffusion' },
      shows: PICTURE,
    },
  ],
}
