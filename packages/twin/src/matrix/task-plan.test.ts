import { describe, expect, it } from 'vitest'
import type { Reach } from './task-cases.ts'
import { plannedCells, taskOffers } from './task-matrix.ts'
import { furtherPlays, planTasks } from './task-plan.ts'

const CELLS = plannedCells(taskOffers())
const routed = CELLS.filter(({ reach }) => reach[2] === 'routed')
const clientOf = (cell: (typeof CELLS)[number]) => `${cell.snippet.language}/${cell.snippet.client}`

describe('planTasks', () => {
  it('gives a cell a further play, and each client every play that one of its cells can have', () => {
    const plan = planTasks(CELLS, new Set())
    const wanted = new Set(routed.flatMap((cell) => furtherPlays(cell).map(({ name }) => `${clientOf(cell)} ${name}`)))
    const met = new Set(
      routed.flatMap((cell) => (plan.get(cell.key) ?? []).map(({ name }) => `${clientOf(cell)} ${name}`)),
    )
    expect([...wanted].filter((play) => !met.has(play))).toEqual([])
    const counts = routed.map(({ key }) => plan.get(key)?.length ?? 0)
    expect(Math.min(...counts)).toBe(1)
    expect(counts.reduce((sum, count) => sum + count, 0)).toBeLessThan(routed.length * 1.1)
    expect(wanted.size).toBeGreaterThan(100)
  })

  it('plans the same whatever was planned before', () => {
    const names = (plan: ReturnType<typeof planTasks>) =>
      [...plan].map(([key, plays]) => `${key} ${plays.map(({ name }) => name)}`)
    expect(names(planTasks(CELLS, new Set()))).toEqual(names(planTasks(CELLS, new Set())))
  })

  it('gives a cell all of its plays where all are wanted, of the refusals one', () => {
    const all: ReadonlySet<Reach[2]> = new Set(['routed'])
    const plan = planTasks(CELLS, all)
    const refusals = new Set<string>()
    for (const cell of routed) {
      const plays = (plan.get(cell.key) ?? []).map(({ name }) => name)
      const refused = plays.filter((name) => name.startsWith('refused-'))
      expect(refused).toHaveLength(1)
      refusals.add(refused[0] ?? '')
      const others = furtherPlays(cell).map(({ name }) => name)
      expect(plays.filter((name) => !name.startsWith('refused-'))).toEqual(
        others.filter((name) => !name.startsWith('refused-')),
      )
    }
    expect(refusals.size).toBe(6)
  })

  it('plays an endless queue to no client that would wait for ever', () => {
    const endless = routed.filter((cell) => furtherPlays(cell).some(({ name }) => name === 'never-ends'))
    expect(endless.length).toBeGreaterThan(50)
    expect(
      endless.filter(({ snippet, reach }) => snippet.client === 'huggingface_hub' && /fal-ai|wavespeed/.test(reach[0])),
    ).toEqual([])
  })
})
