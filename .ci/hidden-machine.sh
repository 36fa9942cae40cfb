#!/usr/bin/env bash
# Builds and tests the last commit where nothing is as a developer has it: the name of the folder, what stands in the folders
# above, the time zone, the language, the mode, the home folder, the fonts and who may read new files.
set -euo pipefail
project=$(cd "$(dirname "$0")/.." && pwd)
above=$(mktemp -d)
trap 'rm -rf "$above"' EXIT
folder="$above/a (1) [b] é"

git clone -q "$project" "$folder"
echo 'export default { plugins: { "of-somebody-else": {} } }' > "$above/postcss.config.mjs"
echo '{ "name": "of-somebody-else", "lockfileVersion": 3, "packages": {} }' > "$above/package-lock.json"
echo '{ "name": "of-somebody-else" }' > "$above/package.json"
cat > "$above/fonts.conf" << END
<fontconfig><dir>/usr/share/fonts/truetype/dejavu</dir><cachedir>$above/fonts</cachedir></fontconfig>
END
# Hard links, or copies where the temporary folder is on another disk. Pictures are taken over, because making them takes minutes.
for part in node_modules public/pictures public/cards; do
  cp -al "$project/$part" "$folder/$part" 2> /dev/null || cp -a "$project/$part" "$folder/$part"
done

cd "$folder"
umask 077
hidden() {
  env -i PATH="$PATH" HOME=/dev/null/nobody TZ=Pacific/Auckland LANG=tr_TR.UTF-8 NODE_ENV=development \
    FONTCONFIG_FILE="$above/fonts.conf" "$@"
}
echo "On a hidden machine, in $folder …"
hidden npm run --silent build > "$above/build.log" || { tail -n 40 "$above/build.log"; exit 1; }
unreadable=$(find out ! -perm -o=r)
[ -z "$unreadable" ] || { echo "A server cannot read: $unreadable"; exit 1; }
hidden npx --offline jest --ci --silent --reporters=summary
