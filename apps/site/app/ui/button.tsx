import { clsx } from 'clsx'
import type { ComponentProps } from 'react'

interface ButtonStyle {
  readonly kind?: 'primary' | 'quiet' | 'bare' | undefined
  readonly size?: 'regular' | 'small' | 'icon' | undefined
}

/** The classes of a button or of a link that looks like one. Further utilities override them. */
export const buttonStyle = ({ kind = 'quiet', size = 'regular' }: ButtonStyle = {}): string =>
  `button button-${kind} button-${size}`

export const Button = ({
  kind,
  size,
  className,
  type = 'button',
  ...props
}: ComponentProps<'button'> & ButtonStyle) => (
  <button type={type} className={clsx(buttonStyle({ kind, size }), className)} {...props} />
)
