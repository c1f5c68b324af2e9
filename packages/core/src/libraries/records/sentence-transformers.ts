import { name, type Piece, when } from '../../languages/printing/code.ts'
import { code, python } from '../../languages/python/writer.ts'
import { hasCustomCode, hasTag, isNamed, pipelineTagOf, textAt, textsAt } from '../../model/fields.ts'
import type { ModelRecord } from '../../model/model-record.ts'
import { askedPart, askedText, askedTexts } from '../asked.ts'
import type { Library } from '../library.ts'

const SENTENCES: readonly string[] = [
  'The bakery opens at six.',
  'You can buy fresh bread early in the morning.',
  'Our cat sleeps on the piano.',
]

/** Returns the request's sentences, those of the model's first widget example, or ours. */
function sentencesOf(model: ModelRecord): readonly string[] {
  const asked = askedTexts(model, 'sentences')
  if (asked !== undefined) return [askedPart(model, 'source_sentence', SENTENCES[0] as string), ...asked]
  const text = askedText(model, '')
  if (text !== '') return [text]
  const source = textAt(model, 'widgetData', 0, 'source_sentence')
  const others = textsAt(model, 'widgetData', 0, 'sentences')
  return source === undefined || others.length === 0 ? SENTENCES : [source, ...others]
}

const lateInteraction = (model: ModelRecord): string =>
  python.program(code`
    # pip install pylate
    from pylate import models, rank

    model = models.ColBERT(model_name_or_path=${model.id})

    queries = ["When does the bakery open?"]
    documents = [["The bakery opens at six.", "Our cat sleeps on the piano."]]
    query_embeddings = model.encode(queries, is_query=True)
    document_embeddings = model.encode(documents, is_query=False)
    print(
        rank.rerank(
            documents_ids=[[0, 1]],
            queries_embeddings=query_embeddings,
            documents_embeddings=document_embeddings,
        )
    )
  `)

/** Models with image input have a processor, which is also loaded for texts. */
function install(model: ModelRecord): Piece {
  const sees = /image|visual/.test(pipelineTagOf(model) ?? '') || isNamed(model, /clip-vit|siglip|-vl-/i)
  return sees ? code`"sentence-transformers[image]"` : code`sentence-transformers`
}

const multiVector = (model: ModelRecord, remoteCode: Piece | undefined): string =>
  python.program(code`
    # pip install -U ${install(model)}
    from sentence_transformers import MultiVectorEncoder

    model = MultiVectorEncoder(${model.id}${remoteCode})
    queries = model.encode_query(["When does the bakery open?"])
    documents = model.encode_document(["The bakery opens at six.", "Our cat sleeps on the piano."])
    print(model.similarity(queries, documents))
  `)

function content(model: ModelRecord): string {
  if (hasTag(model, 'PyLate')) return lateInteraction(model)
  const remoteCode = when(hasCustomCode(model), code`, trust_remote_code=True`)
  if (hasTag(model, 'multi-vector')) return multiVector(model, remoteCode)
  if (hasTag(model, 'cross-encoder') || pipelineTagOf(model) === 'text-ranking') {
    return python.program(code`
      # pip install -U ${install(model)}
      from sentence_transformers import CrossEncoder

      model = CrossEncoder(${model.id}${remoteCode})

      query = "When does the bakery open?"
      passages = [
          "The bakery opens at six.",
          "The bakery sells rye bread.",
          "Our cat sleeps on the piano.",
      ]
      scores = model.predict([(query, passage) for passage in passages])
      print(scores)
    `)
  }
  const className = name(hasTag(model, 'sparse-encoder') ? 'SparseEncoder' : 'SentenceTransformer')
  return python.program(code`
    # pip install -U ${install(model)}
    from sentence_transformers import ${className}

    model = ${className}(${model.id}${remoteCode})

    sentences = ${sentencesOf(model)}
    embeddings = model.encode(sentences)
    print(model.similarity(embeddings, embeddings))
  `)
}

export const sentenceTransformers: Library = {
  key: 'sentence-transformers',
  prettyLabel: 'sentence-transformers',
  repoName: 'sentence-transformers',
  repoUrl: 'https://github.com/UKPLab/sentence-transformers',
  docsUrl: 'https://huggingface.co/docs/hub/sentence-transformers',
  filter: true,
  releases: { registry: 'pypi', package: 'sentence-transformers', module: 'sentence_transformers' },
  examples: (model) => [
    { language: 'python', runsCode: hasCustomCode(model) && !hasTag(model, 'PyLate'), content: content(model) },
  ],
}
