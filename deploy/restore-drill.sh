#!/bin/sh
# Restores the newest copy in a folder into a database that exists for this alone, and says what it
# holds: a backup that has never been restored is none.
#   DATABASE_URL=… sh restore-drill.sh <folder>
# For PostgreSQL DATABASE_URL is that of the server's own database, beside which the other one is made;
# the role must be allowed to (ALTER ROLE website CREATEDB). The server's own is only looked at.
set -eu
umask 077
folder=$1
cd "$(dirname "$0")"

# Names are times: the last one is the newest.
newest=$(find "$folder" -maxdepth 1 -type f \( -name '*Z.db' -o -name '*Z.dump' \) | sort | tail -n 1)
if [ -z "$newest" ]; then
    echo "There is no copy in $folder." >&2
    exit 1
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# Not through a pipe, which would hide that the inbox cannot read the database.
count() {
    DATABASE_URL=$1 node inbox.js --json >"$scratch/list"
    wc -l <"$scratch/list"
}

case $newest in
    *.dump)
        drill=website_restore_drill
        # The last part of the path is the database.
        url=$(printf '%s' "$DATABASE_URL" | sed "s#/[^/?]*\([?].*\)\{0,1\}\$#/$drill\1#")
        # Left by a drill that was cut off.
        PGOPTIONS='--client-min-messages=warning' \
            psql --quiet --command "DROP DATABASE IF EXISTS $drill" "$DATABASE_URL"
        psql --quiet --command "CREATE DATABASE $drill" "$DATABASE_URL"
        trap 'rm -rf "$scratch"; psql --quiet --command "DROP DATABASE $drill" "$DATABASE_URL"' EXIT
        pg_restore --exit-on-error --no-owner --dbname "$url" "$newest"
        restored=$(count "$url")
        ;;
    *)
        cp "$newest" "$scratch/submissions.db"
        restored=$(count "file:$scratch/submissions.db")
        ;;
esac
present=$(count "$DATABASE_URL")
echo "$newest holds $restored submissions; the server has $present."
