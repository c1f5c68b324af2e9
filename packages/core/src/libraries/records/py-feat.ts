import type { Library } from '../library.ts'

export const pyFeat: Library = {
  key: 'py-feat',
  prettyLabel: 'Py-Feat',
  repoName: 'Py-Feat',
  repoUrl: 'https://github.com/cosanlab/py-feat',
  docsUrl: 'https://py-feat.org/',
  filter: false,
}
