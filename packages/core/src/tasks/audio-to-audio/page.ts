import type { TaskEntry } from '../pages/task-entry.ts'

export const audioToAudio = {
  id: 'audio-to-audio',
  label: 'Audio-to-Audio',
  summary:
    'Audio-to-audio models turn one recording into another: they remove noise, separate speakers or instruments, or change a voice. One recording can become several, one per source.',
  demo: {
    inputs: [{ type: 'audio', filename: 'mixture.wav' }],
    outputs: [
      { type: 'audio', filename: 'mixture-voice.wav' },
      { type: 'audio', filename: 'mixture-music.wav' },
    ],
  },
  models: [
    { id: 'ResembleAI/resemble-enhance', description: 'Removes noise from speech and restores its quality.' },
    { id: 'microsoft/speecht5_vc', description: 'Speaks the words of one recording in the voice of another speaker.' },
  ],
  datasets: [
    {
      id: 'Matthijs/cmu-arctic-xvectors',
      description:
        'Speaker embeddings made from the CMU ARCTIC recordings. They tell a speech model whose voice to use.',
    },
  ],
  metrics: [
    {
      id: 'snri',
      description:
        'Signal-to-noise ratio improvement: how much louder the signal becomes relative to the noise, in decibels.',
    },
    {
      id: 'sdri',
      description:
        'Signal-to-distortion ratio improvement: how much closer the separated sound is to the original than the mixture was, in decibels.',
    },
  ],
  spaces: [
    {
      id: 'younver/speechbrain-speech-separation',
      description: 'Separate the voices of people who speak at the same time.',
    },
    {
      id: 'nakas/audio-diffusion_style_transfer',
      description: 'Transfer the style of one sound to another with a diffusion model.',
    },
  ],
  libraries: ['asteroid', 'fairseq', 'speechbrain'],
  widgetModels: ['speechbrain/sepformer-wham'],
  youtubeId: 'iohj7nCCYoM',
} satisfies TaskEntry
