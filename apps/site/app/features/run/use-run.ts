import type { InferenceRequest } from '@model-snippets/core'
import { useEffect, useRef, useState } from 'react'
import type { FileContents } from './request-body.ts'
import { type Run, sendRequest } from './send-request.ts'

/** Runs requests, one at a time. Leaving the page stops the running one. */
export function useRun() {
  const [run, setRun] = useState<Run>()
  const aborter = useRef<AbortController>(undefined)
  useEffect(() => () => aborter.current?.abort(), [])
  const isRunning = run?.phase === 'sending' || run?.phase === 'answering'

  const start = (request: InferenceRequest, token: string, files: FileContents): void => {
    aborter.current?.abort()
    const current = new AbortController()
    aborter.current = current
    // Pieces arrive faster than the screen can show them.
    let shown: Run | undefined
    const show = (next: Run): void => {
      const isWaiting = shown !== undefined
      shown = next
      if (isWaiting) return
      requestAnimationFrame(() => {
        if (aborter.current === current) setRun(shown)
        shown = undefined
      })
    }
    void sendRequest(request, { token, files, signal: current.signal, onProgress: show })
  }
  return { run, isRunning, start, stop: () => aborter.current?.abort() }
}
