import { cellKey, type InferenceSnippet, type ProviderMapping, type SnippetOptions } from '@model-snippets/core'
import { judgeRun } from '../judge/judge.ts'
import { judgeSource, readSource } from '../judge/parses.ts'
import { type ChatCase, enumerateChatCases, offersFor } from './cases.ts'
import type { ComparedCell } from './comparison.ts'
import type { Laboratory } from './laboratory.ts'
import { type Judged, peerSnippets } from './peer-generator.ts'
import { plainPlay } from './scenes.ts'
import { standardFor } from './trial.ts'

const TASK = 'conversational'

function peerSnippetsFor({ model, provider, options, mapping }: ChatCase): Judged[] {
  // Our generator takes the provider's name off such an id by itself; the peer is told the rest.
  const closed = model.id.startsWith(`${provider}/`) ? model.id.slice(provider.length + 1) : undefined
  const told: ProviderMapping | undefined =
    closed === undefined ? undefined : { provider, hfModelId: model.id, providerId: closed, status: 'live', task: TASK }
  return peerSnippets(model, provider, mapping ?? told, options)
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

/** The same judge over our examples and over those of the published generator, for one question. */
export function compareChat(lab: Laboratory, one: ChatCase): Promise<ComparedCell[]> {
  const { mode, provider, streaming } = one
  const offers = offersFor(one)
  const ours = new Map(offers.offered.map(({ key, snippet }) => [key, snippet]))
  const peers = new Map(
    peerSnippetsFor(one).map((snippet) => {
      const { language, client } = snippet
      return [cellKey({ language, client, task: TASK, provider, mode, streaming }), snippet]
    }),
  )
  const outcome = async (snippet: Judged | undefined) => snippet && (await problemsOf(lab, one, snippet))
  return Promise.all(
    [...new Set([...ours.keys(), ...peers.keys()])].map(async (key) => ({
      key,
      task: TASK,
      ours: await outcome(ours.get(key)),
      peer: await outcome(peers.get(key)),
    })),
  )
}

/** Said outright: each generator has example messages of its own. */
const ASKED: SnippetOptions = {
  messages: [{ role: 'user', content: 'What is the capital of France?' }],
  temperature: 0.5,
  max_tokens: 512,
}

/** All cases that the peer can be asked. It knows endpoints of the reader's own as the hub's own service only. */
export const chatCasesOfPeer = (): ChatCase[] =>
  [...enumerateChatCases(ASKED)].filter((one) => one.mode !== 'endpoint' || one.provider === 'hf-inference')
