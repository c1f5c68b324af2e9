require "base64"
require "json"
require "net/http"

uri = URI("https://router.huggingface.co/hf-inference/models/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "audio/wav"
}
audio = File.binread("mixture.wav")

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, audio, headers)
end
unless response.is_a?(Net::HTTPSuccess)
  abort "#{response.code} #{response.message}: #{response.body}"
end

result = JSON.parse(response.body)
data = result.dig(0, "blob")
abort "The answer holds no result: #{response.body}" unless data

File.binwrite("audio.flac", Base64.decode64(data))
puts "Saved audio.flac"
