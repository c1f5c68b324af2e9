import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, it } from 'vitest'

const ROOT = fileURLToPath(new URL('../..', import.meta.url))

it('the container file copies every workspace’s manifest, because npm wouldn’t install without one', () => {
  const lines = readFileSync(join(ROOT, 'Containerfile'), 'utf8').split('\n')
  const workspaces = ['packages', 'apps'].flatMap((folder) =>
    readdirSync(join(ROOT, folder)).map((name) => `${folder}/${name}`),
  )
  expect(workspaces).toContain('apps/site')
  for (const workspace of workspaces) expect(lines).toContain(`COPY ${workspace}/package.json ${workspace}/`)
})
