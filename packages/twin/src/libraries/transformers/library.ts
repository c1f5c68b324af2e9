import { catalogued, type LibrarySubject, type Shown, type TwinLibrary } from '../twin-library.ts'

const LABELLED: Shown = { prints: /'score': [\d.]+/ }
const SHAPE: Shown = { prints: /torch\.Size\(/ }
const SPOKEN: Shown = { saves: 'speech.wav' }

const subject = (id: string, make: string, ...shows: Shown[]): LibrarySubject => ({
  record: catalogued(id),
  make,
  shows,
})

/** At least one model for each of the library's pipelines that the catalog has a model for. */
export const transformers: TwinLibrary = {
  key: 'transformers',
  makersNeed: ['sentencepiece'],
  isForked: true,
  subjects: [
    subject('distilbert/distilbert-base-uncased-finetuned-sst-2-english', 'roberta SequenceClassification', LABELLED),
    subject('dslim/bert-base-NER', 'roberta TokenClassification'),
    subject('FacebookAI/roberta-base', 'roberta MaskedLM', LABELLED),
    subject('facebook/bart-base', 'bart Model', SHAPE),
    subject('facebook/bart-large-cnn', 'bart'),
    subject('Falconsai/medical_summarization', 't5'),
    subject('Helsinki-NLP/opus-mt-en-de', 'marian'),
    subject('openai-community/gpt2', 'gpt2'),
    subject('Qwen/Qwen3-8B', 'llama'),
    subject('facebook/bart-large-mnli', 'bart SequenceClassification', { prints: /'labels': \[/ }),
    subject('google/vit-base-patch16-224', 'vit ForImageClassification', LABELLED),
    subject('facebook/dinov2-base', 'vit Model', SHAPE),
    subject('Intel/dpt-large', 'dpt', { saves: 'depth.png' }),
    subject('nvidia/segformer-b0-finetuned-ade-512-512', 'segformer', { prints: /'mask': <PIL/ }),
    subject('hustvl/yolos-tiny', 'yolos'),
    subject('facebook/sam-vit-base', 'sam', { prints: /\d+ masks/ }),
    subject('openai/clip-vit-base-patch32', 'clip', LABELLED),
    subject('google/owlvit-base-patch32', 'owlvit'),
    subject('dandelin/vilt-b32-finetuned-vqa', 'vilt'),
    {
      ...subject('impira/layoutlm-document-qa', 'layoutlm', { prints: /'answer'/ }),
      files: { 'invoice.png': 'invoice.png' },
      programs: ['tesseract'],
    },
    subject('google/tapas-base-finetuned-wtq', 'tapas'),
    { ...subject('facebook/wav2vec2-base-960h', 'wav2vec2 CTC'), programs: ['ffmpeg'] },
    {
      ...subject('superb/hubert-large-superb-er', 'wav2vec2 SequenceClassification', LABELLED),
      programs: ['ffmpeg'],
    },
    subject('facebook/mms-tts-eng', 'vits', SPOKEN),
    subject('llava-hf/llava-1.5-7b-hf', 'llava'),
    subject('Salesforce/blip-vqa-base', 'blip QuestionAnswering'),
  ],
}
