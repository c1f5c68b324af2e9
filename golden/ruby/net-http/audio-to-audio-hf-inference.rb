require "base64"
require "json"
require "net/http"

uri = URI("https://router.huggingface.co/hf-inference/models/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "audio/wav"
}
audio = File.binread("mixture.wav")

response = Net::HTTP.start(uri.host, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, audio, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
File.binwrite("audio.flac", Base64.decode64(result.dig(0, "blob")))
puts "Saved audio.flac"
