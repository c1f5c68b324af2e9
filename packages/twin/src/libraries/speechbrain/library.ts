import type { ModelRecord } from '@model-snippets/core'
import { catalogued, type TwinLibrary } from '../twin-library.ts'

/** A catalog model, with the facts from its hyperparameters file. */
const withInterface = (id: string, speechbrain_interface: string): ModelRecord => ({
  ...catalogued(id),
  config: { speechbrain: { speechbrain_interface } },
})

const SPEECH = { 'speech.wav': 'welcome.wav' }

export const speechbrain: TwinLibrary = {
  key: 'speechbrain',
  subjects: [
    {
      record: withInterface('speechbrain/google_speech_command_xvector', 'EncoderClassifier'),
      make: 'classifier',
      files: SPEECH,
      shows: [{ prints: /tensor\(.*\['(yes|no|on|off)'\]/s }],
    },
    {
      record: withInterface('speechbrain/sepformer-wham', 'SepformerSeparation'),
      make: 'separator',
      files: { 'mixture.wav': 'mixture.wav' },
      shows: [{ saves: 'speaker-1.wav' }],
    },
    {
      record: {
        ...withInterface('speechbrain/google_speech_command_xvector', 'SpeakerRecognition'),
        id: 'owner/speaker',
      },
      make: 'classifier',
      files: { 'one.wav': 'welcome.wav', 'other.wav': 'keyword.wav' },
      shows: [{ prints: /tensor\(/ }],
    },
    {
      record: { ...withInterface('speechbrain/sepformer-wham', 'HIFIGAN'), id: 'owner/vocoder' },
      make: 'vocoder',
      shows: [{ prints: /torch\.Size\(\[1, 1, / }],
    },
  ],
}
