import { createContext, use } from 'react'
import { DEFAULT_LABELS, type Labels } from './labels.ts'

/** The texts of all parts below it: `<LabelsContext value={germanLabels}>`. A part's own `labels` come first. */
export const LabelsContext = createContext<Labels>(DEFAULT_LABELS)

/** @param own the texts that the part was given */
export function useLabels(own: Labels | undefined): Labels {
  const labels = use(LabelsContext)
  return own ?? labels
}
