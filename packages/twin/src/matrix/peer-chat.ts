import { snippets as peer } from '@huggingface/inference'
import type { InferenceSnippet, Language, SnippetOptions } from '@model-snippets/core'
import { judgeRun } from '../judge/judge.ts'
import { judgeSource, readSource } from '../judge/parses.ts'
import { type ChatCase, enumerateChatCases, offersFor } from './cases.ts'
import type { Laboratory } from './laboratory.ts'
import { plainPlay } from './scenes.ts'
import { standardFor } from './trial.ts'

export interface Score {
  readonly offered: number
  readonly passed: number
}

export interface PeerComparison {
  readonly ours: Score
  readonly peer: Score
  /** Cells that the peer offers and we do not. */
  readonly onlyPeer: readonly string[]
  /** Why the peer's examples did not pass, with how often. */
  readonly reasons: ReadonlyMap<string, number>
}

type Judged = { language: Language; client: string; content: string }

function peerSnippets(one: ChatCase): Judged[] {
  const { model, provider, options } = one
  // Our generator takes the provider's name off such an id by itself; the peer is told the rest.
  const closed = model.id.startsWith(`${provider}/`) ? model.id.slice(provider.length + 1) : undefined
  const mapping =
    one.mapping ??
    (closed === undefined
      ? undefined
      : { provider, hfModelId: model.id, providerId: closed, status: 'live', task: 'conversational' })
  return peer.getInferenceSnippets(
    model as unknown as Parameters<typeof peer.getInferenceSnippets>[0],
    provider as Parameters<typeof peer.getInferenceSnippets>[1],
    mapping as Parameters<typeof peer.getInferenceSnippets>[2],
    { ...options } as Parameters<typeof peer.getInferenceSnippets>[3],
  ) as Judged[]
}

/**
 * Judges one example on what both sides can be judged on: it parses with the right imports, and run once, it sends the
 * request, shows the result and leaves nothing behind. The peer tells no set-up, so every variable that its text reads
 * is set, and all clients count as installed.
 */
async function problemsOf(lab: Laboratory, one: ChatCase, judged: Judged): Promise<string[]> {
  const { standard } = await standardFor(lab, one, judged.client)
  const facts = await lab.runner.withPython((worker) => readSource(judged, worker))
  const play = plainPlay(one, 'answer')
  const env = Object.fromEntries(facts.environment.map((name) => [name, one.call.token]))
  const transcript = await lab.runner.run({ ...judged, files: [], env }, play.services)
  const snippet: InferenceSnippet = { ...judged, install: null, env: [], files: [] }
  return [...judgeSource(facts), ...judgeRun(snippet, transcript, play.scene, standard)].map(
    (each) => `rule ${each.rule}: ${each.text}`,
  )
}

/** The same judge over our examples and over those of the published generator, for the same questions. */
export async function comparePeer(lab: Laboratory, cases: Iterable<ChatCase>): Promise<PeerComparison> {
  const ours = { offered: 0, passed: 0 }
  const theirs = { offered: 0, passed: 0 }
  const onlyPeer: string[] = []
  const reasons = new Map<string, number>()
  for (const one of cases) {
    const offered = offersFor(one).offered.map((cell) => cell.snippet)
    const peers = peerSnippets(one)
    for (const { language, client } of peers) {
      const known = offered.some((snippet) => snippet.language === language && snippet.client === client)
      if (!known) onlyPeer.push(`${language}/${client} ${one.provider} ${one.mode}${one.streaming ? ' stream' : ''}`)
    }
    ours.offered += offered.length
    theirs.offered += peers.length
    const oursJudged = await Promise.all(offered.map((snippet) => problemsOf(lab, one, snippet)))
    const peersJudged = await Promise.all(peers.map((snippet) => problemsOf(lab, one, snippet)))
    ours.passed += oursJudged.filter((problems) => problems.length === 0).length
    theirs.passed += peersJudged.filter((problems) => problems.length === 0).length
    for (const [first] of peersJudged) {
      if (first !== undefined) reasons.set(first, (reasons.get(first) ?? 0) + 1)
    }
  }
  return { ours, peer: theirs, onlyPeer, reasons }
}

/** Said outright: each generator has example messages of its own. */
const ASKED: SnippetOptions = {
  messages: [{ role: 'user', content: 'What is the capital of France?' }],
  temperature: 0.5,
  max_tokens: 512,
}

/** All cases that the peer can be asked. It knows endpoints of the reader's own as the hub's own service only. */
export const peerCases = (): ChatCase[] =>
  [...enumerateChatCases(ASKED)].filter((one) => one.mode !== 'endpoint' || one.provider === 'hf-inference')

/** Every seventh of them, so that all modes and many providers are among them. */
export const peerSample = (): ChatCase[] => peerCases().filter((_, index) => index % 7 === 0)
