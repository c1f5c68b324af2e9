import type { TaskEntry } from '../pages/task-entry.ts'

export const audioClassification = {
  id: 'audio-classification',
  label: 'Audio Classification',
  summary:
    'Audio classification gives a sound recording one or more labels. It recognizes spoken commands, speakers, languages, emotions, or everyday sounds such as rain and barking.',
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
      description: 'Recognises single spoken commands, such as “yes”, “no” or “stop”.',
    },
    {
      id: 'ehcalabres/wav2vec2-lg-xlsr-en-speech-emotion-recognition',
      description: 'Recognises emotions in English speech.',
    },
    { id: 'facebook/mms-lid-126', description: 'Tells which of 126 languages is spoken.' },
  ],
  datasets: [
    {
      id: 's3prl/superb',
      description:
        'A benchmark of speech tasks, among them keyword spotting, speaker identification, and emotion recognition.',
    },
    {
      id: 'agkphysics/AudioSet',
      description: 'Ten-second clips from videos, labeled with more than 500 kinds of sounds.',
    },
  ],
  metrics: [
    { id: 'accuracy', description: 'The share of recordings that get the right label.' },
    { id: 'recall', description: 'Of all recordings that belong to a class, the share that the model finds.' },
    {
      id: 'precision',
      description: 'Of all recordings that the model puts into a class, the share that belongs there.',
    },
    { id: 'f1', description: 'One number for precision and recall together: their harmonic mean.' },
  ],
  spaces: [
    { id: 'kurianbenoy/audioclassification', description: 'Upload a recording and see which class it is given.' },
  ],
  libraries: ['speechbrain', 'transformers', 'transformers.js'],
  widgetModels: ['MIT/ast-finetuned-audioset-10-10-0.4593'],
  youtubeId: 'KWwzcmG98Ds',
} satisfies TaskEntry
