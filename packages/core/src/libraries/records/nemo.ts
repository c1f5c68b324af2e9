import { code, python } from '../../languages/python/writer.ts'
import { hasTag, isNamed, pipelineTagOf } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

const askLanguageModel = (model: ModelRecord): string =>
  python.program(code`
    # pip install "nemo_toolkit[speechlm2]" (Python 3.12 or 3.13), on Linux with an NVIDIA GPU
    # and a C++ compiler to build pyopenjtalk
    from nemo.collections.speechlm2.models import SALM

    model = SALM.from_pretrained(${model.id}).bfloat16().eval().to("cuda")
    prompt = {
        "role": "user",
        "content": f"Transcribe the following: {model.audio_locator_tag}",
        "audio": ["speech.wav"],
    }
    answers = model.generate(prompts=[[prompt]], max_new_tokens=128)
    print(model.tokenizer.ids_to_text(answers[0].cpu()))
  `)

export const nemo: Library = {
  key: 'nemo',
  prettyLabel: 'NeMo',
  repoName: 'NeMo',
  repoUrl: 'https://github.com/NVIDIA/NeMo',
  filter: true,
  countDownloads: 'path_extension:"nemo" OR path:"model_config.yaml" OR path_extension:"json"',
  releases: { registry: 'pypi', package: 'nemo_toolkit', module: 'nemo' },
  examples: (model) => {
    const task = 'automatic-speech-recognition'
    // A language model with audio input, which is asked for a transcript.
    if (isNamed(model, /canary-qwen/i)) return [{ language: 'python', content: askLanguageModel(model) }]
    if (!hasTag(model, task) && pipelineTagOf(model) !== task) {
      return [{ language: 'python', content: python.comment('tag did not correspond to a valid NeMo domain.') }]
    }
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install "nemo_toolkit[asr]" (Python 3.12 or 3.13)
          import nemo.collections.asr as nemo_asr

          asr_model = nemo_asr.models.ASRModel.from_pretrained(${model.id})
          transcriptions = asr_model.transcribe(["speech.wav"])
          print(transcriptions[0].text)
        `),
      },
    ]
  },
}
