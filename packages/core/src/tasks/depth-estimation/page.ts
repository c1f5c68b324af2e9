import type { TaskEntry } from '../pages/task-entry.ts'

export const depthEstimation = {
  id: 'depth-estimation',
  label: 'Depth Estimation',
  summary:
    'Depth estimation predicts how far away each pixel of a picture is. The result is a grayscale picture, here bright for near and dark for far, that robots, photo effects, and augmented reality use.',
  demo: {
    inputs: [{ type: 'img', filename: 'street.jpg' }],
    outputs: [{ type: 'img', filename: 'street-depth.png' }],
  },
  models: [
    {
      id: 'depth-anything/Depth-Anything-V2-Large',
      description: 'Estimates relative depth from one picture, with fine detail.',
    },
    { id: 'jingheya/lotus-depth-g-v1-0', description: 'Estimates depth with a diffusion model.' },
    { id: 'tencent/DepthCrafter', description: 'Estimates depth for whole videos without flicker between frames.' },
    { id: 'apple/DepthPro-hf', description: 'Estimates depth in real units, with sharp edges, from a single picture.' },
  ],
  datasets: [
    { id: 'sayakpaul/nyu_depth_v2', description: 'Pictures of rooms with the depth that a sensor measured.' },
    {
      id: 'depth-anything/DA-2K',
      description: 'A benchmark of pairs of points in varied pictures, labeled which of the two is nearer.',
    },
  ],
  metrics: [],
  spaces: [
    {
      id: 'radames/dpt-depth-estimation-3d-voxels',
      description: 'Turn a picture into a small block model through its depth.',
    },
    { id: 'akhaliq/depth-pro', description: 'Try Depth Pro on a picture of your own.' },
    { id: 'tencent/DepthCrafter', description: 'Estimate the depth of a video.' },
    { id: 'facebook/sapiens-depth', description: 'Estimate the depth of people in a picture.' },
  ],
  libraries: ['transformers', 'transformers.js'],
  widgetModels: [],
} satisfies TaskEntry
