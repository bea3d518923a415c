#!/bin/sh
# Restores the newest copy in a folder into a temporary database. Prints how many submissions the
# copy and the website's database contain.
#   DATABASE_URL=… sh restore-drill.sh <folder>
# For PostgreSQL, DATABASE_URL names the website's database, which is only read. The temporary
# database is created beside it, so the role needs CREATEDB (ALTER ROLE website CREATEDB).
set -eu
umask 077
folder=$1
cd "$(dirname "$0")"

# Copies are named after their time, so the last name is the newest.
newest=$(find "$folder" -maxdepth 1 -type f \( -name '*Z.db' -o -name '*Z.dump' \) | sort | tail -n 1)
if [ -z "$newest" ]; then
    echo "There is no copy in $folder." >&2
    exit 1
fi

scratch=$(mktemp -d)
trap 'rm -rf "$scratch"' EXIT

# A pipe would hide a failure of inbox.js.
count() {
    DATABASE_URL=$1 node inbox.js --json >"$scratch/list"
    wc -l <"$scratch/list"
}

case $newest in
    *.dump)
        drill=website_restore_drill
        # Replaces the database name, the last part of the URL's path.
        url=$(printf '%s' "$DATABASE_URL" | sed "s#/[^/?]*\([?].*\)\{0,1\}\$#/$drill\1#")
        # An interrupted drill may have left its database behind.
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
echo "$newest contains $restored submissions; the server has $present."
