require "json"
require "net/http"

uri = URI("https://router.huggingface.co/replicate/v1/models/acme/demo/predictions")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json",
  "Prefer" => "wait"
}
audio = "data:audio/flac;base64,#{[File.binread("speech.flac")].pack("m0")}"
body = { input: { audio: audio } }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
job = "https://router.huggingface.co/replicate#{URI(result.dig("urls", "get")).path}"
until result["output"]
  abort "No output: #{result["error"]}" if %w[succeeded failed canceled aborted].include?(result["status"])
  sleep 1
  response = Net::HTTP.get_response(URI(job), headers)
  abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)
  result = JSON.parse(response.body)
end

puts JSON.pretty_generate(result["output"])
