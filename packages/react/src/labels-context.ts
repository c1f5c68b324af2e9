import { createContext, use, useMemo } from 'react'
import { DEFAULT_LABELS, type Labels, mergeLabels } from './labels.ts'

/** The texts of all parts below it: `<LabelsContext value={germanLabels}>`. A part's own `labels` come first. */
export const LabelsContext = createContext<Partial<Labels>>(DEFAULT_LABELS)

/** @param own the texts that the part was given; those that it was not given come from around it */
export function useLabels(own: Partial<Labels> | undefined): Labels {
  const labels = use(LabelsContext)
  return useMemo(() => mergeLabels(labels, own), [labels, own])
}
