import type { Library } from '../library.ts'

export const tabpfn: Library = {
  key: 'tabpfn',
  prettyLabel: 'TabPFN',
  repoName: 'TabPFN',
  repoUrl: 'https://github.com/PriorLabs/TabPFN',
}
