import java.net.URI;
import java.net.http.HttpClient;
import java.net.http.HttpRequest;
import java.net.http.HttpResponse.BodyHandlers;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Base64;
import java.util.Map;
import java.util.Objects;
import org.json.JSONArray;
import org.json.JSONObject;

class Example {
    public static void main(String[] args) throws Exception {
        var token = Objects.requireNonNull(System.getenv("HF_TOKEN"), "HF_TOKEN is not set");
        var body = """
            {"inputs": "The last ferry leaves at ten tonight."}
            """;
        var request = HttpRequest.newBuilder(URI.create("https://router.huggingface.co/hf-inference/models/acme/demo"))
                .header("Authorization", "Bearer " + token)
                .header("Content-Type", "application/json")
                .POST(HttpRequest.BodyPublishers.ofString(body))
                .build();

        var response = HttpClient.newHttpClient().send(request, BodyHandlers.ofByteArray());
        if (response.statusCode() / 100 != 2) {
            throw new RuntimeException(response.statusCode() + ": " + new String(response.body()));
        }

        var type = response.headers().firstValue("Content-Type").orElse("");
        if (type.startsWith("audio/")) {
            var extensions = Map.of("audio/mpeg", "mp3", "audio/wav", "wav", "audio/x-wav", "wav");
            var name = "speech." + extensions.getOrDefault(type, "flac");
            Files.write(Path.of(name), response.body());
            System.out.println("Saved " + name);
        } else {
            var answer = new JSONObject(new String(response.body()));
            var content = soundFile(answer.optQuery("/audio"), answer.getInt("sampling_rate"));
            Files.write(Path.of("speech.wav"), content);
            System.out.println("Saved speech.wav");
            System.out.println("sampling_rate " + answer.optQuery("/sampling_rate"));
        }
    }

    /** Decodes a base64 file, or builds a WAV file from samples between -1 and 1. */
    static byte[] soundFile(Object audio, int rate) {
        if (audio instanceof String encoded && !encoded.isEmpty()) {
            return Base64.getDecoder().decode(encoded);
        }
        var channels = (JSONArray) audio;
        if (!(channels.get(0) instanceof JSONArray)) {
            channels = new JSONArray().put(channels);
        }
        var length = channels.getJSONArray(0).length();
        var width = 2 * channels.length();
        var file = ByteBuffer.allocate(44 + width * length).order(ByteOrder.LITTLE_ENDIAN);
        file.put("RIFF".getBytes()).putInt(36 + width * length).put("WAVEfmt ".getBytes());
        // 16 bytes: PCM, channels, samples a second, bytes a second, bytes at a time, bits of a sample
        file.putInt(16).putShort((short) 1).putShort((short) channels.length());
        file.putInt(rate).putInt(width * rate).putShort((short) width).putShort((short) 16);
        file.put("data".getBytes()).putInt(width * length);
        for (var i = 0; i < length; i++) {
            for (var channel : channels) {
                var sample = ((JSONArray) channel).getDouble(i);
                file.putShort((short) (32767 * Math.max(-1, Math.min(1, sample))));
            }
        }
        return file.array();
    }
}
