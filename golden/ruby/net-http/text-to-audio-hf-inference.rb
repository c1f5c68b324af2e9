require "json"
require "net/http"

# Decodes a base64 file, or builds a WAV file from samples between -1 and 1.
def sound_file(audio, rate)
  return audio.unpack1("m") if audio.is_a?(String) && !audio.empty?

  channels = audio.first.is_a?(Array) ? audio : [audio]
  samples = channels.transpose.flatten.map { |sample| (32_767 * sample.clamp(-1, 1)).to_i }
  data = samples.pack("s<*")
  width = 2 * channels.length
  # 16 bytes: PCM, channels, samples a second, bytes a second, bytes at a time, bits of a sample
  format = [16, 1, channels.length, rate, width * rate, width, 16].pack("VvvVVvv")
  "RIFF#{[36 + data.length].pack("V")}WAVEfmt #{format}data#{[data.length].pack("V")}#{data}"
end

uri = URI("https://router.huggingface.co/hf-inference/models/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { inputs: "Slow piano over soft rain" }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

if response.main_type == "audio"
  extensions = { "audio/mpeg" => "mp3", "audio/wav" => "wav", "audio/x-wav" => "wav" }
  name = "audio.#{extensions.fetch(response.content_type, "flac")}"
  File.binwrite(name, response.body)
  puts "Saved #{name}"
else
  result = JSON.parse(response.body)
  File.binwrite("audio.wav", sound_file(result["audio"], result["sampling_rate"]))
  puts "Saved audio.wav"
  puts "sampling_rate #{result["sampling_rate"]}"
end
