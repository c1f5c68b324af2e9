import type { ComponentProps } from 'react'
import { tv, type VariantProps } from 'tailwind-variants/lite'
import { mergeClasses } from './merge-classes.ts'

export const buttonStyle = tv({
  base: 'inline-flex cursor-pointer items-center justify-center gap-2 rounded-md text-sm font-medium transition-colors focus-ring disabled:cursor-default disabled:opacity-40',
  variants: {
    kind: {
      primary: 'bg-ink text-paper hover:bg-ink/85',
      quiet: 'border border-line bg-surface text-ink hover:bg-raised',
      bare: 'text-muted hover:bg-raised hover:text-ink',
    },
    size: {
      regular: 'min-h-10 px-4',
      small: 'min-h-8 px-2.5 py-1',
      icon: 'size-8 p-0',
    },
  },
  defaultVariants: { kind: 'quiet', size: 'regular' },
})

interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonStyle> {}

export function Button({ kind, size, className, type = 'button', ...props }: ButtonProps) {
  return <button type={type} className={mergeClasses(buttonStyle({ kind, size }), className)} {...props} />
}
