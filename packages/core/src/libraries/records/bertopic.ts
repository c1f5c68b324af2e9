import { python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const bertopic: Library = {
  key: 'bertopic',
  prettyLabel: 'BERTopic',
  repoName: 'BERTopic',
  repoUrl: 'https://github.com/MaartenGr/BERTopic',
  filter: true,
  releases: { registry: 'pypi', package: 'bertopic' },
  examples: (model) => [
    {
      language: 'python',
      content: python.code`
# pip install bertopic
from bertopic import BERTopic

model = BERTopic.load(${model.id})
print(model.get_topic_info())
`,
    },
  ],
}
