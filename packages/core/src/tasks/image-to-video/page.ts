import type { TaskEntry } from '../pages/task-entry.ts'

export const imageToVideo = {
  id: 'image-to-video',
  label: 'Image-to-Video',
  summary:
    'Image-to-video models generate a short video from a single image. A text prompt can describe the motion, but isn’t always required.',
  demo: {
    inputs: [
      { type: 'img', filename: 'coast.jpg' },
      {
        type: 'text',
        label: 'Prompt (optional)',
        content: 'Gentle waves roll in and the boat sails towards the lighthouse.',
      },
    ],
    outputs: [{ type: 'img', filename: 'coast.gif' }],
  },
  models: [
    { id: 'Lightricks/LTX-Video-0.9.7-dev', description: 'Generates video from an image and text; fast for its size.' },
    {
      id: 'Wan-AI/Wan2.1-VACE-14B',
      description: 'Creates and edits video from images, video, and text in one model.',
    },
    {
      id: 'lllyasviel/FramePack_F1_I2V_HY_20250503',
      description: 'Extends an image frame by frame into a long video, on modest hardware.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.7-distilled',
      description: 'A faster version of LTX-Video that needs fewer steps.',
    },
    { id: 'Skywork/SkyReels-V2-I2V-14B-720P', description: 'Generates long 720p videos from an image.' },
    { id: 'tencent/HunyuanVideo-I2V', description: 'The image-to-video model of the HunyuanVideo family.' },
    { id: 'Wan-AI/Wan2.1-I2V-14B-720P', description: 'Generates 720p video from an image and text.' },
    {
      id: 'Wan-AI/Wan2.1-I2V-14B-720P-Diffusers',
      description: 'The 720p image-to-video model of Wan 2.1, in the format of the diffusers library.',
    },
  ],
  datasets: [
    { id: 'ali-vilab/VACE-Benchmark', description: 'Examples for comparing how models create and edit videos.' },
    {
      id: 'Rapidata/sora-video-generation-style-likert-scoring',
      description: 'Human ratings of the style of generated videos.',
    },
    { id: 'BestWishYsh/ChronoMagic', description: 'Time-lapse videos with descriptions.' },
  ],
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far generated videos are from real ones, in appearance and motion. Lower is better.',
    },
    { id: 'clip_score', description: 'How well the frames fit the prompt or the given image, judged by CLIP.' },
    {
      id: 'lpips',
      description:
        'How different two images look to a trained network. It shows whether the frames stay true to the given image.',
    },
    {
      id: 'identity_preservation',
      description: 'Whether a person or object remains recognizable throughout the video.',
    },
    { id: 'motion_score', description: 'How much and how plausibly objects move.' },
  ],
  spaces: [
    { id: 'Lightricks/ltx-video-distilled', description: 'Generate a short video from an image with LTX-Video.' },
    { id: 'linoyts/FramePack-F1', description: 'Try FramePack F1 on your own image.' },
    { id: 'lisonallen/framepack-i2v', description: 'Generate a longer video from one image with FramePack.' },
    { id: 'multimodalart/wan2-1-fast', description: 'Try a fast version of Wan 2.1.' },
    { id: 'multimodalart/stable-video-diffusion', description: 'Animate an image with Stable Video Diffusion.' },
  ],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
