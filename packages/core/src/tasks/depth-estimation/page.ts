import type { TaskEntry } from '../pages/task-entry.ts'

export const depthEstimation = {
  id: 'depth-estimation',
  label: 'Depth Estimation',
  summary:
    'Depth estimation predicts how far away each pixel of an image is. The result is a grayscale image, often with near parts bright and far parts dark. It’s used in robotics, photo effects, and augmented reality.',
  demo: {
    inputs: [{ type: 'img', filename: 'street.jpg' }],
    outputs: [{ type: 'img', filename: 'street-depth.png' }],
  },
  models: [
    {
      id: 'depth-anything/Depth-Anything-V2-Large',
      description: 'Estimates relative depth from one image, with fine detail.',
    },
    { id: 'jingheya/lotus-depth-g-v1-0', description: 'Estimates depth with a diffusion model.' },
    { id: 'tencent/DepthCrafter', description: 'Estimates depth for whole videos without flicker between frames.' },
    {
      id: 'apple/DepthPro-hf',
      description: 'Estimates depth in real-world units, with sharp edges, from a single image.',
    },
  ],
  datasets: [
    { id: 'sayakpaul/nyu_depth_v2', description: 'Images of rooms with depth measured by a sensor.' },
    {
      id: 'depth-anything/DA-2K',
      description: 'A benchmark of pairs of points in varied images, each labeled with the nearer point.',
    },
  ],
  metrics: [],
  spaces: [
    {
      id: 'radames/dpt-depth-estimation-3d-voxels',
      description: 'Turn an image into a 3D model made of small blocks, based on its estimated depth.',
    },
    { id: 'akhaliq/depth-pro', description: 'Try Depth Pro on your own image.' },
    { id: 'tencent/DepthCrafter', description: 'Estimate depth in a video.' },
    { id: 'facebook/sapiens-depth', description: 'Estimate the depth of people in an image.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: [],
} satisfies TaskEntry
