import type { ComponentProps } from 'react'
import { STATE_FIELD } from '../../domain/configuration/state-field.ts'

/** The page's state, for links to an example's files. */
export interface StateAddress {
  /** The state as a query, such as `?provider=groq`. If it isn't complete, what's too long is missing. */
  readonly search: string
  readonly isComplete: boolean
  /** The complete state, of any length. */
  readonly state: string
}

interface FileLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The URL of the file, without a state. */
  readonly path: string
  readonly address: StateAddress
}

/** A link to a file of an example. If the state is too long for a URL, a form sends it, so that the file matches the page. */
export const FileLink = ({ path, address, ...others }: FileLinkProps) => (
  <a
    {...others}
    href={`${path}${address.search}`}
    onClick={(event) => {
      if (address.isComplete) return
      event.preventDefault()
      sendState(path, address.state)
    }}
  />
)

/** Requests a file with a separate form, since the links are inside the page's form. */
function sendState(path: string, state: string): void {
  const form = document.createElement('form')
  form.method = 'post'
  form.action = path
  const field = document.createElement('input')
  field.type = 'hidden'
  field.name = STATE_FIELD
  field.value = state
  form.append(field)
  document.body.append(form)
  form.submit()
  form.remove()
}
