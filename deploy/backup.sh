#!/bin/sh
# Copies the database into a folder. Deletes complete and partial copies there that are older than
# `days` (default 30).
#   DATABASE_URL=… sh backup.sh <folder> [days]
# If the copy fails, exits with an error and deletes no earlier copies.
set -eu
umask 077
folder=$1
days=${2:-30}
cd "$(dirname "$0")"

copy=$folder/$(date -u +%Y-%m-%dT%H%M%SZ)
case $DATABASE_URL in
    postgres*)
        # The copy gets its final name only when it is complete.
        trap 'rm -f "$copy.part"' EXIT
        pg_dump --format=custom --file="$copy.part" "$DATABASE_URL"
        mv "$copy.part" "$copy.dump"
        ;;
    *)
        node inbox.js --backup "$copy.db"
        ;;
esac
find "$folder" -maxdepth 1 -type f \( -name '????-??-??T??????Z.db' -o -name '????-??-??T??????Z.dump' \
    -o -name '????-??-??T??????Z*.part*' \) \
    -mmin "+$((days * 1440))" -exec rm -- {} +
