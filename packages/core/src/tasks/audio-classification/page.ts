import type { TaskEntry } from '../pages/task-entry.ts'

export const audioClassification = {
  id: 'audio-classification',
  label: 'Audio Classification',
  summary:
    'Audio classification assigns one or more labels to an audio recording. It recognizes spoken commands, speakers, languages, emotions, and everyday sounds such as rain or barking.',
  demo: {
    inputs: [{ type: 'audio', filename: 'keyword.wav' }],
    outputs: [
      {
        type: 'chart',
        data: [
          { label: 'left', score: 0.94 },
          { label: 'right', score: 0.03 },
          { label: 'yes', score: 0.02 },
          { label: 'stop', score: 0.01 },
        ],
      },
    ],
  },
  models: [
    {
      id: 'speechbrain/google_speech_command_xvector',
      description: 'Recognizes single spoken commands, such as “yes”, “no”, or “stop”.',
    },
    {
      id: 'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition',
      description: 'Recognizes emotions in English speech.',
    },
    { id: 'facebook/mms-lid-126', description: 'Identifies which of 126 languages is spoken.' },
  ],
  datasets: [
    {
      id: 's3prl/superb',
      description:
        'A benchmark of speech tasks, including keyword spotting, speaker identification, and emotion recognition.',
    },
    {
      id: 'agkphysics/AudioSet',
      description: 'Ten-second clips from videos, labeled with more than 500 kinds of sounds.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of recordings that get the correct label.' },
    { id: 'recall', description: 'Of all recordings that belong to a class, the share that the model finds.' },
    {
      id: 'precision',
      description: 'Of all recordings that the model assigns to a class, the share that belongs to it.',
    },
    { id: 'f1', description: 'The harmonic mean of precision and recall.' },
  ],
  spaces: [{ id: 'kurianbenoy/audioclassification', description: 'Upload a recording to see how it’s classified.' }],
  libraries: ['speechbrain', 'transformers', 'transformers.js'],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
} satisfies TaskEntry
