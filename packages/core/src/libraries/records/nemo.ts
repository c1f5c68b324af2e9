import { python } from '../../languages/python/writer.ts'
import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

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
    if (!hasTag(model, task) && pipelineTagOf(model) !== task) {
      return [{ language: 'python', content: python.comment('tag did not correspond to a valid NeMo domain.') }]
    }
    return [
      {
        language: 'python',
        content: python.code`
# pip install "nemo_toolkit[asr]"
import nemo.collections.asr as nemo_asr

asr_model = nemo_asr.models.ASRModel.from_pretrained(${model.id})
transcriptions = asr_model.transcribe(["speech.wav"])
print(transcriptions[0].text)
`,
      },
    ]
  },
}
