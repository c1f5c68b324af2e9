import { code, python } from '../../languages/python/writer.ts'
import type { Library } from '../library.ts'

export const bm25s: Library = {
  key: 'bm25s',
  prettyLabel: 'BM25S',
  repoName: 'bm25s',
  repoUrl: 'https://github.com/xhluca/bm25s',
  filter: false,
  countDownloads: 'path:"params.index.json"',
  releases: { registry: 'pypi', package: 'bm25s' },
  examples: (model) => [
    {
      language: 'python',
      content: python.program(code`
        # pip install "bm25s[core]" huggingface_hub
        import bm25s
        from bm25s.hf import BM25HF

        retriever = BM25HF.load_from_hub(${model.id}, load_corpus=True)
        documents, scores = retriever.retrieve(bm25s.tokenize("How do bees find their way home?"), k=3)
        for document, score in zip(documents[0], scores[0]):
            print(score, document)
      `),
    },
  ],
}
