import type { ComponentProps } from 'react'
import { STATE_FIELD } from '../../domain/configuration/state-field.ts'

/** Where a form of an example is: an address, or more than an address holds. */
export interface StateAddress {
  /** The address of the state, `?provider=groq`; without what is too long, when it is not complete. */
  readonly search: string
  readonly isComplete: boolean
  /** All of the state, however long it is. */
  readonly state: string
}

interface FileLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** The address of the file, without a state. */
  readonly path: string
  readonly address: StateAddress
}

/** A link to a file of an example. A state that does not fit its address is sent: the file holds all that is shown. */
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

/** Asks for a file by a form of its own: the page's form has the links inside it. */
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
