require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/fal-ai/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { text: "The last ferry leaves at ten tonight." }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
url = result.dig("audio", "url")
abort "Unexpected file URL: #{url}" unless url.start_with?("https://")
file = URI(url).open
extensions = { "audio/flac" => "flac", "audio/mpeg" => "mp3" }
name = "speech.#{extensions.fetch(file.content_type, "wav")}"
File.binwrite(name, file.read)
puts "Saved #{name}"
