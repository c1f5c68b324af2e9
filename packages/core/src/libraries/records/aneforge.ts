import { code, python } from '../../languages/python/writer.ts'
import { hasTag, nameOf, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

function content(model: ModelRecord): string {
  const task = pipelineTagOf(model)
  if (task === 'text-generation') {
    return python.program(code`
      # pip install "aneforge[models]" (Apple silicon)
      import aneforge as af
      from transformers import AutoTokenizer

      tokenizer = AutoTokenizer.from_pretrained(${model.id})
      model = af.load_llm(${model.id})
      prompt = tokenizer.encode("On the way to the harbour we")
      print(tokenizer.decode(model.generate(prompt, max_new_tokens=64)))
    `)
  }
  if (task === 'zero-shot-image-classification' || hasTag(model, 'clip')) {
    return python.program(code`
      # pip install "aneforge[models]" pillow (Apple silicon)
      import aneforge as af
      from PIL import Image

      clip = af.load_clip(${model.id})
      print(clip.classify(Image.open("photo.jpg"), ["cat", "dog", "llama"]))
    `)
  }
  if (hasTag(model, 'resnet')) {
    // The loader takes a depth instead of an id, and loads torchvision's weights.
    const depth = /resnet-?(18|34|50|101)/i.exec(nameOf(model))?.[1] ?? '50'
    return python.program(code`
      # pip install "aneforge[models]" (Apple silicon)
      import aneforge as af
      import numpy as np

      net = af.load_resnet(${Number(depth)})
      pixels = np.random.rand(1, 3, 224, 224).astype(np.float32)
      print(net(pixels).argmax())
    `)
  }
  if (task === 'image-classification') {
    return python.program(code`
      # pip install "aneforge[models]" pillow (Apple silicon)
      import aneforge as af
      from PIL import Image

      vit = af.load_vit(${model.id})
      for label, score in vit.classify(Image.open("photo.jpg")):
          print(label, score)
    `)
  }
  if (task === 'automatic-speech-recognition') {
    return python.program(code`
      # pip install "aneforge[models]" soundfile (Apple silicon)
      import aneforge as af
      import soundfile

      asr = af.load_whisper(${model.id})
      # One channel, 16,000 samples per second
      audio, rate = soundfile.read("speech.wav", dtype="float32")
      print(asr.transcribe(audio))
    `)
  }
  return python.program(code`
    # pip install "aneforge[models]" (Apple silicon)
    from aneforge.sentence_transformers import SentenceTransformer

    model = SentenceTransformer(${model.id})
    embeddings = model.encode(["The ferry leaves at noon.", "There is a boat at twelve."], normalize_embeddings=True)
    print(embeddings @ embeddings.T)
  `)
}

export const aneforge: Library = {
  key: 'aneforge',
  prettyLabel: 'ANEForge',
  repoName: 'ANEForge',
  repoUrl: 'https://github.com/sbryngelson/ANEForge',
  docsUrl: 'https://aneforge.readthedocs.io',
  filter: false,
  releases: { registry: 'pypi', package: 'aneforge' },
  examples: (model) => [{ language: 'python', content: content(model) }],
}
