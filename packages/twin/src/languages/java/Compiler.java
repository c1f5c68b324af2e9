import java.io.BufferedReader;
import java.io.ByteArrayInputStream;
import java.io.ByteArrayOutputStream;
import java.io.DataInputStream;
import java.io.DataOutputStream;
import java.io.IOException;
import java.io.InputStreamReader;
import java.io.PrintStream;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import javax.tools.Diagnostic;
import javax.tools.DiagnosticCollector;
import javax.tools.JavaFileObject;
import javax.tools.StandardJavaFileManager;
import javax.tools.ToolProvider;
import org.json.JSONObject;

/** Compiles Java examples: a line of JSON asks, and a line of JSON holds what the compiler says, warnings included. */
class Compiler {
    /** Classes whose pauses and limits an example takes from {@code Pauses}, so that its text stays as it is. */
    private static final Set<String> WITH_PAUSES =
            Set.of("java/lang/Thread", "java/time/Duration", "java/util/concurrent/TimeUnit");

    /** Libraries by their class path: opening them takes longer than to compile an example. */
    private static final Map<String, StandardJavaFileManager> OPENED = new HashMap<>();

    public static void main(String[] args) throws IOException {
        var out = new PrintStream(System.out, true, StandardCharsets.UTF_8);
        try (var lines = new BufferedReader(new InputStreamReader(System.in, StandardCharsets.UTF_8))) {
            for (var line = lines.readLine(); line != null; line = lines.readLine()) {
                var asked = new JSONObject(line);
                var said = compile(Path.of(asked.getString("folder")), asked.getString("classPath"));
                out.println(new JSONObject().put("complaint", said));
            }
        }
    }

    /** Compiles {@code Example.java} of a folder into the same folder. */
    static String compile(Path folder, String classPath) throws IOException {
        var compiler = ToolProvider.getSystemJavaCompiler();
        var diagnostics = new DiagnosticCollector<JavaFileObject>();
        // What is amiss with the libraries' own paths is not the example's.
        var options = List.of(
                "-proc:none", "-Xlint:all,-path", "-d", folder.toString(), "-cp", classPath, "-encoding", "UTF-8");
        var files = OPENED.computeIfAbsent(
                classPath, path -> compiler.getStandardFileManager(null, null, StandardCharsets.UTF_8));
        var sources = files.getJavaFileObjects(folder.resolve("Example.java"));
        compiler.getTask(null, files, diagnostics, options, null, sources).call();
        try (var classes = Files.newDirectoryStream(folder, "*.class")) {
            for (var file : classes) {
                Files.write(file, withPauses(Files.readAllBytes(file)));
            }
        }
        return diagnostics.getDiagnostics().stream().map(Diagnostic::toString).collect(Collectors.joining("\n"));
    }

    /** The bytes of a class in whose constants other classes are named. */
    static byte[] withPauses(byte[] bytes) throws IOException {
        var in = new DataInputStream(new ByteArrayInputStream(bytes));
        var result = new ByteArrayOutputStream();
        var out = new DataOutputStream(result);
        out.writeLong(in.readLong());
        var count = in.readUnsignedShort();
        out.writeShort(count);
        for (var index = 1; index < count; index++) {
            var tag = in.readUnsignedByte();
            out.writeByte(tag);
            if (tag == 1) {
                var text = in.readUTF();
                out.writeUTF(WITH_PAUSES.contains(text) ? "twin/Pauses" : text);
                continue;
            }
            out.write(in.readNBytes(sizeOf(tag)));
            if (tag == 5 || tag == 6) {
                // A number of eight bytes counts as two constants.
                index++;
            }
        }
        out.write(in.readAllBytes());
        return result.toByteArray();
    }

    /** Bytes of a constant: https://docs.oracle.com/javase/specs/jvms/se17/html/jvms-4.html#jvms-4.4. */
    static int sizeOf(int tag) {
        return switch (tag) {
            case 7, 8, 16, 19, 20 -> 2;
            case 15 -> 3;
            case 3, 4, 9, 10, 11, 12, 17, 18 -> 4;
            case 5, 6 -> 8;
            default -> throw new IllegalStateException("A class has a constant of the kind " + tag);
        };
    }
}
