import { pythonName } from '../../languages/python/python-name.ts'
import { python } from '../../languages/python/writer.ts'
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
  // Its newest release imports repo_type_and_id_from_hf_id, which version 2 of the hub's client has not, and a function
  // of aistudio_sdk, which version 0.3 of this has not; it keeps to numpy 1, which later releases of pyarrow refuse.
  examples: (model) => {
    const name = pythonName(textAt(model, 'config', 'architectures', 0))
    const code =
      name === undefined || name.code === 'AutoTokenizer'
        ? python.code`
# ⚠️ Type of model unknown
# pip install paddlenlp paddlepaddle "huggingface_hub<2" "pyarrow<21" "aistudio-sdk<0.3" (Python 3.11 or older)
from paddlenlp.transformers import AutoModel, AutoTokenizer

tokenizer = AutoTokenizer.from_pretrained(${model.id}, from_hf_hub=True)
model = AutoModel.from_pretrained(${model.id}, from_hf_hub=True)
`
        : python.code`
# pip install paddlenlp paddlepaddle "huggingface_hub<2" "pyarrow<21" "aistudio-sdk<0.3" (Python 3.11 or older)
from paddlenlp.transformers import AutoTokenizer, ${name}

tokenizer = AutoTokenizer.from_pretrained(${model.id}, from_hf_hub=True)
model = ${name}.from_pretrained(${model.id}, from_hf_hub=True)
`
    const run = python.code`
inputs = tokenizer("The library opens at nine.", return_tensors="pd")
print(model(**inputs))
`
    return [{ language: 'python', content: `${code}\n${run}` }]
  },
}
