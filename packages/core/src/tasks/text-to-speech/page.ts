import type { TaskEntry } from '../pages/task-entry.ts'

export const textToSpeech = {
  id: 'text-to-speech',
  label: 'Text-to-Speech',
  canonicalId: 'text-to-audio',
  summary:
    'Text-to-speech models read text aloud. They’re used for screen readers, announcements, and voice assistants. Many models offer several voices and languages.',
  demo: {
    inputs: [{ type: 'text', label: 'Text', content: 'Welcome! Today the museum is open until six.' }],
    outputs: [{ type: 'audio', filename: 'welcome.wav' }],
  },
  models: [
    { id: 'KittenML/kitten-tts-nano-0.1', description: 'A very small model that doesn’t need a GPU.' },
    {
      id: 'ResembleAI/chatterbox',
      description: 'Speaks in a voice taken from a short recording, with adjustable emotion.',
    },
    { id: 'fishaudio/fish-speech-1.5', description: 'Speaks several languages and can imitate a given voice.' },
    {
      id: 'nari-labs/Dia-1.6B-0626',
      description: 'Generates dialogue between two people, with laughter and other sounds.',
    },
  ],
  datasets: [
    {
      id: 'parler-tts/mls_eng_10k',
      description: 'English audiobook recordings with their text, 10,000 hours in total.',
    },
    { id: 'mythicinfinity/libritts_r', description: 'English audiobook recordings with restored sound quality.' },
    {
      id: 'facebook/multilingual_librispeech',
      description: 'Audiobook recordings with their text, in several European languages.',
    },
  ],
  metrics: [
    {
      id: 'mel cepstral distortion',
      description:
        'How much the sound of the generated speech differs from that of a person reading the same text. Lower is better.',
    },
  ],
  spaces: [
    { id: 'hexgrad/Kokoro-TTS', description: 'Try Kokoro, a small model with several voices.' },
    { id: 'fishaudio/fish-speech-1', description: 'Try Fish Speech.' },
    { id: 'ResembleAI/Chatterbox', description: 'Try Chatterbox with your own voice.' },
    { id: 'TTS-AGI/TTS-Arena-V2', description: 'Listen to two models and vote for the better one.' },
    { id: 'ngxson/kokoro-podcast-generator', description: 'Turn a text into a spoken podcast.' },
  ],
  libraries: ['espnet', 'tensorflowtts', 'transformers', 'transformers.js'],
  widgetModels: ['suno/bark'],
  youtubeId: 'NW62DpzJ274',
} satisfies TaskEntry
