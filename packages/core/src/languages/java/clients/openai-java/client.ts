import type { Platform } from '../../../../call/platform.ts'
import type { Client } from '../../../clients/client.ts'
import { TEXT_GENERATION_ALONE } from '../../../clients/openai-client.ts'
import { unsupportedSurrogate } from '../main.ts'
import { chat } from './chat.ts'
import { completion } from './completion.ts'

const RELEASE = '4.101.0'

/** Its own file is empty: what it needs is the client. Windows PowerShell has no `&&`. */
const installOn = (platform: Platform): string =>
  [
    `mvn dependency:copy "-Dartifact=com.openai:openai-java:${RELEASE}:pom" "-DoutputDirectory=."`,
    `mvn -f openai-java-${RELEASE}.pom dependency:copy-dependencies "-DoutputDirectory=lib"`,
  ].join(platform === 'powershell' ? '; ' : ' && ')

const setUp = ({ platform }: { readonly platform: Platform }) => ({ install: installOn(platform) })

export const openaiJava: Client = {
  language: 'java',
  id: 'openai-java',
  order: 1,
  install: installOn('posix'),
  unsupported: unsupportedSurrogate,
  ...TEXT_GENERATION_ALONE,
  chat: { ...chat, setUp },
  task: { ...completion, setUp },
}
