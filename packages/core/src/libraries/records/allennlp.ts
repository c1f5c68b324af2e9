import { code, python } from '../../languages/python/writer.ts'
import { hasTag, pipelineTagOf } from '../../model/fields.ts'
import type { Library } from '../library.ts'

export const allennlp: Library = {
  key: 'allennlp',
  prettyLabel: 'AllenNLP',
  repoName: 'AllenNLP',
  repoUrl: 'https://github.com/allenai/allennlp',
  docsUrl: 'https://huggingface.co/docs/hub/allennlp',
  filter: true,
  releases: { registry: 'pypi', package: 'allennlp' },
  examples: (model) => {
    const task = 'question-answering'
    if (hasTag(model, task) || pipelineTagOf(model) === task) {
      return [
        {
          language: 'python',
          content: python.program(code`
            # pip install allennlp allennlp-models "numpy<2" "pyarrow<21" "typing-extensions<4.6" (Python 3.10 or older)
            from allennlp.predictors.predictor import Predictor

            # Imports the models' classes from allennlp-models by itself
            predictor = Predictor.from_path(${`hf://${model.id}`})
            answer = predictor.predict_json(
                {
                    "passage": "The bakery on Mill Lane opens at six and sells out of rye bread by nine.",
                    "question": "When does the bakery open?",
                }
            )
            print(answer["best_span_str"])
          `),
        },
      ]
    }
    return [
      {
        language: 'python',
        content: python.program(code`
          # pip install allennlp allennlp-models "numpy<2" "pyarrow<21" "typing-extensions<4.6" (Python 3.10 or older)
          from allennlp.predictors.predictor import Predictor

          # Imports the models' classes from allennlp-models by itself
          predictor = Predictor.from_path(${`hf://${model.id}`})
          print(predictor)
        `),
      },
    ]
  },
}
