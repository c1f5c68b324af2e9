import type { Transcript } from '../run/runner.ts'
import { type Finding, finding } from './finding.ts'

/**
 * Rule 5 for what a run leaves behind: hostile inputs try to create files and call other hosts, so anything that wasn't
 * announced is a finding.
 *
 * @param announced the files that the example says it writes
 */
export function judgeSideEffects(transcript: Transcript, announced: readonly string[]): Finding[] {
  const unexpected = transcript.madeFiles.map((file) => file.path).filter((path) => !announced.includes(path))
  return [
    ...unexpected.map((path) => finding(5, `creates or changes the file ${path}`)),
    ...transcript.strayFiles.map((path) => finding(5, `leaves the file ${path}`)),
    ...transcript.requests
      .filter((request) => request.service === null)
      .map((request) => finding(5, `calls ${request.method} ${request.url}, which is not expected`)),
    ...transcript.connectionErrors.map((error) => finding(5, `opens a connection that fails: ${error}`)),
  ]
}
