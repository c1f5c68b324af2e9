import { data } from 'react-router'

/** Every address that is no page: the error boundary of the root shows it. */
export function loader(): never {
  throw data(null, 404)
}

export default function NotFound() {
  return null
}
