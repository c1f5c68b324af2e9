import { name } from '../../languages/printing/code.ts'
import { pythonName } from '../../languages/python/python-name.ts'
import { code, python } from '../../languages/python/writer.ts'
import { shell } from '../../languages/shell/writer.ts'
import { nameOf } from '../../model/fields.ts'
import { command } from '../command.ts'
import type { Library, LibraryExample } from '../library.ts'

export const edsnlp: Library = {
  key: 'edsnlp',
  prettyLabel: 'EDS-NLP',
  repoName: 'edsnlp',
  repoUrl: 'https://github.com/aphp/edsnlp',
  docsUrl: 'https://aphp.github.io/edsnlp/latest/',
  filter: false,
  countDownloads: 'path_filename:"config" AND path_extension:"cfg"',
  releases: { registry: 'pypi', package: 'edsnlp' },
  examples: (model) => {
    const direct: LibraryExample = {
      language: 'python',
      content: python.program(code`
        # pip install "edsnlp[ml]"
        import edsnlp

        nlp = edsnlp.load(${model.id})
        doc = nlp("Le patient est admis pour une pneumopathie.")
        for entity in doc.ents:
            print(entity.text, entity.label_)
      `),
    }
    // An installed model is its own module, if its name can be one.
    const known = pythonName(nameOf(model).replaceAll('-', '_'))
    if (known === undefined) return [direct]
    const module = name(known)
    return [
      direct,
      {
        language: 'sh',
        runsCode: true,
        content: shell.program(command`
          # Requires git-lfs, which downloads the weights
          pip install ${`git+https://huggingface.co/${model.id}`}
        `),
      },
      {
        language: 'python',
        content: python.program(code`
          import ${module}

          nlp = ${module}.load()
          doc = nlp("Le patient est admis pour une pneumopathie.")
          for entity in doc.ents:
              print(entity.text, entity.label_)
        `),
      },
    ]
  },
}
