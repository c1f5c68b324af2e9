import type { TaskEntry } from '../pages/task-entry.ts'

export const videoTextToText = {
  id: 'video-text-to-text',
  label: 'Video-Text-to-Text',
  summary:
    'Video-text-to-text models watch a video and answer a text prompt about it. They describe what happens, find specific moments, and explain why something happens.',
  demo: {
    inputs: [
      { type: 'img', filename: 'traffic-day.gif' },
      { type: 'text', label: 'Prompt', content: 'Why does the car stop?' },
    ],
    outputs: [
      {
        type: 'text',
        label: 'Answer',
        content: 'The traffic light ahead is red. When it turns green, the car drives on.',
      },
    ],
  },
  models: [
    {
      id: 'Vision-CAIR/LongVU_Qwen2_7B',
      description: 'Understands long videos by keeping only what matters in each frame.',
    },
    { id: 'GoodiesHere/Apollo-LMMs-Apollo-7B-t32', description: 'Answers questions about videos of up to an hour.' },
    { id: 'HuggingFaceTB/SmolVLM2-2.2B-Instruct', description: 'A small model for videos, images, and text.' },
  ],
  datasets: [
    { id: 'lmms-lab/Video-MME', description: 'A benchmark of questions about videos of many types and lengths.' },
    { id: 'lmms-lab/VideoChatGPT', description: 'Questions for measuring how well models discuss videos.' },
    { id: 'HuggingFaceFV/finevideo', description: 'Videos with detailed notes on scenes, people, mood, and story.' },
  ],
  metrics: [],
  spaces: [
    { id: 'llava-hf/video-llava', description: 'Chat about a video or an image.' },
    { id: 'opencompass/openvlm_video_leaderboard', description: 'Compare models by how well they understand videos.' },
    { id: 'HuggingFaceTB/SmolVLM2-HighlightGenerator', description: 'Find the highlights of a video.' },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
