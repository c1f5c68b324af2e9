import { CLIENTS } from '@model-snippets/core'
import { findLanguage } from '../languages/index.ts'
import type { Release } from '../languages/twin-language.ts'
import type { Call } from '../oracle/call.ts'
import { publishedRequests } from '../oracle/published.ts'
import type { Published } from '../oracle/published-request.ts'
import { Runner } from '../run/runner.ts'
import { Twin } from '../services/twin.ts'

/** The twin, a runner and the published clients, ready for use. */
export class Harness {
  readonly #published = new WeakMap<Call, Promise<Published>>()

  private constructor(
    readonly twin: Twin,
    readonly runner: Runner,
    /** What the examples of each client are run with, by `{language}/{client}`. */
    readonly releases: ReadonlyMap<string, Release>,
  ) {}

  /**
   * @param slots how many examples run at the same time
   * @throws RuntimeMissingError when an interpreter or a client cannot be had
   */
  static async open(slots = 2): Promise<Harness> {
    const twin = await Twin.start()
    const runner = await Runner.start(twin, slots)
    return new Harness(twin, runner, await releasesIn(runner))
  }

  /** What the published clients send for a call; asked once for each call. */
  published(call: Call): Promise<Published> {
    const known = this.#published.get(call)
    if (known !== undefined) return known
    const asked = publishedRequests(call, this.twin, this.runner)
    this.#published.set(call, asked)
    return asked
  }

  async close(): Promise<void> {
    await this.runner.stop()
    await this.twin.stop()
  }
}

async function releasesIn(runner: Runner): Promise<ReadonlyMap<string, Release>> {
  const releases = new Map<string, Release>()
  for (const client of CLIENTS.filter(({ language }) => findLanguage(language) !== undefined)) {
    releases.set(`${client.language}/${client.id}`, await runner.runtime(client.language).release(client))
  }
  return releases
}
