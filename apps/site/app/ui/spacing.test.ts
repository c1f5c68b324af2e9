import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'

const APP = join(import.meta.dirname, '..')
/** Distances in quarters of a rem: 4, 8, 12, 16, 24 and 40 px; 2 px set an icon on its line, 96 px keep room for a button. */
const SCALE = ['0', '0.5', '1', '2', '3', '4', '6', '10', '24']
const DISTANCE =
  /(?<![\w-])-?(?:p|px|py|pt|pb|ps|pe|m|mx|my|mt|mb|ms|me|gap|gap-x|gap-y|space-x|space-y)-(\d+(?:\.\d+)?)(?![\w.-])/g

it('uses the distances of one scale', () => {
  const files = readdirSync(APP, { recursive: true, encoding: 'utf8' }).filter((name) => /(?<!\.test)\.tsx$/.test(name))
  expect(files.length).toBeGreaterThan(50)
  const others = files.flatMap((name) =>
    [...readFileSync(join(APP, name), 'utf8').matchAll(DISTANCE)]
      .filter(([, distance = '']) => !SCALE.includes(distance))
      .map(([text]) => `${name}: ${text}`),
  )
  expect(others).toEqual([])
})
