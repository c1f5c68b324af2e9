import { inTurn, type Platform } from '../../../../call/platform.ts'

const RELEASE = '4.101.0'

/** The command that installs the client. Its own file is empty; the client is its dependency. */
export const installOn = (platform: Platform): string =>
  inTurn(
    platform,
    `mvn dependency:copy "-Dartifact=com.openai:openai-java:${RELEASE}:pom" "-DoutputDirectory=."`,
    `mvn -f openai-java-${RELEASE}.pom dependency:copy-dependencies "-DoutputDirectory=lib"`,
  )
