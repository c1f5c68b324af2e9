import type { TaskEntry } from '../pages/task-entry.ts'

export const audioTextToText = {
  id: 'audio-text-to-text',
  label: 'Audio-Text-to-Text',
  summary:
    'Audio-text-to-text models listen to a recording and answer a text prompt about it. They transcribe, summarize, translate, or reason about speech, music, and other sounds.',
  demo: {
    inputs: [
      { type: 'audio', filename: 'announcement.flac' },
      { type: 'text', label: 'Prompt', content: 'Which platform does the train leave from, and is it on time?' },
    ],
    outputs: [{ type: 'text', label: 'Answer', content: 'It leaves from platform four, ten minutes late.' }],
  },
  models: [
    {
      id: 'fixie-ai/ultravox-v0_5-llama-3_2-1b',
      description: 'A small model that accepts speech and text together and responds in text.',
    },
    {
      id: 'Qwen/Qwen2-Audio-7B-Instruct',
      description: 'Answers spoken questions in text and analyzes speech, music, and other sounds.',
    },
    {
      id: 'mistralai/Voxtral-Small-24B-2507',
      description: 'Transcribes, translates, and answers questions about long recordings in several languages.',
    },
    { id: 'nvidia/audio-flamingo-3', description: 'Reasons about speech, everyday sounds, and music.' },
  ],
  datasets: [
    {
      id: 'nvidia/AF-Think',
      description: 'Questions about speech, sounds, and music, with answers that include short reasoning.',
    },
    {
      id: 'tsinghua-ee/QualiSpeech',
      description: 'Speech recordings with written assessments of their quality, such as noise and distortion.',
    },
  ],
  metrics: [],
  spaces: [
    { id: 'iamomtiwari/ATTT', description: 'Upload a recording, write a prompt, and read the answer.' },
    {
      id: 'freddyaboulton/talk-to-qwen-webrtc',
      description: 'Talk to a Qwen model through your browser’s microphone.',
    },
  ],
  libraries: ['transformers'],
  widgetModels: [],
} satisfies TaskEntry
