import { execFileSync } from 'node:child_process'
import { mkdir, mkdtemp, realpath, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { changedSince, filesIn } from './files.ts'

describe('changedSince', () => {
  let folder = ''
  const git = (...args: readonly string[]): string =>
    execFileSync('git', ['-c', 'user.name=a', '-c', 'user.email=a@example.com', ...args], {
      cwd: folder,
      encoding: 'utf8',
    })
  const write = (name: string, text: string) => writeFile(join(folder, name), text)
  const changed = async (reference: string, inside = '.'): Promise<readonly string[]> => {
    const files = await filesIn([join(folder, inside)], (path) => path.endsWith('.md'))
    return (await changedSince(reference, files, join(folder, inside))).map((file) => file.slice(folder.length + 1))
  }

  beforeAll(async () => {
    folder = await realpath(await mkdtemp(join(tmpdir(), 'since-')))
    git('init', '--quiet', '--initial-branch', 'main')
    await mkdir(join(folder, 'docs'))
    for (const name of ['same.md', 'later.md', 'edited.md', 'docs/ä b.md', 'staged.md', 'moved.md'])
      await write(name, name)
    await write('.gitignore', 'ignored.md\n')
    git('add', '.')
    git('commit', '--quiet', '-m', 'One')
    git('tag', 'one')
    await write('later.md', 'committed')
    git('mv', 'moved.md', 'new name.md')
    git('commit', '--quiet', '-am', 'Two')
    await write('edited.md', 'edited')
    await write('docs/ä b.md', 'edited')
    await write('staged.md', 'staged')
    git('add', 'staged.md')
    await write('untracked.md', 'new')
    await write('ignored.md', 'ignored')
  })
  afterAll(() => rm(folder, { recursive: true, force: true }))

  it('keeps what changed since a commit, a tag, or a branch', async () => {
    const later = ['docs/ä b.md', 'edited.md', 'staged.md', 'untracked.md']
    expect(await changed('main')).toEqual(later)
    expect(await changed('HEAD~1')).toEqual(await changed('one'))
    expect(await changed('one')).toEqual([...later.slice(0, 2), 'later.md', 'new name.md', ...later.slice(2)])
  })

  it('works in a folder of the repository', async () => {
    expect(await changed('one', 'docs')).toEqual(['docs/ä b.md'])
  })

  it.each(['none', '', 'HEAD~9', 'one..main', 'same.md'])('says that git knows no commit %j', async (reference) => {
    await expect(changed(reference)).rejects.toThrow('git can’t list the changes (no such commit, branch, or tag)')
  })

  it('says so outside of a repository', async () => {
    await expect(changedSince('main', [], tmpdir())).rejects.toThrow(
      'git can’t list the changes (fatal: not a git repository',
    )
  })
})
