import { createContext, use, useMemo } from 'react'
import { DEFAULT_LABELS, type Labels, mergeLabels } from './labels.ts'

/**
 * Sets the labels of all components below it: `<LabelsContext value={germanLabels}>`. A component’s own `labels` win.
 */
export const LabelsContext = createContext<Partial<Labels>>(DEFAULT_LABELS)

/**
 * Returns the labels of a component.
 *
 * @param own its `labels` prop; missing labels come from the context
 */
export function useLabels(own: Partial<Labels> | undefined): Labels {
  const labels = use(LabelsContext)
  return useMemo(() => mergeLabels(labels, own), [labels, own])
}
