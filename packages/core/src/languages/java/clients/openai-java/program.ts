import type { Call } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { java } from '../../writer.ts'
import { LIMITED_CLIENT } from './robust.ts'

export const OKHTTP = 'com.openai.client.okhttp.OpenAIOkHttpClient'

/** An answer may hold no choices, and the list of them may be read no further then. */
export const requireChoices = (indent: string): string => `${indent}if (completion.choices().isEmpty()) {
${indent}    throw new IllegalStateException("The answer holds no choices: " + completion);
${indent}}
`

/** What `main` may throw, as it stands in its head: a robust program waits, and that can be interrupted. */
export function throwing(call: Call, readsOrWrites: boolean): string {
  const exceptions = [...(isRobust(call) ? ['InterruptedException'] : []), ...(readsOrWrites ? ['IOException'] : [])]
  return exceptions.length === 0 ? '' : ` throws ${exceptions.join(', ')}`
}

const isRobust = (call: Call): boolean => call.kind === 'chat' && call.form.robust

/**
 * Makes `client`.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 */
export const createClient = (
  call: Call,
  moreHeaders: { readonly [name: string]: Value },
): string => `        var client = OpenAIOkHttpClient.builder()
                .baseUrl(${java.string(call.baseUrl)})
                .apiKey(${java.scalar(call.token)})
${Object.entries(moreHeaders)
  .map(([name, value]) => `                .putHeader(${java.string(name)}, ${java.string(String(value))})\n`)
  .join('')}${isRobust(call) ? LIMITED_CLIENT : ''}                .build();
`
