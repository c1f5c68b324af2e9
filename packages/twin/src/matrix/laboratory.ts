import { pythonEnvironment } from '../environment/python.ts'
import { installedReleases, type Release } from '../environment/releases.ts'
import type { ChatCall } from '../oracle/chat-call.ts'
import { type Expectation, expectedRequest, secondOpinion } from '../oracle/expectation.ts'
import { Runner } from '../run/runner.ts'
import { type RecordedRequest, Twin } from '../service/twin.ts'
import { FastTime } from '../tasks/fast-time.ts'
import { type Published, publishedRequests } from '../tasks/published.ts'
import type { TaskCall } from '../tasks/task-call.ts'

/** The twin, a runner and the published clients, ready for use. */
export class Laboratory {
  readonly #expectations = new Map<string, Promise<Expectation>>()
  readonly #secondOpinions = new Map<string, Promise<RecordedRequest | undefined>>()
  readonly #published = new WeakMap<TaskCall, Promise<Published>>()

  private constructor(
    readonly twin: Twin,
    readonly runner: Runner,
    readonly releases: ReadonlyMap<string, Release>,
    readonly fastTime: FastTime,
  ) {}

  /** @param slots how many examples run at the same time */
  static async open(slots = 2): Promise<Laboratory> {
    const python = await pythonEnvironment()
    const twin = await Twin.start()
    const runner = await Runner.start(twin, python, slots)
    return new Laboratory(twin, runner, await installedReleases(python), await FastTime.prepare())
  }

  /** What the published clients send for a call; asked once for each call. */
  expectation(call: ChatCall): Promise<Expectation> {
    const key = JSON.stringify(call)
    const known = this.#expectations.get(key)
    if (known !== undefined) return known
    const asked = expectedRequest(call, this.twin, this.runner)
    this.#expectations.set(key, asked)
    return asked
  }

  /** What huggingface_hub sends for a call, where it can make it. */
  secondOpinion(call: ChatCall): Promise<RecordedRequest | undefined> {
    const key = JSON.stringify(call)
    const known = this.#secondOpinions.get(key)
    if (known !== undefined) return known
    const asked = secondOpinion(call, this.runner)
    this.#secondOpinions.set(key, asked)
    return asked
  }

  /** What the published clients send for a call of another task; asked once for each call. */
  published(call: TaskCall): Promise<Published> {
    const known = this.#published.get(call)
    if (known !== undefined) return known
    const asked = publishedRequests(call, this.twin, this.runner)
    this.#published.set(call, asked)
    return asked
  }

  async close(): Promise<void> {
    await this.runner.stop()
    await this.twin.stop()
    await this.fastTime.remove()
  }
}
