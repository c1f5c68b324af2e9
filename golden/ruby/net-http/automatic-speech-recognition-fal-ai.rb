require "json"
require "net/http"

uri = URI("https://router.huggingface.co/fal-ai/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
audio = "data:audio/x-wav;base64,#{[File.binread("welcome.wav")].pack("m0")}"
body = { audio_url: audio }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

puts JSON.pretty_generate(JSON.parse(response.body))
