import { type ComponentProps, useLayoutEffect, useRef, useState } from 'react'

interface TextAreaProps extends Omit<ComponentProps<'textarea'>, 'value' | 'defaultValue' | 'onInput' | 'onChange'> {
  readonly value: string
  readonly onText: (text: string) => void
}

/** A text area whose element owns the text, so that hydration keeps what was typed before. */
export function TextArea({ value, onText, ...props }: TextAreaProps) {
  const element = useRef<HTMLTextAreaElement>(null)
  // React resets a text area on hydration if its default is the string that the server rendered. It leaves lists alone.
  const [initial] = useState(() => (import.meta.env.SSR ? value : [value]))
  const last = useRef(value)
  useLayoutEffect(() => {
    const { current } = element
    if (current !== null && value !== last.current && value !== current.value) current.value = value
    last.current = value
  }, [value])
  return (
    <textarea {...props} ref={element} defaultValue={initial} onInput={(event) => onText(event.currentTarget.value)} />
  )
}
