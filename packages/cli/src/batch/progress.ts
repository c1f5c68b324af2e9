/** How far a run is. */
export interface Standing {
  readonly lines: number
  readonly bad: number
  readonly bytes: number
}

/** How much there is to do, where that is known. */
export interface Extent {
  readonly lines?: number | undefined
  readonly bytes?: number | undefined
}

const grouped = new Intl.NumberFormat('en', { maximumFractionDigits: 0 })

/**
 * Describes the progress of a run in one line: `12,000 lines, 3,400/s, 2 bad, 1:20 left`.
 *
 * @param seconds since the run started
 */
export function describeStanding({ lines, bad, bytes }: Standing, seconds: number, extent: Extent): string {
  const rate = seconds > 0 ? lines / seconds : 0
  const parts = [`${grouped.format(lines)} ${lines === 1 ? 'line' : 'lines'}`, `${grouped.format(rate)}/s`]
  if (bad > 0) parts.push(`${grouped.format(bad)} bad`)
  const shares = [shareOf(lines, extent.lines), shareOf(bytes, extent.bytes)].filter((share) => share !== undefined)
  const done = Math.max(0, ...shares)
  if (done > 0 && done < 1 && seconds > 0) parts.push(`${clock((seconds / done) * (1 - done))} left`)
  return parts.join(', ')
}

const shareOf = (part: number, whole: number | undefined): number | undefined =>
  whole === undefined || whole === 0 ? undefined : Math.min(1, part / whole)

/** `1:05`, or `2:01:05` from an hour on. */
function clock(seconds: number): string {
  const whole = Math.round(seconds)
  const two = (value: number): string => String(value).padStart(2, '0')
  const minutes = Math.floor(whole / 60) % 60
  const hours = Math.floor(whole / 3600)
  return hours > 0 ? `${hours}:${two(minutes)}:${two(whole % 60)}` : `${minutes}:${two(whole % 60)}`
}

/** Shows the standing on standard error: one line that changes on a terminal, else a line now and then. */
export class ProgressLine {
  readonly #write: (text: string) => void
  readonly #isTerminal: boolean
  readonly #extent: Extent
  readonly #started = performance.now()
  #shown: number

  constructor(write: (text: string) => void, isTerminal: boolean, extent: Extent) {
    this.#write = write
    this.#isTerminal = isTerminal
    this.#extent = extent
    this.#shown = this.#started
  }

  show(standing: Standing): void {
    const now = performance.now()
    if (now - this.#shown < (this.#isTerminal ? 250 : 10_000)) return
    this.#shown = now
    this.#print(standing, this.#isTerminal ? '' : '\n')
  }

  end(standing: Standing): void {
    this.#print(standing, '\n')
  }

  #print(standing: Standing, ending: string): void {
    const line = describeStanding(standing, (performance.now() - this.#started) / 1000, this.#extent)
    this.#write(`${this.#isTerminal ? '\r\u{1b}[K' : ''}${line}${ending}`)
  }
}
