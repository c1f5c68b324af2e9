import { itFindsNothingInExamples, itSees } from '../../testing/linters.ts'
import { java } from './language.ts'
import { javaLinter } from './linter.ts'

itFindsNothingInExamples(java)

itSees(javaLinter, [
  [
    `import java.util.List;

class Example {
    public static void main(String[] args) {
        List list = List.of(args);
        System.out.println(list);
    }
}
`,
    'found raw type: java.util.List',
  ],
])
