import { when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { idAt } from '../../model/fields.ts'
import type { Library } from '../library.ts'

const HINT = code`# Fill in the id of the model that the adapter was trained on`

export const adapterTransformers: Library = {
  key: 'adapter-transformers',
  prettyLabel: 'Adapters',
  repoName: 'adapters',
  repoUrl: 'https://github.com/Adapter-Hub/adapters',
  docsUrl: 'https://huggingface.co/docs/hub/adapters',
  filter: true,
  countDownloads: 'path:"adapter_config.json"',
  releases: { registry: 'pypi', package: 'adapters' },
  examples: (model) => {
    const base = idAt(model, 'config', 'adapter_transformers', 'model_name')
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install adapters torch
          from adapters import AutoAdapterModel

          ${when(base === undefined, HINT)}
          model = AutoAdapterModel.from_pretrained(${base ?? 'owner/base-model'})
          adapter = model.load_adapter(${model.id}, set_active=True)
          print(adapter)
        `),
      },
    ]
  },
}
