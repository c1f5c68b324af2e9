import { CLIENTS, type Language } from '@model-snippets/core'
import { findLanguage } from '../languages/index.ts'
import type { Release } from '../languages/twin-language.ts'
import type { Call } from '../oracle/call.ts'
import { publishedRequests } from '../oracle/published.ts'
import type { Published } from '../oracle/published-request.ts'
import { Runner } from '../run/runner.ts'
import { Twin } from '../services/twin.ts'

/** The twin, a runner, and the published clients, ready for use. */
export class Harness {
  readonly #published = new WeakMap<Call, Promise<Published>>()

  private constructor(
    readonly twin: Twin,
    readonly runner: Runner,
    /** The tested releases of each client, by `{language}/{client}`. */
    readonly releases: ReadonlyMap<string, Release>,
  ) {}

  /**
   * @param slots how many examples run at the same time
   * @throws RuntimeMissingError if an interpreter or a client can't be installed
   */
  static async open(slots = 2): Promise<Harness> {
    const twin = await Twin.start()
    const runner = await Runner.start(twin, slots)
    return new Harness(twin, runner, await releasesIn(runner))
  }

  /** Returns this harness for each other release of a language's interpreter, named like `Node.js 22.23.3`. */
  async onOthers(language: Language): Promise<readonly { readonly name: string; readonly harness: Harness }[]> {
    const others = (await this.runner.runtime(language).others?.()) ?? []
    return Promise.all(
      others.map(async (runtime) => {
        const runner = this.runner.on(language, runtime)
        const releases = await releasesIn(runner)
        return { name: runtimeOf(language, releases), harness: new Harness(this.twin, runner, releases) }
      }),
    )
  }

  /** Returns what the published clients send for a call. Each call is run only once. */
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

function runtimeOf(language: Language, releases: ReadonlyMap<string, Release>): string {
  const client = CLIENTS.find((each) => each.language === language)
  return releases.get(`${language}/${client?.id}`)?.runtime ?? language
}
