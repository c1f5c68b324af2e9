import { describe, expect, it } from 'vitest'
import { servingOf } from './task-cases.ts'
import { plannedCells, taskOffers } from './task-matrix.ts'
import { furtherPlays, namesIn, planTasks, playNamed } from './task-plan.ts'

const CELLS = plannedCells(taskOffers())
const routed = CELLS.filter(({ reach }) => reach[2] === 'routed')
const SHARED = [
  'job-failed',
  'status-500',
  'never-ends',
  'media-404',
  'no-file',
  'inputs-by-url',
  'other-id-and-parameters',
  'more-parameters',
  'lora',
  'lora-without-weights',
  'lora-app',
]
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

  it('gives a cell all that is its own where all are wanted, and shares out the rest', () => {
    const plan = planTasks(CELLS, new Set(['routed']))
    const refusals = new Set<string>()
    for (const cell of routed) {
      const plays = (plan.get(cell.key) ?? []).flatMap(namesIn)
      const refused = plays.filter((name) => name.startsWith('refused-'))
      expect(refused.length).toBeLessThanOrEqual(1)
      for (const name of refused) refusals.add(name)
      const others = furtherPlays(cell).map(({ name }) => name)
      const isOwn = (name: string) => !name.startsWith('refused-') && !SHARED.includes(name)
      const hasOptions = others.includes('every-option')
      expect(plays.filter(isOwn).sort()).toEqual(
        others.filter((name) => isOwn(name) && !(hasOptions && name === 'success')).sort(),
      )
    }
    expect(refusals.size).toBe(6)
    const met = (playsOf: (cell: (typeof CELLS)[number]) => readonly { readonly name: string }[]) =>
      new Set(
        routed.flatMap((cell) =>
          playsOf(cell)
            .flatMap(namesIn)
            .flatMap((name) =>
              SHARED.includes(name) ? [`${clientOf(cell)} ${servingOf(...cell.reach)} ${name}`] : [],
            ),
        ),
      )
    expect(met((cell) => plan.get(cell.key) ?? [])).toEqual(met(furtherPlays))
  })

  it('plays a success after polls to each cell that has a queue', () => {
    const plan = planTasks(CELLS, new Set(['routed']))
    const queued = routed.filter((cell) => furtherPlays(cell).some(({ name }) => name === 'success'))
    expect(queued.length).toBeGreaterThan(90)
    const without = queued.filter(({ key }) => !plan.get(key)?.some(({ scene }) => scene.kind === 'success'))
    expect(without).toEqual([])
  })

  it('plays a failure and a choice of options in one run, which has a name', () => {
    const plan = planTasks(CELLS, new Set(['routed']))
    const pairs = routed.flatMap((cell) => (plan.get(cell.key) ?? []).map((play) => ({ cell, play })))
    const both = pairs.filter(({ play }) => namesIn(play).length > 1)
    expect(both.length).toBeGreaterThan(200)
    for (const { cell, play } of both) {
      expect(playNamed(play.name, furtherPlays(cell))).toEqual(play)
      expect(play.chosen).not.toEqual({})
      expect(['success', 'at-once']).not.toContain(play.scene.kind)
    }
    expect(
      playNamed(
        'job-failed with nothing',
        both.map(({ play }) => play),
      ),
    ).toBeUndefined()
  })

  it('plays an endless queue to no client that would wait for ever', () => {
    const endless = routed.filter((cell) => furtherPlays(cell).some(({ name }) => name === 'never-ends'))
    expect(endless.length).toBeGreaterThan(50)
    expect(
      endless.filter(({ snippet, reach }) => snippet.client === 'huggingface_hub' && /fal-ai|wavespeed/.test(reach[0])),
    ).toEqual([])
  })
})
