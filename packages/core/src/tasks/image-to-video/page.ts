import type { TaskEntry } from '../pages/task-entry.ts'

export const imageToVideo = {
  id: 'image-to-video',
  label: 'Image-to-Video',
  summary:
    'Image-to-video models make a short video that starts from a single picture. A written prompt can say what should move, but is not always needed.',
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
    { id: 'Lightricks/LTX-Video-0.9.7-dev', description: 'Makes video from a picture and text, quickly for its size.' },
    {
      id: 'Wan-AI/Wan2.1-VACE-14B',
      description: 'Creates and edits video from pictures, video, and text in one model.',
    },
    {
      id: 'lllyasviel/FramePack_F1_I2V_HY_20250503',
      description: 'Extends a picture frame by frame into long videos on modest hardware.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.7-distilled',
      description: 'A faster version of LTX-Video that needs fewer steps.',
    },
    { id: 'Skywork/SkyReels-V2-I2V-14B-720P', description: 'Makes long videos in 720p from a picture.' },
    { id: 'tencent/HunyuanVideo-I2V', description: 'The image-to-video member of the HunyuanVideo family.' },
    { id: 'Wan-AI/Wan2.1-I2V-14B-720P', description: 'Makes video in 720p from a picture and text.' },
    {
      id: 'Wan-AI/Wan2.1-I2V-14B-720P-Diffusers',
      description: 'The same model in the form that the diffusers library loads.',
    },
  ],
  datasets: [
    { id: 'ali-vilab/VACE-Benchmark', description: 'Examples to compare how models create and edit videos.' },
    {
      id: 'Rapidata/sora-video-generation-style-likert-scoring',
      description: "People's ratings of the style of generated videos.",
    },
    { id: 'BestWishYsh/ChronoMagic', description: 'Time-lapse videos with descriptions.' },
  ],
  metrics: [
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far generated videos are from real ones, in looks and motion. Lower is better.',
    },
    { id: 'clip_score', description: 'How well the frames fit the prompt or the given picture, judged by CLIP.' },
    {
      id: 'lpips',
      description:
        'How different two pictures look to a trained network; tells whether frames stay true to the given picture.',
    },
    { id: 'identity_preservation', description: 'Whether a person or thing remains recognizable through the video.' },
    { id: 'motion_score', description: 'How much and how plausibly things move.' },
  ],
  spaces: [
    { id: 'Lightricks/ltx-video-distilled', description: 'Make a short video from a picture with LTX-Video.' },
    { id: 'linoyts/FramePack-F1', description: 'Try FramePack F1 on a picture of your own.' },
    { id: 'lisonallen/framepack-i2v', description: 'Make a longer video from one picture with FramePack.' },
    { id: 'multimodalart/wan2-1-fast', description: 'Try a fast version of Wan 2.1.' },
    { id: 'multimodalart/stable-video-diffusion', description: 'Bring a picture to life with Stable Video Diffusion.' },
  ],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
