import { name, when } from '../../languages/printing/code.ts'
import { pythonName } from '../../languages/python/python-name.ts'
import { code, python } from '../../languages/python/writer.ts'
import { textAt } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const paddlenlp: Library = {
  key: 'paddlenlp',
  prettyLabel: 'paddlenlp',
  repoName: 'PaddleNLP',
  repoUrl: 'https://github.com/PaddlePaddle/PaddleNLP',
  docsUrl: 'https://huggingface.co/docs/hub/paddlenlp',
  filter: true,
  countDownloads: 'path:"model_config.json"',
  releases: { registry: 'pypi', package: 'paddlenlp' },
  // Its newest release imports repo_type_and_id_from_hf_id, which version 2 of huggingface_hub doesn't have, and a
  // function that version 0.3 of aistudio_sdk doesn't have; it uses numpy 1, which later pyarrow releases reject.
  examples: (model) => {
    const named = pythonName(textAt(model, 'config', 'architectures', 0))
    const isKnown = named !== undefined && named !== 'AutoTokenizer'
    const loader = name(isKnown ? named : 'AutoModel')
    return [
      {
        language: 'python',
        content: python.program(code`
          ${when(!isKnown, code`# ⚠️ Type of model unknown`)}
          # pip install paddlenlp paddlepaddle "huggingface_hub<2" "pyarrow<21" "aistudio-sdk<0.3" (Python 3.11 or older)
          from paddlenlp.transformers import ${isKnown ? code`AutoTokenizer, ${loader}` : code`AutoModel, AutoTokenizer`}

          tokenizer = AutoTokenizer.from_pretrained(${model.id}, from_hf_hub=True)
          model = ${loader}.from_pretrained(${model.id}, from_hf_hub=True)

          inputs = tokenizer("The library opens at nine.", return_tensors="pd")
          print(model(**inputs))
        `),
      },
    ]
  },
}
