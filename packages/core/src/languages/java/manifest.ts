import type { Manifest } from '../language.ts'

/** The release of Maven's compiler plugin; Maven's default is as old as Maven. */
const COMPILER_PLUGIN = '3.16.0'

interface Artifact {
  readonly group: string
  readonly name: string
  readonly release: string
}

/** Returns the artifact in an install command. */
function artifactOf(install: string | null): Artifact | undefined {
  const [, group, name, release] = /-Dartifact=([^:\s]+):([^:\s]+):([^:"\s]+)/.exec(install ?? '') ?? []
  return group === undefined || name === undefined || release === undefined ? undefined : { group, name, release }
}

/** Returns how to add an artifact to a Java project: for `pom.xml` and for `build.gradle`. */
export function addArtifact(install: string): string | null {
  const artifact = artifactOf(install)
  if (artifact === undefined) return null
  const { group, name, release } = artifact
  const maven = [`<groupId>${group}</groupId>`, `<artifactId>${name}</artifactId>`, `<version>${release}</version>`]
  return `<dependency>${maven.join('')}</dependency>\nimplementation("${group}:${name}:${release}")`
}

/** `pom.xml` with the artifact in the install command. Maven finds its dependencies itself. */
export const pomXml: Manifest = {
  fileName: 'pom.xml',
  installCommand: 'mvn dependency:copy-dependencies "-DoutputDirectory=lib"',
  text(install, releaseOf) {
    const artifact = artifactOf(install)
    if (artifact === undefined) return undefined
    const { group, name, release } = artifact
    return `<project xmlns="http://maven.apache.org/POM/4.0.0">
  <modelVersion>4.0.0</modelVersion>

  <groupId>example</groupId>
  <artifactId>example</artifactId>
  <version>1</version>

  <properties>
    <maven.compiler.release>17</maven.compiler.release>
    <project.build.sourceEncoding>UTF-8</project.build.sourceEncoding>
  </properties>

  <build>
    <sourceDirectory>.</sourceDirectory>
    <plugins>
      <!-- By default, older Maven releases use a version that can't compile for Java 17. -->
      <plugin>
        <artifactId>maven-compiler-plugin</artifactId>
        <version>${COMPILER_PLUGIN}</version>
      </plugin>
    </plugins>
  </build>

  <dependencies>
    <dependency>
      <groupId>${group}</groupId>
      <artifactId>${name}</artifactId>
      <version>${releaseOf(`${group}:${name}`) ?? release}</version>
    </dependency>
  </dependencies>
</project>
`
  },
}
