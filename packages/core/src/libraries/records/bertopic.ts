import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const bertopic: Library = {
  key: 'bertopic',
  prettyLabel: 'BERTopic',
  repoName: 'BERTopic',
  repoUrl: 'https://github.com/MaartenGr/BERTopic',
  filter: true,
  releases: { registry: 'pypi', package: 'bertopic' },
  // Its newest release imports repo_type_and_id_from_hf_id, which version 2 of huggingface_hub doesn't have, and can't
  // download without it.
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install bertopic "huggingface_hub<2"
        from bertopic import BERTopic

        model = BERTopic.load(${model.id})
        print(model.get_topic_info())
      `),
    },
  ],
}
