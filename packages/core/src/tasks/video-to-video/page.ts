import type { TaskEntry } from '../pages/task-entry.ts'

export const videoToVideo = {
  id: 'video-to-video',
  label: 'Video-to-Video',
  summary:
    'Video-to-video models turn one video into another: they change the style, the lighting, or individual objects, sharpen old recordings, or transfer the motion to new content.',
  demo: {
    inputs: [{ type: 'img', filename: 'traffic-day.gif' }],
    outputs: [{ type: 'img', filename: 'traffic-night.gif' }],
  },
  models: [
    {
      id: 'decart-ai/Lucy-Edit-Dev',
      description: 'Edits clothes, characters, objects, or the scene of a video, following a text instruction.',
    },
    { id: 'LeoLau/Shape-for-Motion', description: 'Edits objects in a video through their 3D shapes.' },
    {
      id: 'nvidia/Cosmos-Transfer2.5-2B',
      description: 'Turns simulated or sketched video into realistic video, guided by depth, edges, or masks.',
    },
    { id: 'numz/SeedVR2_comfyUI', description: 'SeedVR2, which restores and enlarges videos, for use in ComfyUI.' },
  ],
  datasets: [
    {
      id: 'suimu/VIRESET',
      description: 'Annotated videos for repainting individual objects, guided by a sketch and a text prompt.',
    },
    { id: 'zhangsh2001/LongV-EVAL', description: 'Long videos with prompts, for measuring how well models edit them.' },
    { id: 'Iceclear/SeedVR_VideoDemos', description: 'Example videos of SeedVR, a video restoration method.' },
  ],
  metrics: [],
  spaces: [
    { id: 'decart-ai/lucy-edit-dev', description: 'Edit a video with a text instruction.' },
    { id: 'ByteDance-Seed/SeedVR2-3B', description: 'Restore and enlarge a video.' },
  ],
  libraries: ['diffusers'],
  widgetModels: [],
} satisfies TaskEntry
