require "json"
require "net/http"

uri = URI("https://router.huggingface.co/deepinfra/v1/openai/audio/speech")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
body = { model: "acme/demo", input: "The last ferry leaves at ten tonight." }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

File.binwrite("speech.wav", response.body)
puts "Saved speech.wav"
