import type { TaskEntry } from '../pages/task-entry.ts'

export const textToVideo = {
  id: 'text-to-video',
  label: 'Text-to-Video',
  summary:
    'Text-to-video models generate a short video from a description. The hard part is keeping objects consistent from frame to frame as they move.',
  demo: {
    inputs: [
      { type: 'text', label: 'Prompt', content: 'A red and yellow hot-air balloon rises over green hills at dawn.' },
    ],
    outputs: [{ type: 'img', filename: 'balloon.gif' }],
  },
  models: [
    { id: 'tencent/HunyuanVideo', description: 'A large model that generates realistic videos.' },
    {
      id: 'Lightricks/LTX-Video',
      description: 'Generates video from text or an image, fast enough for quick experiments.',
    },
    {
      id: 'nvidia/Cosmos-1.0-Diffusion-7B-Text2World',
      description: 'Generates video of physical scenes, for training robots and vehicles.',
    },
    {
      id: 'Lightricks/LTX-Video-0.9.8-13B-distilled',
      description: 'A larger LTX-Video model, distilled to need only a few steps.',
    },
  ],
  datasets: [
    {
      id: 'iejMac/CLIP-MSR-VTT',
      description: 'MSR-VTT: short videos with several descriptions each, prepared for CLIP.',
    },
    { id: 'quchenyuan/UCF101-ZIP', description: 'UCF101: clips of 101 human actions.' },
    { id: 'nateraw/kinetics', description: 'Clips of hundreds of human actions.' },
    {
      id: 'HuggingFaceM4/something_something_v2',
      description: 'People doing simple things with everyday objects, labeled by action.',
    },
    { id: 'HuggingFaceM4/webvid', description: 'Stock videos with short descriptions.' },
    {
      id: 'iejMac/CLIP-DiDeMo',
      description: 'DiDeMo: videos with descriptions of individual moments, prepared for CLIP.',
    },
  ],
  metrics: [
    { id: 'is', description: 'Inception score: how clear and varied the frames are, judged by a classifier.' },
    {
      id: 'fid',
      description:
        'Fréchet inception distance: how far the features of the frames are from those of real images. Lower is better.',
    },
    {
      id: 'fvd',
      description:
        'Fréchet video distance: how far generated videos are from real ones, in appearance and motion. Lower is better.',
    },
    { id: 'clipsim', description: 'How well the frames fit the description, judged by CLIP.' },
  ],
  spaces: [
    { id: 'VideoCrafter/VideoCrafter', description: 'Generate short videos with VideoCrafter.' },
    { id: 'Wan-AI/Wan2.1', description: 'Generate videos with Wan 2.1.' },
    { id: 'Pyramid-Flow/pyramid-flow', description: 'Generate videos with Pyramid Flow.' },
  ],
  libraries: ['diffusers'],
  widgetModels: ['Wan-AI/Wan2.2-TI2V-5B'],
} satisfies TaskEntry
