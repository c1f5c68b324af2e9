import { inTurn, type Platform } from '../../../../call/platform.ts'

const ARTIFACT = 'dev.langchain4j:langchain4j-open-ai:1.19.0'

/** The command that brings LangChain4j’s part for OpenAI’s API, and what that needs. */
export const installOn = (platform: Platform): string =>
  inTurn(
    platform,
    `mvn dependency:copy "-Dartifact=${ARTIFACT}:pom" "-DoutputDirectory=."`,
    `mvn -f langchain4j-open-ai-1.19.0.pom dependency:copy "-Dartifact=${ARTIFACT}" dependency:copy-dependencies "-DoutputDirectory=lib"`,
  )
