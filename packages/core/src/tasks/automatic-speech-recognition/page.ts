import type { TaskEntry } from '../pages/task-entry.ts'

export const automaticSpeechRecognition = {
  id: 'automatic-speech-recognition',
  label: 'Automatic Speech Recognition',
  summary:
    'Automatic speech recognition transcribes the speech in a recording. It’s used for subtitles, voice assistants, and searchable meeting notes.',
  demo: {
    inputs: [{ type: 'audio', filename: 'speech.flac' }],
    outputs: [
      {
        type: 'text',
        label: 'Transcript',
        content: 'The ferry to the island leaves at nine, and tickets are sold on board.',
      },
    ],
  },
  models: [
    {
      id: 'openai/whisper-large-v3',
      description: 'Transcribes about 100 languages and translates speech into English.',
    },
    {
      id: 'facebook/w2v-bert-2.0',
      description: 'A speech encoder trained on millions of hours of audio, for fine-tuning on your own language.',
    },
    {
      id: 'facebook/seamless-m4t-v2-large',
      description: 'Transcribes speech, and translates speech and text between many languages.',
    },
    { id: 'nvidia/canary-1b', description: 'Transcribes and translates English, German, French, and Spanish.' },
    {
      id: 'pyannote/speaker-diarization-3.1',
      description: 'Detects who speaks when, so you can add speakers to a transcript.',
    },
  ],
  datasets: [
    {
      id: 'mozilla-foundation/common_voice_17_0',
      description: 'Sentences read aloud by volunteers in more than 100 languages.',
    },
    {
      id: 'amphion/Emilia-Dataset',
      description: 'Many thousands of hours of natural speech in several languages, with transcripts.',
    },
    {
      id: 'parler-tts/mls_eng',
      description: 'The English part of Multilingual LibriSpeech: audiobook recordings with their text.',
    },
    { id: 'espnet/yodas', description: 'Speech from subtitled videos, in more than 100 languages.' },
  ],
  metrics: [
    {
      id: 'wer',
      description:
        'Word error rate: how many words must be inserted, deleted, or replaced to correct the transcript, divided by the number of words spoken. Lower is better.',
    },
    {
      id: 'cer',
      description:
        'Character error rate: like word error rate, but for characters. Useful for languages written without spaces.',
    },
  ],
  spaces: [
    { id: 'hf-audio/whisper-large-v3', description: 'Transcribe a recording or a video with Whisper.' },
    { id: 'mrfakename/Moonshinex', description: 'Transcribe speech with Moonshine, a small and fast model.' },
    { id: 'facebook/seamless_m4t', description: 'Translate speech and text between languages.' },
    { id: 'nvidia/canary-1b', description: 'Transcribe or translate a recording with Canary.' },
  ],
  libraries: ['espnet', 'nemo', 'speechbrain', 'transformers', 'transformers.js'],
  widgetModels: ['openai/whisper-large-v3'],
  youtubeId: 'TksaY_FDgnk',
} satisfies TaskEntry
