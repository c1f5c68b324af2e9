import type { Manifest } from '../language.ts'

/** `pom.xml`: the artifact that the install command names. Maven finds what it needs itself. */
export const pomXml: Manifest = {
  fileName: 'pom.xml',
  installCommand: 'mvn dependency:copy-dependencies "-DoutputDirectory=lib"',
  text(install, releaseOf) {
    const artifact = /-Dartifact=([^:\s]+):([^:\s]+):([^:"\s]+)/.exec(install ?? '')
    if (artifact === null) return undefined
    const [, group = '', name = '', release = ''] = artifact
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
