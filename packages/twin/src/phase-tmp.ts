import { availableParallelism } from 'node:os'
import { allWorks, nameOf } from './plan/works.ts'
import { openRuns, readRecord, recordTexts, writeRecord } from './record/record.ts'
import { verifyAll } from './record/run-works.ts'
import { twinDigest } from './record/twin-digest.ts'
import { Harness } from './trials/harness.ts'
const NEEDED = [undefined, 'tool-loop', 'structured-output', 'robust', 'async', 'responses', 'messages']
const harness = await Harness.open(2 * availableParallelism() + 1)
const works = await allWorks()
let record = await readRecord()
const chosen = works.filter((w) => w.model === undefined && w.offer.question.task === 'conversational' && w.offer.question.target !== 'endpoint' && NEEDED.includes(w.offer.question.variant) && openRuns(w, record, harness.releases).some(({ name }) => name === w.runs[0]?.name))
console.log(works.length, chosen.length)
const means = { releases: harness.releases, twin: await twinDigest(), date: new Date().toISOString().slice(0, 10) }
const started = Date.now(); let batch = []; 
const save = async (results) => { record = recordTexts(results, means, works, record); await writeRecord(record) }
let n = 0
const all = []
for (let i = 0; i < chosen.length; i += 300) {
  const part = chosen.slice(i, i + 300).map((w) => ({ ...w, runs: w.runs.slice(0, 1) }))
  const { results } = await verifyAll(harness, part, (r) => { n++; if (r.problems.length) console.log('failed:', nameOf(r), r.problems[0]?.slice(0, 250)) })
  await save(results)
  console.log(n, Math.round((Date.now() - started) / 1000), 's')
}
await harness.close()
