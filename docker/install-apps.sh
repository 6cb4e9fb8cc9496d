#!/bin/sh
# SPDX-FileCopyrightText: 2026 The workplace apps contributors
# SPDX-License-Identifier: AGPL-3.0-or-later

# Runs once in the container, when Nextcloud has been installed: Team folders from the app store, then our packages,
# and the groups and the team folder that npm start makes too.

set -eu
cd /var/www/html

php occ app:install groupfolders
for package in /packages/*.tar.gz; do
	app=$(basename "$package" .tar.gz)
	tar -xzf "$package" -C custom_apps
	php occ app:enable "$app"
done

folder=$(php occ groupfolders:create Intranet)
php occ group:add intranet-admins
php occ group:add intranet-editors
php occ group:add intranet-users
php occ groupfolders:group "$folder" intranet-admins read write share delete
php occ groupfolders:group "$folder" intranet-editors read write delete
php occ groupfolders:group "$folder" intranet-users read
php occ groupfolders:permissions "$folder" --enable
php occ group:adduser intranet-admins admin
php occ group:adduser intranet-users admin
php occ background:cron
