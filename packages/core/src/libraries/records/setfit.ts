import { code, python } from '../../languages/python/writer.ts'
import { hasTag } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import type { Library } from '../library.ts'

/** One of a pair: the first model finds the aspects of a text, and the second one rates each aspect. */
function aspectBased(model: ModelRecord): string {
  const base = model.id.replace(/-(?:aspect|polarity)$/, '')
  return python.program(code`
    # pip install "setfit[absa]", then python -m spacy download en_core_web_lg,
    # or the pipeline that config_setfit.json of the repository names
    from setfit import AbsaModel

    model = AbsaModel.from_pretrained(
        ${`${base}-aspect`},
        ${`${base}-polarity`},
    )
    print(model.predict(["The soup was cold.", "Best bread in town!"]))
  `)
}

const classify = (model: ModelRecord): string =>
  python.program(code`
    # pip install setfit
    from setfit import SetFitModel

    model = SetFitModel.from_pretrained(${model.id})
    print(model.predict(["The soup was cold.", "Best bread in town!"]))
  `)

export const setfit: Library = {
  key: 'setfit',
  prettyLabel: 'setfit',
  repoName: 'setfit',
  repoUrl: 'https://github.com/huggingface/setfit',
  docsUrl: 'https://huggingface.co/docs/hub/setfit',
  filter: true,
  releases: { registry: 'pypi', package: 'setfit' },
  examples: (model) => [
    {
      language: 'python',
      // The classifier's head is a pickle, which joblib loads.
      runsCode: true,
      content: hasTag(model, 'absa') ? aspectBased(model) : classify(model),
    },
  ],
}
