import type { Call, ChatCall } from '../../../../call/call.ts'
import type { Value } from '../../../../values/value.ts'
import { java } from '../../writer.ts'

export const OKHTTP = 'com.openai.client.okhttp.OpenAIOkHttpClient'

/** `RetryingHttpClient` of openai-java 4.101 holds the wish of a service within its own longest pause. */
export const unsupportedRobust = ({ form }: ChatCall): string | undefined =>
  form.robust ? 'the client waits 8 seconds at most before it asks again, however long it is asked to wait' : undefined

/** An answer may hold no choices, and the list of them may be read no further then. */
export const requireChoices = (indent: string): string => `${indent}if (completion.choices().isEmpty()) {
${indent}    throw new IllegalStateException("The answer holds no choices: " + completion);
${indent}}
`

export const THROWS = ' throws IOException'

/**
 * Makes `client`.
 *
 * @param moreHeaders headers beyond those that the client writes itself
 */
export const createClient = (
  { token, baseUrl }: Pick<Call, 'token' | 'baseUrl'>,
  moreHeaders: { readonly [name: string]: Value },
): string => `        var client = OpenAIOkHttpClient.builder()
                .baseUrl(${java.string(baseUrl)})
                .apiKey(${java.scalar(token)})
${Object.entries(moreHeaders)
  .map(([name, value]) => `                .putHeader(${java.string(name)}, ${java.string(String(value))})\n`)
  .join('')}                .build();
`
