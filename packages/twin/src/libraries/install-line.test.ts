import { describe, expect, it } from 'vitest'
import { cloneIn, npmPackagesIn, pipCommandsIn, repositoriesIn } from './install-line.ts'

describe('pipCommandsIn', () => {
  it.each([
    ['# pip install "transformers[torch,vision]" av\nimport torch', [['transformers[torch,vision]', 'av']]],
    ['# pip install fasttext "numpy<2" (Python 3.12 or older), which builds it:', [['fasttext', 'numpy<2']]],
    ['# pip install "pip<24.1", then pip install fairseq', [['pip<24.1'], ['fairseq']]],
    ['pip install -U diffusers peft\n', [['-U', 'diffusers', 'peft']]],
    [
      '# pip install --upgrade mlx-lm\n# On Linux also: pip install "mlx[cpu]", or "mlx[cuda]" with a card',
      [['--upgrade', 'mlx-lm'], ['mlx[cpu]']],
    ],
    ['# after pip install -r requirements.txt timm (Python 3.12 or older)', [['-r', 'requirements.txt', 'timm']]],
    ['# Models of before 2023 also need: pip install gym', []],
    ['print("pip install nothing")', []],
  ])('reads %j', (content, commands) => {
    expect(pipCommandsIn(content)).toEqual(commands)
  })
})

describe('cloneIn', () => {
  it('reads the repository in which an example runs', () => {
    const example = '# Run this inside a clone of https://github.com/acme/demo,\n# after pip install timm\nimport demo'
    expect(cloneIn(example)).toBe('https://github.com/acme/demo')
    expect(cloneIn('# pip install demo\nimport demo')).toBeUndefined()
  })
})

describe('repositoriesIn', () => {
  it('reads the repositories of installed packages, and the one in which an example runs', () => {
    expect(repositoriesIn('# pip install git+https://github.com/acme/demo.git requests\nimport demo')).toEqual([
      'https://github.com/acme/demo.git',
    ])
    expect(
      repositoriesIn('# Run this inside a clone of https://github.com/acme/demo,\n# after pip install timm'),
    ).toEqual(['https://github.com/acme/demo'])
    expect(repositoriesIn('# pip install demo\nimport demo')).toEqual([])
  })
})

describe('npmPackagesIn', () => {
  it('reads the first line', () => {
    expect(npmPackagesIn('// npm install @huggingface/transformers wavefile\nimport x')).toEqual([
      '@huggingface/transformers',
      'wavefile',
    ])
  })
})
