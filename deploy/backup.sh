#!/bin/sh
# Makes today's copy of the database in a folder, and deletes copies that have lain there for too long.
#   DATABASE_URL=… sh backup.sh <folder> [days]
# Ends with 1, and leaves earlier copies alone, where the copy cannot be made.
set -eu
umask 077
folder=$1
days=${2:-30}
cd "$(dirname "$0")"

copy=$folder/$(date -u +%Y-%m-%dT%H%M%SZ)
case $DATABASE_URL in
    postgres*)
        # Under its name once it is whole.
        trap 'rm -f "$copy.part"' EXIT
        pg_dump --format=custom --file="$copy.part" "$DATABASE_URL"
        mv "$copy.part" "$copy.dump"
        ;;
    *)
        node inbox.js --backup "$copy.db"
        ;;
esac
find "$folder" -maxdepth 1 -type f \( -name '????-??-??T??????Z.db' -o -name '????-??-??T??????Z.dump' \) \
    -mtime "+$days" -exec rm -- {} +
