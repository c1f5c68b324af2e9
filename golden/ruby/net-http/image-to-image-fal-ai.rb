require "json"
require "net/http"
require "open-uri"

uri = URI("https://router.huggingface.co/fal-ai/acme/demo")
headers = {
  "Authorization" => "Bearer #{ENV.fetch("HF_TOKEN")}",
  "Content-Type" => "application/json"
}
image = "data:image/png;base64,#{[File.binread("cat.png")].pack("m0")}"
body = { prompt: "Turn the cat into a tiger.", image_url: image, image_urls: [image] }

response = Net::HTTP.start(uri.hostname, uri.port, use_ssl: true, read_timeout: 300) do |http|
  http.post(uri.request_uri, body.to_json, headers)
end
abort "#{response.code}: #{response.body}" unless response.is_a?(Net::HTTPSuccess)

result = JSON.parse(response.body)
url = result.dig("images", 0, "url")
abort "Unexpected file URL: #{url}" unless url.start_with?("https://")
file = URI(url).open
extensions = { "image/jpeg" => "jpg", "image/webp" => "webp" }
name = "image.#{extensions.fetch(file.content_type, "png")}"
File.binwrite(name, file.read)
puts "Saved #{name}"
