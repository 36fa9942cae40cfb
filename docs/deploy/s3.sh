#!/bin/sh
# Uploads out/ to S3 with the cache times and media types that docs/deploy.md asks for, assets first.
#   sh docs/deploy/s3.sh your-bucket YOUR_DISTRIBUTION_ID
set -eu
bucket="s3://$1"
distribution="$2"
immutable='public, max-age=31536000, immutable'

for folder in _next/static pictures cards charts fonts viewer; do
  aws s3 sync "out/$folder" "$bucket/$folder" --cache-control "$immutable" --exclude '*.avif'
done
# S3 does not know the type of these three kinds of files.
aws s3 sync out/pictures "$bucket/pictures" --exclude '*' --include '*.avif' \
  --content-type image/avif --cache-control "$immutable"
aws s3 cp out "$bucket" --recursive --cache-control no-cache --exclude '_*' --exclude 'pictures/*' \
  --exclude 'cards/*' --exclude 'charts/*' --exclude 'fonts/*' --exclude 'viewer/*'
# Route data begins with an underscore, too.
aws s3 cp out "$bucket" --recursive --cache-control no-cache --exclude '*' --include '__next*'
aws s3 cp out/feed.xml "$bucket/feed.xml" --cache-control no-cache \
  --content-type 'application/rss+xml; charset=utf-8'
aws s3 cp out/manifest.webmanifest "$bucket/manifest.webmanifest" --cache-control no-cache \
  --content-type application/manifest+json
aws cloudfront create-invalidation --distribution-id "$distribution" --paths '/*'
