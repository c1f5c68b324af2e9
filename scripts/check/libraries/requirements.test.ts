import { describe, expect, it } from 'vitest'
import { pythonOf, requirementsOf } from './requirements.ts'

const METADATA = `Metadata-Version: 2.4
Name: demo
Requires-Dist: Torch>=2.6
Requires-Dist: numpy (<2,>=1.20)
Requires-Dist: transformers[sentencepiece]<5.0.0,>=4.25.0
Requires-Dist: unknown
Requires-Dist: numpy; python_version >= "3.9"
Requires-Dist: mlx>=0.32; platform_system == "Darwin"
Requires-Dist: accelerate>=1.1.0; extra == "torch"
`

describe('requirementsOf', () => {
  it('returns a release’s requirements by extra, limited to the given distributions', () => {
    const relevant = new Set(['torch', 'numpy', 'transformers', 'mlx', 'accelerate'])
    expect(requirementsOf(METADATA, relevant)).toEqual({
      '': ['torch', 'numpy', 'transformers[sentencepiece]'],
      torch: ['accelerate'],
    })
  })
})

describe('pythonOf', () => {
  it.each([
    ['Requires-Python: >=3.10, <3.13\n', '>=3.10,<3.13'],
    ['Requires-Python: >=3.8\nRequires-Dist: numpy (<2.0,>=1.18.1)\n', '>=3.8,<3.13'],
    ['Requires-Dist: numpy==1.26.2\n', '<3.13'],
    ['Requires-Python: >=3.9\nRequires-Dist: numpy<2; python_version < "3.9"\n', '>=3.9'],
    ['Requires-Python: >=3.9\nRequires-Dist: numpy<2.3,>=2.0\n', '>=3.9'],
    ['Name: demo\n', undefined],
  ])('reads %j as %j', (metadata, python) => {
    expect(pythonOf(metadata)).toBe(python)
  })
})
