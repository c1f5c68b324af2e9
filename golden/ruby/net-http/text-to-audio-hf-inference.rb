require "json"
require "net/http"

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

if response.content_type == "application/json"
  result = JSON.parse(response.body)
  abort "The sound came as numbers, and not as a file" unless result["audio"].is_a?(String)
  File.binwrite("audio.wav", result["audio"].unpack1("m"))
  puts "Saved audio.wav"
  puts "sampling_rate #{result["sampling_rate"]}"
else
  File.binwrite("audio.flac", response.body)
  puts "Saved audio.flac"
end
