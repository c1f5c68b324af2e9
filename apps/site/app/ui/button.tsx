import type { ComponentProps } from 'react'
import { mergeClasses } from './merge-classes.ts'

interface ButtonLook {
  readonly kind?: 'primary' | 'quiet' | 'bare'
  readonly size?: 'regular' | 'small' | 'icon'
}

/** The classes of what looks like a button. */
export const buttonStyle = ({ kind = 'quiet', size = 'regular' }: ButtonLook = {}): string =>
  `button button-${kind} button-${size}`

interface ButtonProps extends ComponentProps<'button'>, ButtonLook {}

export function Button({ kind = 'quiet', size = 'regular', className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={mergeClasses(buttonStyle({ kind, size }), className)} {...props} />
}
