import { inTurn, type Platform } from '../../../../call/platform.ts'

const GROUP = 'dev.langchain4j'
const RELEASE = '1.19.0'

/** Commands that bring an artifact of LangChain4j, and what that needs. */
const bring = (name: string): readonly string[] => [
  `mvn dependency:copy "-Dartifact=${GROUP}:${name}:${RELEASE}:pom" "-DoutputDirectory=."`,
  `mvn -f ${name}-${RELEASE}.pom dependency:copy "-Dartifact=${GROUP}:${name}:${RELEASE}" dependency:copy-dependencies "-DoutputDirectory=lib"`,
]

/** The command that brings LangChain4j’s part for OpenAI’s API, and what that needs. */
export const installOn = (platform: Platform): string => inTurn(platform, ...bring('langchain4j-open-ai'))

/** The same with AI services, which are a part of their own. */
export const installServicesOn = (platform: Platform): string =>
  inTurn(platform, ...bring('langchain4j-open-ai'), ...bring('langchain4j'))
