require "json"
require "net/http"

uri = URI("https://router.huggingface.co/together/v1/audio/transcriptions")
headers = { "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}" }
audio = File.open("speech.flac", "rb")
request = Net::HTTP::Post.new(uri, headers)
request.set_form([
  ["model", "acme/demo"],
  ["file", audio, { filename: "audio.flac", content_type: "audio/flac" }]
], "multipart/form-data")

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.request(request)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

puts JSON.pretty_generate(JSON.parse(response.body))
