import com.sun.source.tree.IdentifierTree;
import com.sun.source.tree.ImportTree;
import com.sun.source.tree.LiteralTree;
import com.sun.source.tree.MemberSelectTree;
import com.sun.source.tree.MethodInvocationTree;
import com.sun.source.util.JavacTask;
import com.sun.source.util.TreeScanner;
import java.io.BufferedReader;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.net.URI;
import java.nio.charset.StandardCharsets;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.SimpleJavaFileObject;
import javax.tools.ToolProvider;
import org.json.JSONArray;
import org.json.JSONObject;

/** Reads Java examples without running them: a line of JSON asks, and a line of JSON answers. */
class Reader {
    public static void main(String[] args) throws IOException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                var facts = new JSONArray();
                for (var text : new JSONArray(line)) {
                    facts.put(read((String) text));
                }
                out.println(facts);
            }
        }
    }

    /** A program's text. */
    static class Source extends SimpleJavaFileObject {
        private final String text;

        Source(String text) {
            super(URI.create("string:///Example.java"), Kind.SOURCE);
            this.text = text;
        }

        @Override
        public CharSequence getCharContent(boolean ignoreEncodingErrors) {
            return text;
        }
    }

    static JSONObject read(String text) throws IOException {
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        var compiler = ToolProvider.getSystemJavaCompiler();
        var task = (JavacTask) compiler.getTask(
                null, null, diagnostics, List.of("-proc:none", "-Xlint:all"), null, List.of(new Source(text)));
        var facts = new Facts();
        for (var unit : task.parse()) {
            facts.scan(unit, null);
        }
        if (!diagnostics.getDiagnostics().isEmpty()) {
            var said = diagnostics.getDiagnostics().stream().map(Diagnostic::toString).collect(Collectors.joining("\n"));
            return new JSONObject(Map.of("error", said));
        }
        return new JSONObject()
                .put("error", JSONObject.NULL)
                .put("unusedImports", facts.imported.keySet().stream().filter(name -> !facts.used.contains(name)).toList())
                // The compiler takes none.
                .put("undefinedNames", List.of())
                .put("packages", facts.imported.values().stream()
                        .filter(name -> !name.startsWith("java.") && !name.startsWith("javax."))
                        .toList())
                .put("environment", facts.environment)
                .put("readsWholeEnvironment", facts.readsWholeEnvironment);
    }

    /** What is told of a program. */
    static class Facts extends TreeScanner<Void, Void> {
        /** Full names of classes and of what else is imported, by their last words. */
        final Map<String, String> imported = new LinkedHashMap<>();
        final Set<String> used = new HashSet<>();
        final Set<String> environment = new LinkedHashSet<>();
        boolean readsWholeEnvironment;

        @Override
        public Void visitImport(ImportTree tree, Void nothing) {
            var name = tree.getQualifiedIdentifier().toString();
            imported.put(name.substring(name.lastIndexOf('.') + 1), name);
            return null;
        }

        @Override
        public Void visitIdentifier(IdentifierTree tree, Void nothing) {
            used.add(tree.getName().toString());
            return super.visitIdentifier(tree, nothing);
        }

        @Override
        public Void visitMethodInvocation(MethodInvocationTree tree, Void nothing) {
            if (tree.getMethodSelect() instanceof MemberSelectTree method && method.getIdentifier().contentEquals("getenv")) {
                if (tree.getArguments().size() == 1
                        && tree.getArguments().get(0) instanceof LiteralTree literal
                        && literal.getValue() instanceof String name) {
                    environment.add(name);
                } else {
                    readsWholeEnvironment = true;
                }
            }
            return super.visitMethodInvocation(tree, nothing);
        }
    }
}
