/** The value of the button that sent a form. */
export function submitterValue(event: Event): string | undefined {
  const submitter = event instanceof SubmitEvent ? event.submitter : null
  return submitter instanceof HTMLButtonElement ? submitter.value : undefined
}
