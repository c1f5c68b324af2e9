import { type ReactNode, useState } from 'react'

interface OnceShownProps {
  readonly isShown: boolean
  readonly children: ReactNode
}

/** What is not written before it is shown, and stays from then on. */
export function OnceShown({ isShown, children }: OnceShownProps) {
  const [wasShown, setWasShown] = useState(isShown)
  if (isShown && !wasShown) setWasShown(true)
  return isShown || wasShown ? children : null
}
