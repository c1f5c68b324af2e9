require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/fal-ai/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
image = "data:image/jpeg;base64,#{[File.binread("street.jpg")].pack("m0")}"
body = { image_url: image, sync_mode: true }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
url = result.dig("image", "url")
abort "Unexpected file URL: #{url}" unless url.start_with?("https://", "data:")
if url.start_with?("data:")
  File.binwrite("mask.png", url.split(",").last.unpack1("m"))
else
  File.binwrite("mask.png", URI(url).read)
end
puts "Saved mask.png"
